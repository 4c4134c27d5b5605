import { expect, test } from 'vitest'
import { aCompletion, anObligation, day } from '../../../tests/examples.ts'
import type { MemoId } from '../memo-reference.ts'
import { parseObligationDraft } from '../reading/parse-obligation.ts'
import { makeStandingObligation } from '../standing/standing-obligation.ts'
import { inputOfObligation, makeObligationInput, needsDate, pickChangedFields } from './obligation-input.ts'
import { listRecurringRules } from './recurring-rules.ts'

const today = day('2026-03-16')

test('a new assessment of working conditions is repeated by the law, a new piece of PPE is one and issued', () => {
  const typed = { ...makeObligationInput('workingConditions'), deadline: '2027-01-01' }
  expect(parseObligationDraft('workingConditions', typed, today)).toMatchObject({
    value: { ruleId: 'sout.repeat', periodicity: { kind: 'every', months: 60 } },
  })
  expect(makeObligationInput('ppe')).toMatchObject({ quantity: '1', event: 'issuance' })
})

test('a stored obligation shows the newest day entered by hand, and a fixed deadline only while it holds', () => {
  const byMemo = { memoId: 3 as MemoId }
  const obligation = anObligation(1, { fixed: { deadline: day('2026-05-01'), since: null } })
  const show = (...completions: readonly ReturnType<typeof aCompletion>[]) =>
    inputOfObligation(makeStandingObligation({ obligation, completions }), completions)
  expect(show()).toMatchObject({ date: null, deadline: '2026-05-01', periodicity: '3 года' })
  expect(show(aCompletion(1, '2024-01-10'), aCompletion(2, '2025-01-10', byMemo))).toMatchObject({
    date: '2024-01-10',
    deadline: null,
  })
})

test('a patch names only what differs', () => {
  const before = makeObligationInput('briefing')
  expect(pickChangedFields(before, { ...before, briefingName: 'Вводный', date: null })).toEqual({
    briefingName: 'Вводный',
  })
})

test('a section names only rules of its own that ask for something again; PPE, instructions and risks none', () => {
  expect(listRecurringRules('instruction')).toEqual([])
  expect(listRecurringRules('ppe')).toEqual([])
  expect(listRecurringRules('risk')).toEqual([])
  expect(listRecurringRules('workingConditions').map(({ id }) => id)).toContain('sout.repeat')
  for (const { id, recurs } of listRecurringRules('medicalExamination')) {
    expect(id.startsWith('med.')).toBe(true)
    expect(recurs).not.toBeNull()
  }
})

test('the day it was last done is needed by what recurs, unless a deadline is set', () => {
  expect(needsDate({ periodicity: '1 год', deadline: null })).toBe(true)
  expect(needsDate({ periodicity: '1 год', deadline: '2026-12-01' })).toBe(false)
  expect(needsDate({ periodicity: 'разово', deadline: null })).toBe(false)
  expect(needsDate({ periodicity: '', deadline: null })).toBe(false)
})

test('a new assessment of a risk begins without a level, a briefing with nothing', () => {
  const blank = { periodicity: '', date: null, deadline: null, ruleId: null }
  expect(makeObligationInput('risk')).toEqual({ ...blank, riskLevel: 'notAssessed' })
  expect(makeObligationInput('briefing')).toEqual(blank)
})
