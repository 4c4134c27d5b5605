import type { Completion } from '../../../obligations/completion.ts'
import type { ObligationFacts } from '../../../obligations/facts/obligation-facts.ts'
import { deriveCurrentSubject } from '../../../obligations/standing/current-subject.ts'
import { deriveStanding } from '../../../obligations/standing/standing.ts'
import type { StandingObligation } from '../../../obligations/standing/standing-obligation.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'

/** An obligation as it was on a day, and what had been done by then, the latest first. */
export type DutyOnDay = StandingObligation & { readonly done: readonly Completion[] }

/**
 * What an employee had to do and had done by the end of the day. A completion counts by the day on which it took place, whenever it was
 * entered; one that was taken back counts for nothing. An obligation that was removed later was there with what had been done by the
 * day; one that has nothing by the day stays only while it is not removed.
 */
export function listDutiesOnDay(histories: readonly ObligationFacts[], day: LocalDate): readonly DutyOnDay[] {
  return histories.flatMap(({ obligation, completions }) => {
    const done = completions.filter(({ date, takenBack }) => takenBack === null && date <= day)
    if (obligation.removed && done.length === 0) return []
    const held = { ...obligation, removed: false }
    const subject = deriveCurrentSubject(held.subject, done)
    return [{ ...held, subject, ...deriveStanding(held, done), done: done.toSorted(compareLatestFirst) }]
  })
}

const compareLatestFirst = (a: Completion, b: Completion): number =>
  b.date.localeCompare(a.date) || b.id - a.id

/** The latest that did not fail; null for none. */
export const findLastPassed = ({ done }: Pick<DutyOnDay, 'done'>): Completion | null =>
  done.find(({ result }) => result !== 'failed') ?? null
