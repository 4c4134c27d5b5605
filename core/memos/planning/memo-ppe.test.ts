import { expect, test } from 'vitest'
import {
  aCompletion,
  aMemo,
  anObligation,
  aRow,
  completion,
  day,
  employee,
  gloves,
  memo,
  months,
  obligation,
  today,
} from '../../../tests/examples.ts'
import type { PpeFact } from '../../obligations/ppe/holding.ts'
import { type Memo, type MemoRow, type Outcome, pending } from '../memo.ts'
import type { KnownFacts } from './memo-plan.ts'
import { planMemo } from './plan-memo.ts'

const on = (date: string): Outcome => ({ kind: 'dated', date: day(date), result: 'passed' })
const name = 'Перчатки с полимерным покрытием'

/** Obligation 1 is an issuance of ten, obligation 2 a return of ten, both of employee 1. */
const issuance = anObligation(1, { subject: gloves(10), employeeId: employee(1), periodicity: months(6) })
const giveBack = anObligation(2, { subject: gloves(10, 'return'), employeeId: employee(1) })
const issued = (id: number, quantity: number, date = '2026-01-10', person = 1): PpeFact => ({
  completionId: completion(id),
  employeeId: employee(person),
  unit: 'piece',
  norm: null,
  size: null,
  event: 'issuance',
  name,
  quantity,
  date: day(date),
  periodicity: months(6),
})
const returned = (id: number, quantity: number, date = '2026-02-10'): PpeFact => ({
  ...issued(id, quantity, date),
  event: 'return',
})

function known(ppe: readonly PpeFact[], byMemo: PpeFact | null = null): KnownFacts {
  const person = { fullName: 'Белов Илья Сергеевич', department: 'Карьер', position: 'Машинист' }
  const entered =
    byMemo === null
      ? []
      : [aCompletion(byMemo.completionId, byMemo.date, { memoId: memo(7), quantity: byMemo.quantity })]
  const obligations = new Map([
    [obligation(1), { obligation: issuance, completions: entered, ...person }],
    [obligation(2), { obligation: giveBack, completions: [], ...person }],
  ])
  return { today, obligations, ppe, sizes: new Map() }
}

const formed = (rows: readonly MemoRow[] = []): Memo => aMemo({ id: memo(7), section: 'ppe', rows })
const issuedRow = (date: string, quantity: number) =>
  aRow(1, { subject: gloves(quantity), outcome: on(date), periodicity: months(6) })

const planned = (before: Memo, id: number, quantity: number | null, outcome: Outcome, facts: KnownFacts) => {
  const rows = [{ obligationId: obligation(id), quantity, outcome }]
  const plan = planMemo(
    before,
    { header: {}, reportApprovedOn: undefined, registeredOn: undefined, rows },
    facts,
  )
  return plan.ok ? [...plan.value.enter.values()].map((fact) => fact.quantity) : plan.error
}

test('a row takes as many pieces as are chosen for it, all unless said otherwise', () => {
  expect(planned(formed(), 1, 3, on('2026-03-10'), known([]))).toEqual([3])
  expect(planned(formed(), 1, null, on('2026-03-10'), known([]))).toEqual([10])
})

test('pieces are whole and at least one, before a date is entered too', () => {
  const wrong = { code: 'fields', errors: [{ field: 'quantity', row: 0, code: 'quantity/invalid' }] }
  for (const quantity of [0, -1, 1.5, Number.NaN, 10_000])
    expect(planned(formed(), 1, quantity, pending, known([]))).toEqual(wrong)
})

test('a part of what is held may be returned, never more', () => {
  expect(planned(formed(), 2, 4, on('2026-03-10'), known([issued(1, 4)]))).toEqual([4])
  expect(planned(formed(), 2, 2, on('2026-03-10'), known([issued(1, 4)]))).toEqual([2])
  expect(planned(formed(), 2, 5, on('2026-03-10'), known([issued(1, 4)]))).toEqual({
    code: 'ppe/more-than-held',
    ppe: name,
  })
  expect(planned(formed(), 2, 3, on('2026-03-10'), known([issued(1, 4), returned(2, 2)]))).toEqual({
    code: 'ppe/more-than-held',
    ppe: name,
  })
})

