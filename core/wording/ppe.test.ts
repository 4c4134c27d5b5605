import { expect, test } from 'vitest'
import { explainNorm } from './law/explain-norm.ts'
import { formatPieces } from './ppe.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

test('PPE is counted in its unit', () => {
  expect(plain(formatPieces(2, 'piece'))).toBe('2 шт.')
  expect([1, 2, 12, 21].map((count) => plain(formatPieces(count, 'pair')))).toEqual([
    '1 пара',
    '2 пары',
    '12 пар',
    '21 пара',
  ])
  expect([1, 3, 11].map((count) => plain(formatPieces(count, 'set')))).toEqual([
    '1 комплект',
    '3 комплекта',
    '11 комплектов',
  ])
})

test('a point of the norms says whose it is, and never more surely than it is known', () => {
  expect(explainNorm('783')).toBe(
    'П. 783 ЕТН: Водитель автомобиля. Перечень по пункту сверьте с приказом № 767н',
  )
  expect(explainNorm('п. 783')).toContain('Водитель автомобиля')
  expect(explainNorm('4932')).toMatch(/^П. 4932 ЕТН: Уборщик.*вписана по памяти/)
  expect(explainNorm('1473')).toBe('П. 1473 ЕТН: Каменщик. Перечень по пункту сверьте с приказом № 767н')
  expect(explainNorm(' пункт 4848 ЕТН ')).toBe(
    'П. 4848 приложения № 1 к приказу № 767н. Чьи это нормы и что выдают, сверьте с ним',
  )
  expect(explainNorm('прил. 2, п. 1')).toBe('Норма вписана по памяти, сверьте с приказом № 767н')
  expect(explainNorm(' ')).toBe('')
})
