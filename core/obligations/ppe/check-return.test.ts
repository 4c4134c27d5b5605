import { expect, test } from 'vitest'
import type { EmployeeId } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { CompletionId } from '../completion.ts'
import type { PpeEvent, PpeUnit, Subject } from '../subject.ts'
import { checkChangedReturn, checkReturn, type Holder, listPpeHolders } from './check-return.ts'
import type { PpeFact } from './holding.ts'

const GLOVES = 'Перчатки с полимерным покрытием'

const gloves = (quantity: number, event: PpeEvent = 'issuance'): Subject => ({
  section: 'ppe',
  name: GLOVES,
  quantity,
  unit: 'piece',
  norm: null,
  size: null,
  event,
})

const moved = (
  id: number,
  event: PpeFact['event'],
  quantity: number,
  name = GLOVES,
  unit: PpeUnit = 'piece',
): PpeFact => ({
  completionId: id as CompletionId,
  employeeId: 1 as EmployeeId,
  event,
  name,
  quantity,
  unit,
  norm: null,
  size: null,
  date: '2026-03-10' as LocalDate,
  periodicity: { kind: 'every', months: 12 },
})

const nosov: Holder = { fullName: 'Носов Пётр', facts: [moved(1, 'issuance', 4), moved(2, 'return', 1)] }
const azarov: Holder = { fullName: 'Азаров Олег', facts: [moved(3, 'issuance', 2)] }
const ivanova: Holder = { fullName: 'Иванова Анна', facts: [moved(4, 'issuance', 9, 'Каска')] }

const refused = (held: number, who: readonly string[], unit: PpeUnit = 'piece') => ({
  code: 'fields',
  errors: [{ field: 'quantity', code: 'quantity/more-than-held', held, unit, who }],
})

test('as many as are held may be asked back, one more may not', () => {
  expect(checkReturn(gloves(3, 'return'), [nosov])).toBeNull()
  expect(checkReturn(gloves(4, 'return'), [nosov])).toEqual(refused(3, []))
})

test('of another PPE nothing is held', () => {
  expect(checkReturn(gloves(1, 'return'), [ivanova])).toEqual(refused(0, []))
})

test('of several those are named who hold too little, in Russian order', () => {
  expect(checkReturn(gloves(2, 'return'), [nosov, azarov])).toBeNull()
  expect(checkReturn(gloves(3, 'return'), [nosov, ivanova, azarov])).toEqual(
    refused(0, ['Азаров Олег', 'Иванова Анна']),
  )
})

test('what is held is counted as it was issued, whatever the return is asked in', () => {
  const pairs: Holder = { fullName: 'Носов Пётр', facts: [moved(1, 'issuance', 4, GLOVES, 'pair')] }
  expect(checkReturn(gloves(5, 'return'), [pairs])).toEqual(refused(4, [], 'pair'))
  const sets: Holder = { fullName: 'Азаров Олег', facts: [moved(1, 'issuance', 2, GLOVES, 'set')] }
  expect(checkReturn(gloves(5, 'return'), [pairs, sets])).toEqual(
    refused(2, ['Азаров Олег', 'Носов Пётр'], 'set'),
  )
})

test('an issuance asks for nothing back', () => {
  expect(checkReturn(gloves(100), [ivanova])).toBeNull()
  expect(checkReturn({ section: 'risk', established: 'low' }, [ivanova])).toBeNull()
})

const given = { subject: gloves(3) }

test('an issuance that becomes a return is asked for what is held', () => {
  expect(checkChangedReturn(given, { subject: gloves(3, 'return') }, [ivanova])).toEqual(refused(0, []))
  expect(checkChangedReturn(given, { subject: gloves(3, 'return') }, [nosov])).toBeNull()
})

test('a return that asks for nothing new is not looked at again', () => {
  const back = { subject: gloves(9, 'return') }
  expect(checkChangedReturn(back, {}, [ivanova])).toBeNull()
  expect(checkChangedReturn(back, { subject: gloves(9, 'return') }, [ivanova])).toBeNull()
  expect(checkChangedReturn(back, { subject: gloves(8, 'return') }, [ivanova])).toEqual(refused(0, []))
  const helmet: Subject = {
    section: 'ppe',
    name: 'Каска',
    quantity: 9,
    unit: 'piece',
    norm: null,
    size: null,
    event: 'return',
  }
  expect(checkChangedReturn(back, { subject: helmet }, [azarov])).toEqual(refused(0, []))
})

test('what cannot be settled is held by no one', () => {
  const muddled = { fullName: 'Носов Пётр', facts: [moved(1, 'issuance', 4), moved(2, 'return', 5)] }
  expect(checkReturn(gloves(1, 'return'), [muddled])).toEqual(refused(0, []))
})

test('every employee is with their own facts, some with none', () => {
  const named = (id: number, lastName: string) => ({
    id: id as EmployeeId,
    lastName,
    firstName: 'Вера',
    fatherName: null,
  })
  const facts = [moved(1, 'issuance', 4)]
  expect(listPpeHolders([named(1, 'Абрамова'), named(2, 'Белова')], facts)).toEqual([
    { fullName: 'Абрамова Вера', facts },
    { fullName: 'Белова Вера', facts: [] },
  ])
})
