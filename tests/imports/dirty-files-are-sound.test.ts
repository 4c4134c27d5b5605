// @vitest-environment jsdom
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findingsOf, findValidator } from '#tests/forms/open-xml-validator.ts'
import { makeDirtyFiles, makeOneCFiles } from './dirty-files.ts'
import { readPlainly } from './read-plainly.ts'

const seed = 13
const plain = makeDirtyFiles({ seed, count: 60 })
const oneC = makeOneCFiles({ seed })
/** XML of a big file takes the test's parser seconds. */
const read = [...plain, ...oneC].filter(({ bytes }) => bytes.length < 9000)

/** Letters alone, those that look alike as one: heads are dressed in other cases, marks, blanks and letters. */
const fold = (words: string): string =>
  [
    ...words
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[^\p{L}\p{N}№]/gu, ''),
  ]
    .map((letter) => 'аеорсхвкмнт'['aeopcxbkmht'.indexOf(letter)] ?? letter)
    .join('')

test('the same seed makes the same files, another one others', () => {
  const [first] = makeDirtyFiles({ seed, count: 1 })
  expect(first).toEqual(plain[0])
  const again = makeDirtyFiles({ seed, count: 8 })
  again.forEach(({ bytes, truth }, i) => {
    expect(Buffer.from(bytes).equals(plain[i]?.bytes ?? new Uint8Array())).toBe(true)
    expect(truth).toEqual(plain[i]?.truth)
  })
  const [other] = makeDirtyFiles({ seed: seed + 1, count: 1 })
  expect(other?.truth.people).not.toEqual(first?.truth.people)
  expect(makeOneCFiles({ seed }).map(({ truth }) => truth.layout)).toEqual(
    oneC.map(({ truth }) => truth.layout),
  )
  expect(new Set(oneC.map(({ truth }) => truth.layout)).size).toBe(20)
})

test('among so many files there is each kind of dirt', () => {
  const all = makeDirtyFiles({ seed: 1, count: 120 }).map(({ truth }) => truth)
  expect(new Set(all.map(({ format }) => format))).toEqual(new Set(['xlsx', 'ods', 'csv']))
  expect(new Set(all.flatMap(({ refusals }) => refusals.map(({ why }) => why))).size).toBeGreaterThan(7)
  expect(new Set(all.flatMap(({ doubles }) => doubles.map(({ why }) => why))).size).toBe(3)
  expect(new Set(all.flatMap(({ sheets }) => sheets.map(({ holds }) => holds))).size).toBe(4)
  const spoilt = new Set(all.flatMap((truth) => truth.spoilt))
  for (const dirt of [
    'windows-1251',
    'е for ё',
    'Latin letters that look Cyrillic',
    'names in upper case',
    'days from 1904',
  ])
    expect(spoilt).toContain(dirt)
})

describe('the truth lies in the file where it says', () => {
  test('of enough files of each format', () => {
    for (const format of ['xlsx', 'ods', 'csv'])
      expect(read.filter(({ truth }) => truth.format === format).length).toBeGreaterThan(5)
  })

  test.each(read.map((file) => [file.name, file] as const))('%s', (_, file) => {
    const sheets = readPlainly(file)
    const { truth } = file
    const cell = (sheet: number, row: number, column: number) => sheets[sheet]?.[row - 1]?.[column] ?? ''
    for (const { sheet, column, head } of truth.columns) {
      const first = truth.sheets[sheet]?.head?.first ?? 0
      expect(fold(cell(sheet, first + head.length - 1, column))).toBe(fold(head.at(-1) ?? ''))
    }
    for (const { sheet, row, column, shown, why } of truth.refusals)
      if (why !== 'error value') expect(cell(sheet, row, column)).toBe(shown)
    for (const { sheet, row, values } of truth.records) {
      const name = truth.columns.find(
        (column) => column.sheet === sheet && ['fullName', 'lastName'].includes(column.meanings[0]),
      )
      const surname = values.lastName ?? values.initials?.split(' ')[0] ?? ''
      expect(fold(cell(sheet, row, name?.column ?? -1))).toContain(fold(surname))
    }
  })
})

describe('Excel would open them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dirty-files-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const validator = findValidator()
  const books = [...plain.slice(0, 7), ...oneC.slice(4, 6)].filter(({ truth }) => truth.format === 'xlsx')

  test.skipIf(validator === null)('says the Open XML SDK', async () => {
    expect(books.length).toBeGreaterThan(3)
    const files = books.map(({ bytes }, i) => {
      writeFileSync(join(folder, `${i}.xlsx`), bytes)
      return join(folder, `${i}.xlsx`)
    })
    const findings = await Promise.all(files.map((file) => findingsOf(validator ?? '', file)))
    expect(findings.flat()).toEqual([])
  })
})
