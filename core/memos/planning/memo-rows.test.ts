import { expect, test } from 'vitest'
import {
  aCompletion,
  aMemo,
  anObligation,
  aRow,
  day,
  gloves,
  memo,
  obligation,
  today,
} from '../../../tests/examples.ts'
import type { Completion } from '../../obligations/completion.ts'
import type { Obligation } from '../../obligations/obligation.ts'
import type { Subject } from '../../obligations/subject.ts'
import type { Section } from '../../sections/section.ts'
import { type Memo, type MemoRow, type Outcome, pending } from '../memo.ts'
import type { KnownFacts } from './memo-plan.ts'
import { planMemo } from './plan-memo.ts'

const on = (date: string, result: 'passed' | 'failed' = 'passed'): Outcome => ({
  kind: 'dated',
  date: day(date),
  result,
})

type Known = { changes?: Partial<Obligation>; completions?: readonly Completion[] }

function known(...all: readonly Known[]): KnownFacts {
  const person = { fullName: 'Белов Илья Сергеевич', department: 'Карьер', position: 'Машинист' }
  const entries = all.map(({ changes, completions = [] }, i) => {
    const facts = { obligation: anObligation(i + 1, changes), completions, ...person }
    return [obligation(i + 1), facts] as const
  })
  return { today, obligations: new Map(entries), ppe: [], sizes: new Map() }
}

const row = (id: number, outcome: Outcome = pending) => ({
  obligationId: obligation(id),
  quantity: null,
  outcome,
})

const formed = (rows: readonly MemoRow[], section: Section = 'training'): Memo =>
  aMemo({ id: memo(7), number: 7, section, rows })

const refusal = (before: Memo, rows: readonly ReturnType<typeof row>[], facts: KnownFacts) => {
  const plan = planMemo(
    before,
    { header: {}, reportApprovedOn: undefined, registeredOn: undefined, rows },
    facts,
  )
  return plan.ok ? null : plan.error
}

const inMemo = (id: number, number: number): Known => ({ changes: { memo: { id: memo(id), number } } })

test('a memo has rows', () => {
  expect(refusal(formed([]), [], known())).toEqual({ code: 'memo/no-rows' })
})

test('an obligation is in a memo once', () => {
  expect(refusal(formed([]), [row(1), row(1)], known({}))).toEqual({ code: 'memo/row-doubled' })
})

test('all rows are of the memo’s section', () => {
  const briefing: Subject = { section: 'briefing', name: 'Повторный' }
  expect(refusal(formed([]), [row(1), row(2)], known({}, { changes: { subject: briefing } }))).toEqual({
    code: 'memo/wrong-section',
  })
})

test('issuance and return do not mix', () => {
  const facts = known({ changes: { subject: gloves(1) } }, { changes: { subject: gloves(1, 'return') } })
  expect(refusal(formed([], 'ppe'), [row(1), row(2)], facts)).toEqual({ code: 'memo/events-mixed' })
  expect(refusal(formed([], 'ppe'), [row(1)], facts)).toBeNull()
})

test('an obligation is in at most one active memo; the refusal names people and memos', () => {
  expect(refusal(formed([]), [row(1), row(2)], known({}, inMemo(9, 14)))).toEqual({
    code: 'memo/rows-taken',
    rows: [{ fullName: 'Белов Илья Сергеевич', memoNumber: 14 }],
  })
})

test('a row’s own memo does not take it from itself', () => {
  expect(refusal(formed([aRow(1)]), [row(1, on('2026-03-10'))], known(inMemo(7, 7)))).toBeNull()
})

test('even a row that would be completed at once is refused while another memo has it', () => {
  expect(refusal(formed([]), [row(1, on('2026-03-10'))], known(inMemo(9, 14)))).toMatchObject({
    code: 'memo/rows-taken',
  })
})

const done = aRow(1, { outcome: on('2026-03-10') })
const byMemo = [aCompletion(1, '2026-03-10', { memoId: memo(7) })]

test('a date is not removed nor changed while the obligation meanwhile is in another active memo', () => {
  const facts = known({ ...inMemo(9, 14), completions: byMemo })
  expect(refusal(formed([done]), [row(1)], facts)).toMatchObject({ code: 'memo/rows-taken' })
  expect(refusal(formed([done]), [row(1, on('2026-03-11'))], facts)).toMatchObject({
    code: 'memo/rows-taken',
  })
})

test('a completed memo may be saved as it is though its obligation meanwhile is in another', () => {
  expect(
    refusal(formed([done]), [row(1, on('2026-03-10'))], known({ ...inMemo(9, 14), completions: byMemo })),
  ).toBeNull()
})

