import { expect, test } from 'vitest'
import { day, employee } from '../../tests/examples.ts'
import type { DocumentId } from '../documents/document.ts'
import type { TemplateId } from '../documents/library/template.ts'
import {
  type AdmissionForm,
  type AdmissionOrder,
  type IssuedOrder,
  type OrderEffect,
  readOrder,
} from './admission-order.ts'
import { findSuspension, isSettled } from './suspension.ts'

const formOf = {
  suspends: 'suspend-untrained',
  paysDowntime: 'downtime-no-ppe',
  readmits: 'end-suspension',
} as const satisfies Readonly<Record<OrderEffect, AdmissionForm>>
const order = (id: number, effect: OrderEffect, from: string): AdmissionOrder => ({
  employeeId: employee(1),
  effect,
  form: formOf[effect],
  from: day(from),
  document: { id: id as DocumentId, number: { integer: id, letter: '' }, date: day(from), hasPdf: true },
})
const heldBy = (today: string, ...orders: readonly AdmissionOrder[]) =>
  [orders, orders.toReversed()].map((some) => findSuspension(some, day(today))?.document.id ?? null)
const both = (id: number | null) => [id, id]

test('an order suspends from its day until one that readmits', () => {
  const orders = [order(1, 'suspends', '2026-11-17'), order(2, 'readmits', '2026-11-25')]
  expect(heldBy('2026-11-16', ...orders)).toEqual(both(null))
  expect(heldBy('2026-11-17', ...orders)).toEqual(both(1))
  expect(heldBy('2026-11-24', ...orders)).toEqual(both(1))
  expect(heldBy('2026-11-25', ...orders)).toEqual(both(null))
})

test('of two orders of one day the one issued later is the later', () => {
  const [first, last] = [order(1, 'suspends', '2026-11-17'), order(2, 'readmits', '2026-11-17')]
  expect(heldBy('2026-11-17', first, last)).toEqual(both(null))
  expect(heldBy('2026-11-17', first, last, order(3, 'suspends', '2026-11-17'))).toEqual(both(3))
})

test('the first of several suspensions says since when; a suspension comes before a downtime', () => {
  const downtime = order(1, 'paysDowntime', '2026-11-12')
  expect(heldBy('2026-11-20', downtime)).toEqual(both(1))
  expect(
    heldBy('2026-11-20', downtime, order(2, 'suspends', '2026-11-14'), order(3, 'suspends', '2026-11-18')),
  ).toEqual(both(2))
})

test('an order holds from the day that it names, else from its own', () => {
  const issued: IssuedOrder = {
    employeeId: employee(1),
    templateId: 1040 as TemplateId,
    document: { ...order(1, 'suspends', '2026-11-17').document },
    day: '2026-11-18',
  }
  expect(readOrder(issued)).toMatchObject({
    effect: 'suspends',
    form: 'suspend-untrained',
    from: '2026-11-18',
  })
  for (const nothing of [undefined, null, '', 'завтра', 7])
    expect(readOrder({ ...issued, day: nothing })).toMatchObject({ from: '2026-11-17' })
  expect(readOrder({ ...issued, templateId: 1045 as TemplateId })?.effect).toBe('readmits')
  expect(readOrder({ ...issued, templateId: 1001 as TemplateId })).toBeNull()
})

test('an order issued later for an earlier day is the earlier', () => {
  const orders = [order(1, 'readmits', '2026-11-18'), order(2, 'suspends', '2026-11-14')]
  expect(heldBy('2026-11-17', ...orders)).toEqual(both(2))
  expect(heldBy('2026-11-20', ...orders)).toEqual(both(null))
})

const training = (date: string) => ({ section: 'training', date: day(date) }) as const
const examination = (date: string) => ({ section: 'medicalExamination', date: day(date) }) as const
const suspends = (form: AdmissionForm, from = '2026-11-17', id = 1): AdmissionOrder => ({
  ...order(id, 'suspends', from),
  form,
})
const today = day('2026-11-20')

test('a suspension is settled by what it was for, passed from its day on', () => {
  const untrained = [suspends('suspend-untrained')]
  expect(isSettled(untrained, [training('2026-11-17')], today)).toBe(true)
  expect(isSettled(untrained, [{ section: 'briefing', date: today }], today)).toBe(true)
  expect(isSettled(untrained, [training('2026-11-16')], today)).toBe(false)
  expect(isSettled(untrained, [], today)).toBe(false)
  expect(isSettled(untrained, [examination('2026-11-18')], today)).toBe(false)
  expect(isSettled([suspends('suspend-unexamined')], [examination('2026-11-18')], today)).toBe(true)
})

test.each(['suspend-intoxicated', 'suspend-no-ppe'] as const)('no record settles %s', (form) => {
  const all = [
    training('2026-11-20'),
    examination('2026-11-20'),
    { section: 'ppe', date: day('2026-11-20') } as const,
  ]
  expect(isSettled([suspends(form)], all, today)).toBe(false)
})

test('each of several suspensions is settled by its own, and only those that hold are asked about', () => {
  const both = [suspends('suspend-untrained'), suspends('suspend-unexamined', '2026-11-18', 2)]
  expect(isSettled(both, [training('2026-11-19')], today)).toBe(false)
  expect(isSettled(both, [training('2026-11-19'), examination('2026-11-18')], today)).toBe(true)
  const over = [suspends('suspend-intoxicated', '2026-11-10', 3), order(4, 'readmits', '2026-11-12')]
  expect(isSettled([...over, suspends('suspend-untrained')], [training('2026-11-19')], today)).toBe(true)
})
