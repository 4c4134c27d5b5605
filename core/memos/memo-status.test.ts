import { expect, test } from 'vitest'
import { aMemo, aRow, day } from '../../tests/examples.ts'
import type { Outcome } from './memo.ts'
import { deriveMemoStatus, findDayDone } from './memo-status.ts'

const dated: Outcome = { kind: 'dated', date: day('2026-03-10'), result: 'passed' }
const failed: Outcome = { kind: 'dated', date: day('2026-03-10'), result: 'failed' }
const low: Outcome = { kind: 'assessed', found: 'low' }

test('a dated memo is completed when every row has its date, a failed check among them', () => {
  expect(deriveMemoStatus(aMemo({ rows: [aRow(1, { outcome: dated }), aRow(2)] }))).toBe('active')
  expect(deriveMemoStatus(aMemo({ rows: [aRow(1, { outcome: dated }), aRow(2, { outcome: failed })] }))).toBe(
    'completed',
  )
})

test('a risk memo is completed when every row has its level and the report is approved', () => {
  const rows = [aRow(1, { outcome: low }), aRow(2, { outcome: { kind: 'assessed', found: 'excluded' } })]
  expect(deriveMemoStatus(aMemo({ section: 'risk', rows }))).toBe('active')
  expect(deriveMemoStatus(aMemo({ section: 'risk', rows, reportApprovedOn: day('2026-03-02') }))).toBe(
    'completed',
  )
})

test('«не проводилось» is no final level', () => {
  const rows = [aRow(1, { outcome: low }), aRow(2, { outcome: { kind: 'assessed', found: 'notAssessed' } })]
  expect(deriveMemoStatus(aMemo({ section: 'risk', rows, reportApprovedOn: day('2026-03-02') }))).toBe(
    'active',
  )
})

test('whose rows have ended unseen is completed, though the rows do not say it', () => {
  expect(deriveMemoStatus(aMemo({ rows: [aRow(1)], endedUnseen: true }))).toBe('completed')
})

test('a canceled memo stays canceled', () => {
  expect(deriveMemoStatus(aMemo({ canceled: true, rows: [aRow(1, { outcome: dated })] }))).toBe('canceled')
})

test('a row counts as done on its own day, an assessment on that of the report, and what was not found on none', () => {
  const approved = day('2026-03-02')
  expect([dated, failed].map((outcome) => findDayDone({ outcome }, approved))).toEqual([
    ...['2026-03-10', '2026-03-10'],
  ])
  expect([approved, null].map((report) => findDayDone({ outcome: low }, report))).toEqual([approved, null])
  const none: readonly Outcome[] = [{ kind: 'pending' }, { kind: 'assessed', found: 'notAssessed' }]
  expect(none.map((outcome) => findDayDone({ outcome }, approved))).toEqual([null, null])
})
