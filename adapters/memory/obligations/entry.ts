import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { Completion, CompletionFact, CompletionId } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { Instant } from '@osh/core/shared/instant.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import { nextId, type State } from '../state.ts'

/** Who enters something, when, and in which company. */
export type Entry = {
  readonly companyId: CompanyId
  readonly by: UserId
  readonly at: Instant
  readonly today: LocalDate
}

/** Adds a completion as the newest one. */
export function entered(
  state: State,
  { by, at }: Entry,
  obligationId: ObligationId,
  memoId: MemoId | null,
  fact: CompletionFact,
): State {
  const id = nextId(state.completions)
  const completion: Completion = {
    ...fact,
    id,
    obligationId,
    memoId,
    enteredBy: by,
    enteredAt: at,
    takenBack: null,
  }
  return { ...state, completions: [...state.completions, completion] }
}

/** Marks completions as taken back; they stay. */
export const takenBack = (state: State, { by, at }: Entry, ids: ReadonlySet<CompletionId>): State => ({
  ...state,
  completions: state.completions.map((fact) =>
    ids.has(fact.id) ? { ...fact, takenBack: { by, at } } : fact,
  ),
})
