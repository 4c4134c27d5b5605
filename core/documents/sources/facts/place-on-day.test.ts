import { expect, test } from 'vitest'
import { day, employee, instant, mining, someone } from '../../../../tests/examples.ts'
import { worker } from '../../../../tests/source-facts.ts'
import type { JournalLine, Values } from '../../../commands/journal.ts'
import type { DepartmentId } from '../../../departments/department.ts'
import type { PositionId } from '../../../positions/position.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { findPlaceOn, makeStaffPlaces, placeOnDay } from './place-on-day.ts'

const names = {
  departments: new Map([
    [worker.departmentId, 'Карьер'],
    [7 as DepartmentId, 'Цех'],
  ]),
  positions: new Map([[9 as PositionId, 'Сварщик']]),
}
const line = (at: string, before: Values, changes = {}): JournalLine => ({
  companyId: mining,
  by: someone,
  at: instant(`${at}T10:00:00.000Z`),
  command: 'employees/change',
  changes: [{ record: 'employee', ids: [worker.id], before, after: {}, ...changes }],
})
const onDay = ({ at }: JournalLine) => at.slice(0, 10) as LocalDate
const place = (...changes: readonly JournalLine[]) =>
  placeOnDay(worker, changes, day('2026-11-20'), onDay, names)

test('without a later transfer it is the card', () => {
  expect(place()).toEqual({
    employee: worker,
    position: 'Слесарь-ремонтник',
    department: 'Карьер',
    movedSince: false,
  })
})

test('transfers that were entered after the day are taken back, the latest first', () => {
  const first = line('2026-11-21', { departmentId: 7, positionId: 9, positionStaff: 'Сварщик ручной сварки' })
  const second = line('2026-12-01', { departmentId: 8, positionStaff: null })
  expect(place(first, second)).toMatchObject({
    position: 'Сварщик ручной сварки',
    department: 'Цех',
    movedSince: true,
  })
  expect(place(line('2026-11-21', { positionId: 9 }))).toMatchObject({
    position: 'Сварщик',
    movedSince: true,
  })
  expect(place(line('2026-11-21', { departmentId: 7 }))).toMatchObject({ movedSince: true })
})

test('a name of the staffing table that came later is taken back', () => {
  const master = { ...worker, positionStaff: 'Мастер' }
  const change = line('2026-11-21', { positionStaff: null })
  expect(placeOnDay(master, [change], day('2026-11-20'), onDay, names).position).toBe('Слесарь-ремонтник')
})

test('one of the day itself stays, and so does what was mended of the person', () => {
  expect(place(line('2026-11-20', { departmentId: 7 }))).toMatchObject({ department: 'Карьер' })
  const mended = line('2026-11-25', { lastName: 'Обрамова', birthDate: '1999-01-01' })
  expect(place(mended)).toMatchObject({ employee: worker, movedSince: false })
})

test('what the journal says of others, of other records or of a removal moves no one', () => {
  const before = { departmentId: 7 }
  const lines = [{ ids: [99] }, { record: 'memo' }, { after: null }].map((one) =>
    line('2026-11-25', before, one),
  )
  expect(place(...lines)).toMatchObject({ department: 'Карьер', movedSince: false })
  expect(place(line('2026-11-25', null))).toMatchObject({ movedSince: false })
  const strange = line('2026-11-25', { departmentId: '7', positionId: null, positionStaff: 5 })
  expect(place(strange)).toMatchObject({ position: 'Слесарь-ремонтник', department: 'Карьер' })
})

test('a department and a position are found for a day alone, and of whoever was moved as they were', () => {
  const found = (...changes: readonly JournalLine[]) => findPlaceOn(worker, changes, day('2026-11-20'), onDay)
  const { departmentId, positionId } = worker
  expect(found()).toEqual({ departmentId, positionId })
  expect(found(line('2026-11-20', { departmentId: 7 }))).toEqual({ departmentId, positionId })
  const moved = line('2026-11-21', { departmentId: 7, positionId: 9, positionStaff: 'Сварщик' })
  expect(found(moved)).toEqual({ departmentId: 7, positionId: 9 })
})

test('a department that is gone has no name', () => {
  expect(place(line('2026-11-25', { departmentId: 70 }))).toMatchObject({ department: '' })
})

test('a department of a day is by the company’s clock, and none is known of whoever isn’t of the staff', () => {
  const change = line('2026-11-20', { departmentId: 7 })
  const changes = [{ ...change, at: instant('2026-11-20T21:30:00.000Z') }]
  const { departments } = names
  const on = (date: string, timeZone = 'Europe/Moscow', id = worker.id) =>
    makeStaffPlaces({ people: [worker], changes, timeZone, departments }).departmentOn(id, day(date))
  expect([on('2026-11-20'), on('2026-11-21')]).toEqual(['Цех', 'Карьер'])
  expect(on('2026-11-20', 'Europe/Kaliningrad')).toBe('Карьер')
  expect(on('2026-11-20', 'Europe/Moscow', employee(99))).toBe('')
  const { movesOf } = makeStaffPlaces({ people: [worker], changes, timeZone: 'Europe/Moscow', departments })
  expect([movesOf(worker.id), movesOf(employee(99))]).toEqual([['2026-11-21'], []])
  const nameless = makeStaffPlaces({
    people: [worker],
    changes,
    timeZone: 'Europe/Moscow',
    departments: new Map(),
  })
  expect(nameless.departmentOn(worker.id, day('2026-11-21'))).toBe('')
})
