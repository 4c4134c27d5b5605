import { expect, test } from 'vitest'
import { duty, factsWith, told, value } from '../../../../tests/source-facts.ts'
import type { PpeEvent } from '../../../obligations/subject.ts'

const ppe = (name: string, event: PpeEvent, norm: string | null, ...days: readonly string[]) =>
  duty({ section: 'ppe', name, quantity: 2, unit: 'pair', event, norm, size: null }, ...days)

test('what was issued and not returned by the day is told, with its norm where there is one', () => {
  const facts = factsWith([
    ppe('Перчатки', 'issuance', '783', '2026-06-01'),
    ppe('Сапоги', 'issuance', null, '2026-01-10'),
    ppe('Каска', 'issuance', null, '2025-01-10'),
    ppe('Каска', 'return', null, '2026-01-10'),
    ppe('Очки', 'issuance', null, '2026-11-21'),
  ])
  expect(told('ppe.held', facts)).toEqual({
    value: 'Сапоги — 2\u00a0пары, выдано 10.01.2026; Перчатки — 2\u00a0пары, норма 783, выдано 01.06.2026',
    from: 'из выдач СИЗ: 2 поз.',
  })
})

test('assigned and not issued differs from not assigned', () => {
  expect(told('ppe.held', factsWith([ppe('Каска', 'issuance', null)]))).toEqual({
    value: 'не выдавались',
    from: 'в обязательствах работника СИЗ назначены, выдач нет',
  })
  expect(told('ppe.held', factsWith([]))).toEqual({
    value: 'не предусмотрены',
    from: 'в обязательствах работника нет норм выдачи СИЗ',
  })
})

test('a return without an issuance counts as nothing held', () => {
  expect(value('ppe.held', factsWith([ppe('Каска', 'return', null, '2026-01-10')]))).toBe('не предусмотрены')
})
