import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Completion, CompletionId } from '../completion.ts'
import type { FixedDeadline } from '../obligation.ts'
import { findLatestPassed } from './standing.ts'

type Fact = Pick<Completion, 'id' | 'date' | 'result' | 'takenBack'>

/**
 * A deadline set now, over the completions there are: one entered later, and dated no earlier than the
 * latest of them, supersedes it.
 */
export function fixDeadline(deadline: LocalDate, completions: readonly Fact[]): FixedDeadline {
  const passed = completions.filter((fact) => fact.takenBack === null && fact.result !== 'failed')
  const base = findLatestPassed(passed)
  if (!base) return { deadline, since: null }
  const completionId = Math.max(...passed.map((fact) => fact.id)) as CompletionId
  return { deadline, since: { completionId, baseDate: base.date } }
}
