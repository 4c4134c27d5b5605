import { expect, test } from 'vitest'
import { parseText, readDigits } from './text.ts'

const line = { max: 10, required: true }

test('ends are trimmed, runs of blanks and line breaks become one space', () => {
  expect(parseText('  а \t\n б\u00a0\u00a0в ', line)).toEqual({ ok: true, value: 'а б в' })
})

test('blank text is refused only where it is required', () => {
  for (const blank of ['', '   ', '\n', null, undefined]) {
    expect(parseText(blank, line)).toEqual({ ok: false, error: { code: 'text/required' } })
    expect(parseText(blank, { ...line, required: false })).toEqual({ ok: true, value: '' })
  }
})

test('NUL, other control characters, invisible and broken ones are refused', () => {
  for (const bad of ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085x\u0086', '\u200b', '\u202e', '\ud800'])
    expect(parseText(`а${bad}б`, line)).toEqual({ ok: false, error: { code: 'text/forbidden-character' } })
  expect(parseText('№ «ё» — ₽', line).ok).toBe(true)
})

test('length is counted in characters, after trimming', () => {
  expect(parseText(` ${'😀'.repeat(10)} `, line).ok).toBe(true)
  expect(parseText('а'.repeat(11), line)).toEqual({ ok: false, error: { code: 'text/too-long', max: 10 } })
  expect(parseText('и\u0306'.repeat(10), line)).toEqual({ ok: true, value: 'й'.repeat(10) })
})

test('a number is taken as its digits, other things are no text', () => {
  expect(parseText(62.01, line)).toEqual({ ok: true, value: '62.01' })
  for (const thing of [{}, [], true, Number.NaN])
    expect(parseText(thing, line)).toEqual({ ok: false, error: { code: 'text/not-text' } })
})

test('digits are read through blanks and dashes, and through nothing else', () => {
  expect(readDigits(' 112-233 445\u00a0—95 ')).toBe('11223344595')
  expect(readDigits(42)).toBe('42')
  for (const thing of ['12.5', '1e3', '+7', 'ab', 1.5, -1, 1e21, null]) expect(readDigits(thing)).toBeNull()
})

test('what is longer than any text of the length, as it may be composed, is not looked at', () => {
  expect(parseText('а'.repeat(100_000), line)).toEqual({
    ok: false,
    error: { code: 'text/too-long', max: 10 },
  })
  expect(parseText('и\u0306'.repeat(10), line)).toEqual({ ok: true, value: 'й'.repeat(10) })
})

test('digits come from a number too, of a hundred characters at most', () => {
  expect([readDigits(0), readDigits(-1), readDigits(1.5)]).toEqual(['0', null, null])
  expect(readDigits('1'.repeat(100))).toBe('1'.repeat(100))
  expect(readDigits('1'.repeat(101))).toBeNull()
})

test('four signs may make one letter, and so forty make ten', () => {
  expect(parseText('\u03b1\u0313\u0300\u0345'.repeat(10), line)).toMatchObject({ ok: true })
})

test.each([
  ['a soft hyphen', '\u00ad'],
  ['a mark of Arabic', '\u061c'],
  ['a separator of Mongolian', '\u180e'],
  ['a joiner of letters', '\u034f'],
  ['a variation selector', '\ufe0f'],
  ['a private sign', '\ue000'],
  ['a bullet of a document', '\uf0b7'],
  ['a filler of Korean', '\u3164'],
  ['a place of an object', '\ufffc'],
  ['a selector of the upper planes', '\u{e0100}'],
  ['a tag', '\u{e0041}'],
  ['a private sign of the upper planes', '\u{f0000}'],
])('%s inside a word, and beside it, is dropped', (_, sign) => {
  expect(parseText(`Ива${sign}нов`, line)).toEqual({ ok: true, value: 'Иванов' })
  expect(parseText(`${sign}Иван ${sign} Ли${sign}`, line)).toEqual({ ok: true, value: 'Иван Ли' })
  expect(parseText(`и${sign}\u0306`, line)).toEqual({ ok: true, value: 'й' })
  expect(parseText(sign, line)).toEqual({ ok: false, error: { code: 'text/required' } })
  expect(readDigits(`112${sign}233`)).toBe('112233')
})

test('what is seen stays: dashes, no-break hyphens, signs of other scripts', () => {
  for (const text of ['а‑б', 'а—б', '₽ № «»', 'Ґ ї', '한국어', 'ﬁ', '😊'])
    expect(parseText(text, line)).toEqual({ ok: true, value: text })
})
