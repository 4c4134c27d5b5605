import { expect, test } from 'vitest'
import { byMemo, formed, known, planned, row } from '../../../tests/commands/memo-plans.ts'
import { aCompletion, aRow, day, obligation, today } from '../../../tests/examples.ts'
import type { Subject } from '../../obligations/subject.ts'
import { type MemoRow, type Outcome, pending } from '../memo.ts'
import { planCancel } from './plan-memo.ts'

const found = (what: '2' | '3.1' | 'excluded' | 'notAssessed' | 'low'): Outcome => ({
  kind: 'assessed',
  found: what,
})

const assessment: Subject = { section: 'workingConditions', established: '2' }

const assessed = (rows: readonly MemoRow[], approvedOn: string | null = null) =>
  formed(rows, {
    section: 'workingConditions',
    reportApprovedOn: approvedOn === null ? null : day(approvedOn),
  })
const assessedRow = (id: number, outcome: Outcome = pending) => aRow(id, { subject: assessment, outcome })
const duty = { changes: { subject: assessment } }

test('classes count all together, on the day the report was approved', () => {
  const before = assessed([assessedRow(1, found('2')), assessedRow(2)])
  const rows = [row(1, found('2')), row(2, found('excluded'))]
  expect(planned(before, { rows }, known(duty, duty))).toMatchObject({ enter: [], standing: [1, 2] })
  expect(planned(before, { rows, reportApprovedOn: day('2026-03-02') }, known(duty, duty))).toMatchObject({
    enter: [
      [1, { date: '2026-03-02', result: '2', quantity: null }],
      [2, { date: '2026-03-02', result: 'excluded', quantity: null }],
    ],
    standing: [],
  })
})

test('an approved report waits for the last class; «не проводилось» is none', () => {
  const before = assessed([assessedRow(1), assessedRow(2)], '2026-03-02')
  const rows = [row(1, found('2')), row(2, found('notAssessed'))]
  expect(planned(before, { rows }, known(duty, duty))).toMatchObject({ enter: [], standing: [1, 2] })
})

test('taking back the approval takes back every class’s fact', () => {
  const before = assessed([assessedRow(1, found('2')), assessedRow(2, found('3.1'))], '2026-03-02')
  const fact = (id: number, result: '2' | '3.1') => ({
    ...duty,
    completions: [byMemo(id, '2026-03-02', { result, obligationId: obligation(id) })],
  })
  expect(planned(before, { reportApprovedOn: null }, known(fact(1, '2'), fact(2, '3.1')))).toMatchObject({
    memo: { reportApprovedOn: null },
    takeBack: [1, 2],
    enter: [],
    standing: [1, 2],
  })
})

test('a report is approved not later than today', () => {
  const before = assessed([assessedRow(1)])
  expect(planned(before, { reportApprovedOn: day('2026-03-17') }, known(duty))).toEqual({
    code: 'fields',
    errors: [{ field: 'reportApprovedOn', code: 'date/in-future' }],
  })
  expect(planned(before, { reportApprovedOn: today }, known(duty))).toMatchObject({
    memo: { reportApprovedOn: today },
  })
})

test('a snapshot shows the class that was found last', () => {
  const facts = known({
    changes: { subject: assessment },
    completions: [aCompletion(1, '2021-04-10', { result: '3.1' })],
  })
  expect(planned(formed([], { section: 'workingConditions' }), { rows: [row(1)] }, facts)).toMatchObject({
    memo: { rows: [{ subject: { section: 'workingConditions', established: '3.1' } }] },
  })
})

test('a memo of an assessment is canceled while no class is found; «не проводилось» is none', () => {
  expect(planCancel(assessed([assessedRow(1, found('notAssessed'))])).ok).toBe(true)
  expect(planCancel(assessed([assessedRow(1, found('2'))]))).toEqual({
    ok: false,
    error: { code: 'memo/has-results' },
  })
})

test('the entry into ФГИС СОУТ goes to every row of the memo, and comes after the approval', () => {
  const before = assessed([assessedRow(1, found('2'))], '2026-03-02')
  const facts = known({ ...duty, completions: [byMemo(1, '2026-03-02', { result: '2' })] })
  const registered = (on: string) => planned(before, { registeredOn: day(on) }, facts)
  expect(registered('2026-03-12')).toMatchObject({
    memo: { registeredOn: '2026-03-12' },
    takeBack: [1],
    enter: [[1, { date: '2026-03-02', result: '2', registeredOn: '2026-03-12' }]],
  })
  const refused = (code: string) => ({ code: 'fields', errors: [{ field: 'registeredOn', code }] })
  expect(registered('2026-03-01')).toEqual(refused('registration/before-approval'))
  expect(registered('2026-03-17')).toEqual(refused('date/in-future'))
  for (const edge of ['2026-03-02', '2026-03-16'])
    expect(registered(edge)).toMatchObject({ memo: { registeredOn: edge } })
  const unapproved = assessed([assessedRow(1)])
  expect(planned(unapproved, { registeredOn: day('2026-03-12') }, known(duty))).toEqual(
    refused('registration/before-approval'),
  )
  expect(planned(formed([aRow(1)]), { registeredOn: day('2026-03-12') }, known({}))).toEqual(
    refused('memo/not-registered'),
  )
})
