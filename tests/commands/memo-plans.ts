import { type Memo, type MemoRow, type Outcome, pending } from '@osh/core/memos/memo.ts'
import type { KnownFacts, MemoChange } from '@osh/core/memos/planning/memo-plan.ts'
import { planMemo } from '@osh/core/memos/planning/plan-memo.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type { KnownObligation } from '@osh/core/obligations/facts/obligation-facts.ts'
import type { Obligation } from '@osh/core/obligations/obligation.ts'
import { aCompletion, aMemo, anObligation, day, memo, obligation, today } from '#tests/examples.ts'

export const on = (date: string, result: 'passed' | 'failed' = 'passed'): Outcome => ({
  kind: 'dated',
  date: day(date),
  result,
})
export type Known = { changes?: Partial<Obligation>; completions?: readonly Completion[]; fullName?: string }

/** What the store knows of obligations 1, 2, … */
export function known(...all: readonly Known[]): KnownFacts {
  const facts = all.map(
    ({ changes, completions = [], fullName = 'Работник' }, i): [number, KnownObligation] => [
      i + 1,
      {
        obligation: anObligation(i + 1, changes),
        completions,
        fullName,
        department: 'Карьер',
        position: 'Машинист',
      },
    ],
  )
  return {
    today,
    obligations: new Map(facts.map(([id, fact]) => [obligation(id), fact])),
    ppe: [],
    sizes: new Map(),
  }
}

export const row = (id: number, outcome: Outcome = pending, quantity: number | null = null) => ({
  obligationId: obligation(id),
  quantity,
  outcome,
})

export const change = (changes: Partial<MemoChange>): MemoChange => ({
  header: {},
  reportApprovedOn: undefined,
  registeredOn: undefined,
  rows: undefined,
  ...changes,
})

export const formed = (rows: readonly MemoRow[], changes: Partial<Memo> = {}) =>
  aMemo({ id: memo(7), number: 7, rows, ...changes })

/** A completion that memo 7 entered for an obligation. */
export const byMemo = (id: number, date: string, changes: Partial<Completion> = {}) =>
  aCompletion(id, date, { memoId: memo(7), ...changes })

export const planned = (before: Memo, changes: Partial<MemoChange>, facts: KnownFacts) => {
  const plan = planMemo(before, change(changes), facts)
  return plan.ok ? { ...plan.value, enter: [...plan.value.enter] } : plan.error
}
