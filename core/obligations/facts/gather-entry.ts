import type { Gathering } from '../../commands/command.ts'
import { type TodayOf, todayOf } from '../../companies/company-facts.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { CompletionId } from '../completion.ts'
import { type LiveObligation, type LiveQuestion, lockWithPpe, type One } from './lock-live.ts'
import { type NewCompletionIds, newCompletionIds } from './obligation-facts.ts'

/** What is needed to enter a completion by hand: the obligation, locked, today, and the id that the completion gets. */
type Entry = {
  readonly known: LiveObligation
  readonly today: LocalDate
  readonly completionId: CompletionId
}

/** Refused with `not-found` for an obligation that is not the company's or is removed. */
export function* gatherEntry(
  one: One,
): Gathering<Result<Entry, NotFound>, LiveQuestion | TodayOf | NewCompletionIds> {
  const { companyId } = one
  const known = yield* lockWithPpe(one)
  if (!known) return err(notFound)
  const today = yield* todayOf({ companyId })
  const [completionId] = yield* newCompletionIds({ companyId, count: 1 })
  return ok({ known, today, completionId })
}