test('what another person holds is not theirs to return', () => {
  expect(planned(formed(), 2, 1, on('2026-03-10'), known([issued(1, 4, '2026-01-10', 2)]))).toEqual({
    code: 'ppe/more-than-held',
    ppe: name,
  })
})

test('nothing is returned on a day before it was issued', () => {
  expect(planned(formed(), 2, 1, on('2026-01-09'), known([issued(1, 4)]))).toMatchObject({
    code: 'ppe/more-than-held',
  })
})

test('a return that waits for its date is not counted', () => {
  expect(planned(formed(), 2, 5, pending, known([issued(1, 4)]))).toEqual([])
})

test('an issuance without returns is taken back', () => {
  const own = issued(5, 4)
  expect(planned(formed([issuedRow('2026-01-10', 4)]), 1, 4, pending, known([own], own))).toEqual([])
})

test('an issuance that has returns is not taken back, even where another could cover them', () => {
  const own = issued(5, 4)
  const refused = { code: 'ppe/issuance-has-returns', ppe: name }
  const before = formed([issuedRow('2026-01-10', 4)])
  expect(planned(before, 1, 4, pending, known([own, returned(6, 1)], own))).toEqual(refused)
  expect(
    planned(before, 1, 4, pending, known([own, issued(8, 9, '2026-01-11'), returned(6, 1)], own)),
  ).toEqual(refused)
})

test('an issuance may be corrected as long as it covers its returns', () => {
  const own = issued(5, 4)
  const before = formed([issuedRow('2026-01-10', 4)])
  const facts = known([own, returned(6, 2)], own)
  expect(planned(before, 1, 2, on('2026-01-10'), facts)).toEqual([2])
  expect(planned(before, 1, 1, on('2026-01-10'), facts)).toEqual({
    code: 'ppe/issuance-has-returns',
    ppe: name,
  })
  expect(planned(before, 1, 4, on('2026-02-11'), facts)).toEqual({
    code: 'ppe/issuance-has-returns',
    ppe: name,
  })
})

test('one wrong quantity among others refuses them all', () => {
  const rows = [1, 2].map((id) => ({ obligationId: obligation(id), quantity: id - 1, outcome: pending }))
  const facts = known([])
  const both = new Map(
    [...facts.obligations].map(([id, one]) => [id, { ...one, obligation: { ...issuance, id } }]),
  )
  const plan = planMemo(
    formed(),
    { header: {}, reportApprovedOn: undefined, registeredOn: undefined, rows },
    { ...facts, obligations: both },
  )
  expect(plan).toMatchObject({ error: { errors: [{ field: 'quantity', row: 0, code: 'quantity/invalid' }] } })
})

test('a return corrected to more than is held is no issuance that is missed', () => {
  const own = returned(6, 2)
  const facts = known([issued(5, 4), own], null)
  const back = { ...facts.obligations.get(obligation(2)), obligation: giveBack }
  const completions = [
    aCompletion(6, own.date, { memoId: memo(7), quantity: 2, obligationId: obligation(2) }),
  ]
  const person = { fullName: 'Белов Илья Сергеевич', department: 'Карьер', position: 'Машинист' }
  const obligations = new Map([...facts.obligations, [obligation(2), { ...back, ...person, completions }]])
  const before = formed([aRow(2, { subject: gloves(2, 'return'), outcome: on('2026-02-10') })])
  expect(planned(before, 2, 5, on('2026-02-10'), { ...facts, obligations })).toEqual({
    code: 'ppe/more-than-held',
    ppe: name,
  })
})

test('an issuance entered by hand stays when the memo’s own is taken back', () => {
  const [byHand, own] = [issued(3, 4, '2026-01-05'), issued(5, 4)]
  const facts = known([byHand, own, returned(6, 2)], own)
  const first = facts.obligations.get(obligation(1))
  if (!first) throw new Error('no facts of the issuance')
  const completions = [aCompletion(3, byHand.date, { quantity: 4 }), ...first.completions]
  const obligations = new Map([...facts.obligations, [obligation(1), { ...first, completions }]])
  const before = formed([issuedRow('2026-01-10', 4)])
  expect(planned(before, 1, 4, pending, { ...facts, obligations })).toEqual([])
})
