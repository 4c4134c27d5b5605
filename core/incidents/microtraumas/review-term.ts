import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import { deriveMicrotraumaState, type Microtrauma } from './microtrauma.ts'

/** Calendar days of a review. The act recommends them; its text was not compared. Law: приказ Минтруда России от 15.09.2021 № 632н. */
export const REVIEW_DAYS = 3

/** The longest extension, calendar days. As above. */
export const LONGEST_REVIEW_EXTENSION = 2

/** By when a microtrauma is to be reviewed, and how that comes about. */
export type ReviewTerm = {
  /** The day on which the employer was told: the days count from the next one. */
  readonly from: LocalDate
  readonly days: number
  /** 0 where it was not extended. */
  readonly extendedBy: number
  /** Why; empty where it was not. */
  readonly reason: string
  /** The last day in time. */
  readonly until: LocalDate
}

type Told = Pick<Microtrauma, 'reportedAt' | 'extension'>

/**
 * The term of the review: three calendar days from the day on which the employer was told, days off counted, and the extension on top.
 * Law: ТК РФ, ст. 226; приказ Минтруда России от 15.09.2021 № 632н (its text was not compared). See docs/legal-sources.md.
 */
export function reviewTerm({ reportedAt, extension }: Told): ReviewTerm {
  const from = takeMomentDay(reportedAt)
  const extendedBy = extension?.days ?? 0
  return {
    from,
    days: REVIEW_DAYS,
    extendedBy,
    reason: extension?.reason ?? '',
    until: addDays(from, REVIEW_DAYS + extendedBy),
  }
}

/** Whether it is not reviewed though the term has run out; `today` is the day at the place. */
export const isReviewLate = (microtrauma: Microtrauma, today: LocalDate): boolean =>
  deriveMicrotraumaState(microtrauma) === 'to-review' && reviewTerm(microtrauma).until < today
