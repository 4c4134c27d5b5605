import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'

/** How many days before its end a deadline is reminded of, the first time first; the last is the day itself. The product's own choice. */
export const stages = [30, 7, 0] as const
type Stage = (typeof stages)[number]

/** Which deadlines come to a stage on a day after one and no later than another, both inclusive; none where `from` is later than `to`. */
export type StageDays = { readonly stage: Stage; readonly from: LocalDate; readonly to: LocalDate }

/**
 * Which deadlines have come to which stage since the last day that was told of. One that has passed several is told of once, as what it is now;
 * none is at a stage that was told.
 */
export const listStagesSince = (after: LocalDate, today: LocalDate): readonly StageDays[] =>
  stages.map((stage, i) => {
    const next = stages[i + 1]
    const fresh = addDays(after, stage + 1)
    const unpassed = next === undefined ? fresh : addDays(today, next + 1)
    return { stage, from: fresh > unpassed ? fresh : unpassed, to: addDays(today, stage) }
  })
