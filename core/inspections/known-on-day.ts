import type { ObligationFacts } from '../obligations/facts/obligation-facts.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'

/** On which day of the company a moment falls. */
export type DayOf = (moment: Instant) => LocalDate

/**
 * What was known at the end of a day of obligations: a completion that was entered later, whatever its own day, is not there yet, and one that
 * was taken back later still is.
 */
export const keepKnownOnDay = (
  histories: readonly ObligationFacts[],
  day: LocalDate,
  dayOf: DayOf,
): readonly ObligationFacts[] =>
  histories.map(({ obligation, completions }) => ({
    obligation,
    completions: completions
      .filter(({ enteredAt }) => dayOf(enteredAt) <= day)
      .map((one) => (one.takenBack && dayOf(one.takenBack.at) > day ? { ...one, takenBack: null } : one)),
  }))