test('a completed memo does not become active again over a row that another memo has', () => {
  const facts = known({ ...inMemo(9, 14), completions: byMemo }, {})
  expect(refusal(formed([done]), [row(1, on('2026-03-10')), row(2)], facts)).toMatchObject({
    code: 'memo/rows-taken',
  })
})

test('a row with a result is not thrown out, one without is', () => {
  const before = formed([done, aRow(2)])
  const facts = known({ completions: byMemo }, {})
  expect(refusal(before, [row(2)], facts)).toEqual({ code: 'memo/has-results' })
  expect(refusal(before, [row(1, on('2026-03-10'))], facts)).toBeNull()
})

test('a removed obligation enters no memo, but a row that was there before may stay', () => {
  const facts = known({ changes: { removed: true } })
  expect(refusal(formed([]), [row(1)], facts)).toEqual({ code: 'memo/obligation-removed' })
  expect(refusal(formed([aRow(1)]), [row(1)], facts)).toBeNull()
  const oneOfTwo = known({ changes: { removed: true } }, {})
  expect(refusal(formed([]), [row(1), row(2)], oneOfTwo)).toEqual({ code: 'memo/obligation-removed' })
})

const fieldsOf = (section: Section, subject: Subject, outcome: Outcome) =>
  refusal(formed([], section), [row(1, outcome)], known({ changes: { subject } }))

test('a completion date is not later than today', () => {
  expect(fieldsOf('training', aRow(1).subject, on('2026-03-17'))).toEqual({
    code: 'fields',
    errors: [{ field: 'date', row: 0, code: 'date/in-future' }],
  })
  expect(fieldsOf('training', aRow(1).subject, on('2026-03-16'))).toBeNull()
})

test('a refusal names its row in the order given, which need not be that of the names', () => {
  const facts = known({}, {}, {})
  const named = ['Яковлев П. П.', 'Белов И. С.', 'Абрамов А. А.']
  const people = new Map(
    [...facts.obligations].map(([id, one], i) => [id, { ...one, fullName: named[i] ?? '' }]),
  )
  const late = [row(1), row(2, on('2026-03-17')), row(3, on('2026-03-18'))]
  expect(refusal(formed([]), late, { ...facts, obligations: people })).toMatchObject({
    errors: [
      { field: 'date', row: 1 },
      { field: 'date', row: 2 },
    ],
  })
})

test('working conditions and risks take classes and levels, each its own, and no dates', () => {
  const conditions: Subject = { section: 'workingConditions', established: 'notAssessed' }
  const risk: Subject = { section: 'risk', established: 'notAssessed' }
  const wrong = { code: 'fields', errors: [{ field: 'rows', row: 0, code: 'memo/wrong-result' }] }
  expect(fieldsOf('risk', risk, on('2026-03-10'))).toEqual({
    code: 'fields',
    errors: [{ field: 'date', row: 0, code: 'memo/assessed-by-report' }],
  })
  expect(fieldsOf('workingConditions', conditions, { kind: 'assessed', found: 'low' })).toEqual(wrong)
  expect(fieldsOf('risk', risk, { kind: 'assessed', found: '3.1' })).toEqual(wrong)
  expect(fieldsOf('training', aRow(1).subject, { kind: 'assessed', found: '2' })).toEqual(wrong)
  expect(fieldsOf('workingConditions', conditions, { kind: 'assessed', found: '3.1' })).toBeNull()
  expect(fieldsOf('risk', risk, { kind: 'assessed', found: 'excluded' })).toBeNull()
})

test('a check may be failed, an issuance of PPE may not', () => {
  expect(fieldsOf('training', aRow(1).subject, on('2026-03-10', 'failed'))).toBeNull()
  expect(fieldsOf('ppe', gloves(1), on('2026-03-10', 'failed'))).toEqual({
    code: 'fields',
    errors: [{ field: 'result', row: 0, code: 'memo/wrong-result' }],
  })
})

test.each(['training', 'briefing', 'instruction'] as const)(
  'what is assessed is no result of a %s',
  (section) => {
    const facts = known({ changes: { subject: { section, name: 'Первая помощь' } } })
    for (const found of ['2', 'low', 'notAssessed'] as const)
      expect(refusal(formed([], section), [row(1, { kind: 'assessed', found })], facts)).toEqual({
        code: 'fields',
        errors: [{ field: 'rows', row: 0, code: 'memo/wrong-result' }],
      })
  },
)
