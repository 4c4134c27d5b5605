import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listUnits } from './break-units.ts'
import { breakLines, HYPHEN } from './broken-lines.ts'
import { listBreaks } from './hyphenation.ts'
import letters from './letter-widths.json' with { type: 'json' }
import { widthOf } from './letter-widths.ts'

const broken = (text: string, width: number, rest = {}) =>
  breakLines([{ text }], { width, size: 12, ...rest })
    .map((run) => run.text)
    .join('')

const split = (word: string) =>
  listBreaks(word, 0, word.length).reduceRight(
    (said, { at }) => `${said.slice(0, at)}|${said.slice(at)}`,
    word,
  )

test('words are broken as Russian is, a compound at its own hyphen; capitals, short and foreign words are not', () => {
  expect(split('медицинских')).toBe('ме|ди|цин|ских')
  expect(split('наряд\u2011допуск')).toBe('на|ряд\u2011|до|пуск')
  expect(['ГОСТ', 'СУОТ', 'цеха', 'safety', 'ivanov@организация.рф', '3\u2011х'].map(split)).toEqual([
    'ГОСТ',
    'СУОТ',
    'цеха',
    'safety',
    'ivanov@организация.рф',
    '3\u2011х',
  ])
})

test('a hyphen ends a line, where the word has no room and part of it has', () => {
  const text = 'организация обязательных медицинских осмотров'
  expect(broken(text, 1000)).toBe(text)
  const first = 'организация обяза\u2010тельных медицинских осмотров'
  expect(broken(text, 120)).toBe(first)
  expect(broken(text, 120, { indent: 35 })).toBe('организация обязательных меди\u2010цинских осмотров')
  expect(broken(text, 120, { bold: true })).toBe(first.replace('инских', 'ин\u2010ских'))
  expect(broken(text, 40)).toBe(
    'органи\u2010зация обяза\u2010тель\u2010ных меди\u2010цин\u2010ских осмот\u2010ров',
  )
  expect(broken(`слово\n${text}`, 120)).toBe(`слово\n${first}`)
})

test('a word keeps its own hyphen, and one of two styles is broken in its run', () => {
  expect(broken('выдан наряд\u2011допуск', 70)).toBe('выдан наряд-допуск')
  const runs = breakLines([{ text: 'выдан ' }, { text: 'наряд на организацию', bold: true }], {
    width: 120,
    size: 12,
  })
  expect(runs).toEqual([{ text: 'выдан ' }, { text: 'наряд на орга\u2010низацию', bold: true }])
})

test('what is not sure to be broken alike is left alone', () => {
  const text = 'организация обязательных медицинских осмотров'
  for (const odd of ['?а', ' / б', '\u4e00']) expect(broken(text + odd, 60)).toBe(text + odd)
})

const ofPdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'))

test('lines may be broken where pdfmake breaks them', () => {
  const Breaker: new (text: string) => { nextBreak(): { readonly position: number } | null } =
    ofPdfmake('linebreak')
  const placesOf = (text: string) => {
    const breaker = new Breaker(text)
    const places: number[] = []
    for (let one = breaker.nextBreak(); one !== null; one = breaker.nextBreak()) places.push(one.position)
    return places
  }
  const unit = fc.constantFrom(...'абЯ12xY \u00a0.,;:!?()«»"\'-–—/№%…°+=_\u2011·*@#&[]|')
  fc.assert(
    fc.property(fc.array(unit, { minLength: 2, maxLength: 9 }), (middle) => {
      const text = `аб${middle.join('')}вг`
      const units = listUnits(text)
      fc.pre(units !== null)
      expect(units.flatMap(({ from, to }) => (to > from ? [to] : []))).toEqual(placesOf(text))
    }),
    { numRuns: 3000, maxSkipsPerRun: 1000 },
  )
})

test('letters are as wide as the fonts have them', () => {
  const fontkit: {
    openSync(path: string): { glyphForCodePoint(code: number): { readonly advanceWidth: number } }
  } = ofPdfmake('fontkit')
  for (const [name, style] of [
    ['400Regular', {}],
    ['700Bold', { bold: true }],
    ['400Regular_Italic', { italic: true }],
    ['700Bold_Italic', { bold: true, italic: true }],
  ] as const) {
    const path = fileURLToPath(import.meta.resolve(`@expo-google-fonts/tinos/${name}/Tinos_${name}.ttf`))
    const font = fontkit.openSync(path)
    for (const letter of letters.letters)
      expect(widthOf(letter, 2048, { text: '', ...style })).toBe(
        font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
      )
  }
  expect(widthOf(HYPHEN, 12, { text: '' })).toBeCloseTo(4)
  expect(widthOf('\u4e00', 12, { text: '' })).toBeNull()
})
