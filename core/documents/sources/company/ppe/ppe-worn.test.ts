import { expect, test } from 'vitest'
import { aCompany, day } from '../../../../../tests/examples.ts'
import { told } from '../../../../../tests/source-facts.ts'
import type { EmployeeId } from '../../../../employees/employee.ts'
import type { DoneWork, SharedDuty } from '../../facts/work-records.ts'

const welder = { position: 'Сварщик', department: 'Сварка' }
const ppe = (name: string, event: 'issuance' | 'return' = 'issuance') =>
  ({ section: 'ppe', name, quantity: 2, unit: 'pair', norm: null, size: null, event }) as const
const asks = (changes: Partial<SharedDuty> = {}): SharedDuty => ({
  ...{ ...welder, people: 3, subject: ppe('Перчатки'), due: null },
  ...{ periodicity: { kind: 'every', months: 6 }, ...changes },
})
const issue = (date: string, changes: Partial<DoneWork> = {}): DoneWork => ({
  ...{ ...welder, employeeId: 1 as EmployeeId, fullName: 'Гусев К. А.', birthDate: day('1990-01-01') },
  ...{ dismissalDate: null, subject: ppe('Перчатки'), date: day(date), result: null as never },
  ...{ quantity: 4, ...changes },
})
const giveBack = (date: string, quantity: number | null, changes: Partial<DoneWork> = {}): DoneWork =>
  issue(date, { subject: ppe('Перчатки', 'return'), quantity, ...changes })

const facts = { day: day('2026-11-20'), company: aCompany() }
const worn = (moved: readonly DoneWork[], asked: readonly SharedDuty[] = [asks()]) =>
  told('ppe.worn-out', { ...facts, 'issued-ppe': moved, 'shared-ppe': asked })?.value
const old = issue('2026-05-19')
const [two, four] = [[{ count: '2\u00a0пары' }], [{ count: '4\u00a0пары' }]]

test('worn out is what was issued last and whose term ended before the day', () => {
  expect(told('ppe.worn-out', { ...facts, 'issued-ppe': [old], 'shared-ppe': [asks()] })).toEqual({
    value: [
      {
        ...{ name: 'Перчатки', owner: 'Гусев К. А., Сварщик', issued: '19.05.2026, до 19.11.2026' },
        ...{ count: '4\u00a0пары', defect: 'срок носки истёк', fate: '' },
      },
    ],
    from: 'из выдач СИЗ: 1 запись',
  })
  expect(worn([issue('2026-05-20')])).toBeUndefined()
  expect(worn([issue('2025-05-19'), issue('2026-10-01')])).toBeUndefined()
  expect(worn([issue('2025-05-19'), issue('2026-05-18', { quantity: 2 })])).toMatchObject([
    { issued: '18.05.2026, до 18.11.2026', count: '2\u00a0пары' },
  ])
  expect(worn([issue('2026-05-19', { quantity: null })])).toMatchObject(two)
})

test('what failed, is not asked for or is worn till unfit is not worn out', () => {
  expect(worn([issue('2026-05-19', { result: 'failed' })])).toBeUndefined()
  expect(worn([old], [asks({ department: 'Монтаж' })])).toBeUndefined()
  expect(worn([old], [asks({ position: 'Слесарь' })])).toBeUndefined()
  expect(worn([old], [asks({ subject: ppe('Щиток') })])).toBeUndefined()
  expect(worn([old], [asks({ periodicity: { kind: 'untilWornOut' } })])).toBeUndefined()
})

test('of other sections nothing is a move or a term of PPE, even by the same name', () => {
  const training = { section: 'training', name: 'Перчатки' } as const
  expect(worn([old, issue('2026-06-01', { subject: training })])).toMatchObject(four)
  const odd = { ...ppe('Перчатки'), ...training } as DoneWork['subject']
  expect(worn([old], [asks({ subject: odd })])).toBeUndefined()
})

test('the term is that of the issue, whatever is asked of a return', () => {
  const back = asks({ subject: ppe('Перчатки', 'return'), periodicity: { kind: 'once' } })
  expect(worn([old], [back, asks()])).toMatchObject(four)
  expect(worn([old], [asks({ subject: ppe('Перчатки', 'return') })])).toBeUndefined()
})

test('what was given back is held no more, a part of it leaves the rest', () => {
  expect(worn([old, giveBack('2026-06-01', 4)])).toBeUndefined()
  expect(worn([old, giveBack('2026-06-01', null)])).toMatchObject(two)
  expect(worn([old, giveBack('2026-06-01', 1), giveBack('2026-06-02', 1)])).toMatchObject(two)
  expect(worn([old, giveBack('2026-06-01', 4, { result: 'failed' })])).toMatchObject(four)
  expect(worn([old, giveBack('2026-06-01', 4, { subject: ppe('Щиток', 'return') })])).toMatchObject(four)
  expect(worn([old, giveBack('2026-06-01', 4, { employeeId: 2 as EmployeeId })])).toMatchObject(four)
})

test('of one day an issue is before a return, in whatever order they were entered', () => {
  expect(worn([giveBack('2026-05-19', 4), old])).toBeUndefined()
  expect(worn([giveBack('2026-06-01', 4), old])).toBeUndefined()
})

test('a return is of what was issued first', () => {
  const before = issue('2025-11-01')
  expect(worn([before, old, giveBack('2026-06-01', 4)])).toMatchObject(four)
  expect(worn([before, old, giveBack('2026-06-01', 6)])).toMatchObject(two)
  expect(worn([before, giveBack('2026-05-01', 4), old])).toMatchObject(four)
})

test('a return of what was issued before the records begin takes nothing of a later issue', () => {
  expect(worn([giveBack('2026-01-01', 4), old])).toMatchObject(four)
  const before = issue('2025-11-01', { quantity: 1 })
  expect(worn([before, giveBack('2026-01-01', 4), old])).toMatchObject(four)
})

test('of the dismissed nothing is worn out from the day after their last on', () => {
  const leaves = (date: string) => worn([issue('2026-05-19', { dismissalDate: day(date) })])
  expect(leaves('2026-11-19')).toBeUndefined()
  expect(leaves('2026-11-20')).toMatchObject(four)
})

test('worn items go by people, then by their names', () => {
  const rows = worn(
    [
      issue('2026-01-01', { subject: ppe('Щиток') }),
      issue('2026-01-01'),
      issue('2026-01-01', { employeeId: 2 as EmployeeId, fullName: 'Абрамов Р. С.' }),
    ],
    [asks(), asks({ subject: ppe('Щиток') })],
  )
  expect(rows).toMatchObject([
    { owner: 'Абрамов Р. С., Сварщик', name: 'Перчатки' },
    { owner: 'Гусев К. А., Сварщик', name: 'Перчатки' },
    { owner: 'Гусев К. А., Сварщик', name: 'Щиток' },
  ])
})
