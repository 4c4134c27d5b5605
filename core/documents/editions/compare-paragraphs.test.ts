import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareParagraphs, isChanged } from './compare-paragraphs.ts'

const told = (before: readonly string[], after: readonly string[]) =>
  compareParagraphs(before, after).map((pair) =>
    isChanged(pair) ? `${pair.before ?? ''} → ${pair.after ?? ''}` : pair.before,
  )

test('what both texts have stands once, in its place', () => {
  expect(told(['а', 'б', 'в'], ['а', 'б', 'в'])).toEqual(['а', 'б', 'в'])
  expect(told(['а', 'в'], ['а', 'б', 'в'])).toEqual(['а', ' → б', 'в'])
  expect(told(['а', 'б', 'в'], ['а', 'в'])).toEqual(['а', 'б → ', 'в'])
  expect(told([], ['а'])).toEqual([' → а'])
  expect(told(['а'], [])).toEqual(['а → '])
  expect(told(['а', 'а'], ['а'])).toEqual(['а', 'а → '])
  expect(told(['а'], ['а', 'а'])).toEqual(['а', ' → а'])
  expect(told([], [])).toEqual([])
})

test('a paragraph that was changed stands beside what it was, another one does not', () => {
  expect(told(['Срок один год.', 'конец'], ['Срок три года.', 'конец'])).toEqual([
    'Срок один год. → Срок три года.',
    'конец',
  ])
  expect(told(['Обучение вводное.'], ['Медосмотр ежегодный.'])).toEqual([
    'Обучение вводное. → ',
    ' → Медосмотр ежегодный.',
  ])
  expect(told(['один два три'], ['один четыре пять'])).toEqual(['один два три → один четыре пять'])
  expect(told(['один два три четыре'], ['один пять'])).toHaveLength(2)
})

test('the longest common part is kept between changes', () => {
  expect(told(['x1', 'а', 'б', 'в', 'x2'], ['y1', 'б', 'в', 'а', 'y2'])).toEqual([
    'x1 → ',
    ' → y1',
    'а → ',
    'б',
    'в',
    'x2 → ',
    ' → а',
    ' → y2',
  ])
  expect(told(['а', 'б'], ['б', 'а'])).toEqual(['а → ', 'б', ' → а'])
  expect(told(['1', '2', '3'], ['2', '3', '1'])).toEqual(['1 → ', '2', '3', ' → 1'])
  expect(told(['2', '3', '1'], ['1', '2', '3'])).toEqual([' → 1', '2', '3', '1 → '])
  expect(told(['а', 'б', 'в'], ['г', 'в', 'а', 'б'])).toEqual([' → г', ' → в', 'а', 'б', 'в → '])
})

/** How many of both can be kept in their order, looked for in every way. */
function countKept(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0
  if (a[0] === b[0]) return 1 + countKept(a.slice(1), b.slice(1))
  return Math.max(countKept(a.slice(1), b), countKept(a, b.slice(1)))
}

test('as many are kept as can be', () => {
  const some = fc.array(fc.constantFrom('а', 'б', 'в'), { maxLength: 7 })
  fc.assert(
    fc.property(some, some, (before, after) => {
      const kept = compareParagraphs(before, after).filter((pair) => !isChanged(pair))
      expect(kept).toHaveLength(countKept(before, after))
    }),
    { numRuns: 300 },
  )
})

test('texts too long to be looked through are put beside each other by places', () => {
  const rows = (of: string, count: number) => Array.from({ length: count }, (_, at) => `${of}${at}`)
  const pairs = compareParagraphs(rows('было', 2001), rows('стало', 2000))
  expect([pairs[0], pairs[1999], pairs[2000], pairs.length]).toEqual([
    { before: 'было0', after: 'стало0' },
    { before: 'было1999', after: 'стало1999' },
    { before: 'было2000', after: null },
    2001,
  ])
  const fewer = compareParagraphs(rows('было', 2000), rows('стало', 2000))
  expect(fewer).toHaveLength(4000)
})
