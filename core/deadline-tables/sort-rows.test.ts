import { expect, test } from 'vitest'
import { anOverdueRow, day } from '../../tests/examples.ts'
import type { Subject } from '../obligations/subject.ts'
import type { DeadlineRow, DeadlineSort } from './deadline-table.ts'
import { makeRowOrder, rankRisk, takePpeName } from './sort-rows.ts'

const ppe = (name: string, event: 'issuance' | 'return' = 'issuance'): Subject => ({
  section: 'ppe',
  name,
  quantity: 1,
  unit: 'piece',
  norm: null,
  size: null,
  event,
})

const tableRow = (id: number, changes: Partial<DeadlineRow> = {}): DeadlineRow => ({
  ...anOverdueRow(id),
  deadline: day('2026-04-10'),
  overdue: false,
  fullName: 'Абрамова Вера',
  ...changes,
})

const sorted = (sort: DeadlineSort, ...rows: readonly DeadlineRow[]) =>
  [rows, rows.toReversed()].map((some) =>
    some.toSorted(makeRowOrder(sort)).map(({ obligationId }) => obligationId),
  )

const inOrder = (...ids: readonly number[]) => [ids, ids]

test('ties go by deadline, then by full name, then by age', () => {
  const rows = [
    tableRow(4, { deadline: day('2026-04-11') }),
    tableRow(3, { fullName: 'Белова Вера' }),
    tableRow(2),
    tableRow(1),
  ]
  for (const sort of ['deadline', 'department', 'position', 'ppe', 'event', 'risk'] as const)
    expect(sorted(sort, ...rows)).toEqual(inOrder(1, 2, 3, 4))
  expect(sorted('fullName', ...rows)).toEqual(inOrder(1, 2, 4, 3))
})

test.each([
  ['department', { department: 'Ёлочка' }, { department: 'Жираф' }],
  ['position', { position: 'Аппаратчик' }, { position: 'Бурильщик' }],
  ['fullName', { fullName: 'Ёлкин' }, { fullName: 'Жуков' }],
  ['ppe', { subject: ppe('Каска') }, { subject: ppe('Перчатки') }],
  ['ppe', {}, { subject: ppe('Каска') }],
  ['event', { subject: ppe('Перчатки') }, { subject: ppe('Каска', 'return') }],
  ['event', {}, { subject: ppe('Каска', 'return') }],
] as const)('by %s: %o before %o', (sort, first, second) => {
  const later = { ...first, deadline: day('2026-05-01') }
  expect(sorted(sort, tableRow(2, later), tableRow(1, second))).toEqual(inOrder(2, 1))
})

test('the worst level or class is first, what is not assessed last', () => {
  const level = (established: 'low' | 'high' | 'notAssessed'): Subject => ({ section: 'risk', established })
  const workplace = (established: '2' | '3.1' | 'notAssessed'): Subject => ({
    section: 'workingConditions',
    established,
  })
  const ranked = (...subjects: readonly Subject[]) => subjects.map(rankRisk)
  expect(ranked(level('high'), level('low'), level('notAssessed'))).toEqual(
    ranked(level('high'), level('low'), level('notAssessed')).toSorted((a, b) => a - b),
  )
  expect(rankRisk(level('high'))).toBeLessThan(rankRisk(level('low')))
  expect(rankRisk(workplace('3.1'))).toBeLessThan(rankRisk(workplace('2')))
  expect(rankRisk(workplace('2'))).toBeLessThan(0)
  expect(rankRisk(ppe('Каска'))).toBe(0)
  const rows = [
    tableRow(1, { subject: level('low') }),
    tableRow(2, { subject: level('high'), deadline: day('2026-05-01') }),
  ]
  expect(sorted('risk', ...rows)).toEqual(inOrder(2, 1))
})

test('only PPE has a name to sort by', () => {
  expect(takePpeName(ppe('Каска'))).toBe('Каска')
  expect(takePpeName({ section: 'training', name: 'Первая помощь' })).toBe('')
})
