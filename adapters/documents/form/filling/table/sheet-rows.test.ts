import { expect, test } from 'vitest'
import { countTextLines } from '../../../paper/text-lines.ts'
import { fitSheetRows } from './sheet-rows.ts'

const headsOf = (...texts: readonly string[]) => [{ cells: texts.map((text) => ({ text })) }]
const table = { widths: [50, 50], heads: headsOf('№', 'Подпись'), size: 10, height: 10 }

test('rows fill a lying sheet under the heads, with less than half a row left', () => {
  const { rows, height } = fitSheetRows(table, true)
  expect(rows).toBe(15)
  const left = 170 - 16.5 / 2.8346 - rows * height
  expect(left).toBeGreaterThan(height * 0.4)
  expect(left).toBeLessThan(height * 0.6)
  expect(fitSheetRows(table, false).rows).toBeGreaterThan(rows)
})

test('heads of several lines leave room for fewer rows; there is one at least', () => {
  const long = headsOf('№', 'Фамилия, имя, отчество работника, его должность '.repeat(8))
  expect(fitSheetRows({ ...table, heads: long }, true).rows).toBeLessThan(15)
  expect(fitSheetRows({ ...table, height: 500 }, true).rows).toBe(1)
})

test('a head over two rows counts once, one over two columns has the room of both', () => {
  const text = 'Отметка о прохождении обучения'
  const joined = { ...table, widths: [5, 5, 90], heads: [{ cells: [{ text, columns: 2 }, { text: '' }] }] }
  const tall = { ...joined, heads: [{ cells: [{ text, rows: 2 }, { text: '' }, { text: '' }] }] }
  const narrow = { ...joined, heads: [{ cells: [{ text }, { text: '' }, { text: '' }] }] }
  const [one, two, three] = [tall, joined, narrow].map(
    (one) => fitSheetRows({ ...one, height: 4 }, true).rows,
  )
  expect(one).toBeGreaterThan(two ?? 0)
  expect(two).toBeGreaterThan(three ?? 0)
})

test('words are broken at blanks and hyphens, and where one is wider than its column', () => {
  expect(countTextLines('Дата', 10, 100)).toBe(1)
  expect(countTextLines('Дата проверки', 10, 45)).toBe(2)
  expect(countTextLines('наряд-допуск', 10, 45)).toBe(2)
  expect(countTextLines('нетрудоспособность', 10, 45)).toBe(2)
  expect(countTextLines('а\nб', 10, 45)).toBe(2)
})
