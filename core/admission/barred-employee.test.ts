import { expect, test } from 'vitest'
import { anOverdueRow, day, employee, gloves, obligation } from '../../tests/examples.ts'
import type { DeadlineRow } from '../deadline-tables/deadline-table.ts'
import type { DocumentId } from '../documents/document.ts'
import type { Subject } from '../obligations/subject.ts'
import type { AdmissionOrder, OrderEffect } from './admission-order.ts'
import { barredEmployees } from './barred-employee.ts'

const today = day('2026-11-20')
const duty = (id: number, deadline: string, changes: Partial<DeadlineRow> = {}): DeadlineRow =>
  anOverdueRow(id, {
    obligationId: obligation(id * 10),
    deadline: day(deadline),
    overdue: deadline < today,
    ...changes,
  })
const formOf = {
  suspends: 'suspend-untrained',
  paysDowntime: 'downtime-no-ppe',
  readmits: 'end-suspension',
} as const
const order = (person: number, id: number, effect: OrderEffect, from = '2026-11-17'): AdmissionOrder => ({
  employeeId: employee(person),
  effect,
  form: formOf[effect],
  from: day(from),
  document: { id: id as DocumentId, number: { integer: id, letter: '' }, date: day(from), hasPdf: true },
})
const { employeeId, fullName, personnelNumber, birthDate, department, position } = anOverdueRow(1)
const person = { employeeId, fullName, personnelNumber, birthDate, department, position }
const examination: Subject = { section: 'medicalExamination', factorNumber: '6.1' }
const at = (duties: readonly DeadlineRow[], orders: readonly AdmissionOrder[] = []) =>
  barredEmployees({ duties, orders, people: [person], passed: [] }, today).map((one) => ({
    who: one.employeeId,
    since: one.since,
    lacks: one.bars.map(({ ground }) => ground),
    order: one.order?.document.id ?? null,
    held: one.held,
    next: one.next,
  }))
const open = { order: null, held: false }

test('a person is there once, with all reasons, by the earliest of them', () => {
  const duties = [
    duty(2, '2026-11-09'),
    duty(1, '2026-11-14', { subject: examination }),
    duty(1, '2026-11-02', { obligationId: obligation(11) }),
    duty(3, '2026-12-01'),
  ]
  for (const some of [duties, duties.toReversed()])
    expect(at(some)).toEqual([
      {
        who: 1,
        since: '2026-11-02',
        lacks: ['training', 'medicalExamination'],
        next: 'suspend-untrained',
        ...open,
      },
      { who: 2, since: '2026-11-09', lacks: ['training'], next: 'suspend-untrained', ...open },
    ])
})

test('of one day the order is that of the full names', () => {
  const duties = [
    duty(1, '2026-11-09', { fullName: 'Ёлкин' }),
    duty(2, '2026-11-09', { fullName: 'Жуков' }),
    duty(3, '2026-11-09', { fullName: 'Егоров' }),
  ]
  expect(at(duties).map(({ who }) => who)).toEqual([3, 1, 2])
})

test('PPE alone is a downtime; with anything to suspend for, the suspension', () => {
  const ppe = duty(1, '2026-11-01', { subject: gloves(1) })
  expect(at([ppe])[0]?.next).toBe('downtime-no-ppe')
  const untrained = duty(1, '2026-11-14', { obligationId: obligation(11) })
  expect(at([ppe, untrained])[0]?.next).toBe('suspend-untrained')
})

test('whoever is suspended stays, and names what is lacking until an order readmits', () => {
  const lacking = duty(1, '2026-11-16', { subject: examination })
  const suspends = order(1, 31, 'suspends')
  const stays = { who: 1, order: 31, held: true, next: 'end-suspension' }
  expect(at([lacking], [suspends])).toEqual([
    { ...stays, since: '2026-11-16', lacks: ['medicalExamination'] },
  ])
  expect(at([], [suspends])).toEqual([{ ...stays, since: '2026-11-17', lacks: [] }])
  expect(at([], [suspends, order(1, 32, 'readmits', '2026-11-20')])).toEqual([])
  expect(at([lacking], [suspends, order(1, 32, 'readmits', '2026-11-20')])).toMatchObject([
    { order: null, held: false, next: 'suspend-unexamined' },
  ])
})

test('who lacks nothing is settled only by what was passed since the order; a new lack unsettles', () => {
  const suspends = order(1, 31, 'suspends')
  const settled = (passedOn: string | null, duties: readonly DeadlineRow[] = [], who = 1) => {
    const passed =
      passedOn === null
        ? []
        : [{ employeeId: employee(who), section: 'training', date: day(passedOn) } as const]
    const facts = { duties, orders: [suspends], people: [person], passed }
    return barredEmployees(facts, today).map((one) => one.settled)
  }
  expect(settled('2026-11-18')).toEqual([true])
  expect(settled('2026-11-16')).toEqual([false])
  expect(settled(null)).toEqual([false])
  expect(settled('2026-11-18', [], 2)).toEqual([false])
  expect(settled('2026-11-18', [duty(1, '2026-11-19')])).toEqual([false])
})

test('a downtime covers PPE only, and ends by itself when the PPE was issued', () => {
  const downtime = order(1, 40, 'paysDowntime')
  const ppe = duty(1, '2026-11-12', { subject: gloves(1) })
  const untrained = duty(1, '2026-11-18', { obligationId: obligation(11) })
  expect(at([ppe], [downtime])).toMatchObject([{ order: 40, held: true, next: null }])
  expect(at([ppe, untrained], [downtime])).toMatchObject([
    { order: 40, held: false, next: 'suspend-untrained' },
  ])
  expect(at([untrained], [downtime])).toMatchObject([{ order: null, held: false }])
  expect(at([], [downtime])).toEqual([])
})

test('the library has no order for fire and electrical safety; another reason has', () => {
  const fire = duty(1, '2026-11-01', { ruleId: 'fire.repeat' })
  expect(at([fire])).toMatchObject([{ lacks: ['fireSafety'], next: null }])
  const untrained = duty(1, '2026-11-18', { obligationId: obligation(11) })
  expect(at([fire, untrained])).toMatchObject([{ next: 'suspend-untrained' }])
})

test('someone who is named by an order and is not at work is not there', () => {
  expect(at([], [order(7, 31, 'suspends')])).toEqual([])
})

test('what is of one day comes in the order in which it was entered, reasons as people', () => {
  const own = [
    duty(1, '2026-11-02', { obligationId: obligation(12), subject: examination }),
    duty(1, '2026-11-02', { obligationId: obligation(11) }),
  ]
  const namesakes = [2, 1].map((id) => duty(id, '2026-11-09', { fullName: 'Ёлкин' }))
  for (const some of [own, own.toReversed()])
    expect(at(some)[0]?.lacks).toEqual(['training', 'medicalExamination'])
  for (const some of [namesakes, namesakes.toReversed()])
    expect(at(some).map(({ who }) => who)).toEqual([1, 2])
})

test('who never did something comes first, and has no day', () => {
  const never = duty(2, '2026-11-30', { deadline: null, baseDate: null, overdue: true })
  expect(at([duty(1, '2026-11-02'), never])).toMatchObject([
    { who: 2, since: null, next: 'suspend-untrained' },
    { who: 1, since: '2026-11-02' },
  ])
  const also = duty(1, '2026-11-30', { ...never, employeeId: employee(1), obligationId: obligation(11) })
  expect(at([duty(1, '2026-11-02'), also])).toMatchObject([
    { who: 1, since: null, lacks: ['training', 'training'] },
  ])
})
