import type { Microtrauma, MicrotraumaState } from '../incidents/microtraumas/microtrauma.ts'
import { reviewTerm } from '../incidents/microtraumas/review-term.ts'
import { countDaysBetween, type LocalDate } from '../shared/dates/local-date.ts'
import { formatCount } from '../shared/texts/plural.ts'
import { formatDate } from './formats/dates.ts'

export const microtraumaStateWords: Readonly<Record<MicrotraumaState, string>> = {
  'to-review': 'на рассмотрении',
  reviewed: 'рассмотрена',
  annulled: 'аннулирована',
  accident: 'несчастный случай',
}

const days = ['календарный день', 'календарных дня', 'календарных дней'] as const

/**
 * «3 календарных дня со дня обращения 20.11.2026, продлён на 2 календарных дня (нет объяснений): до 25.11.2026». How the term of a review
 * comes about.
 */
export function explainReviewTerm(microtrauma: Pick<Microtrauma, 'reportedAt' | 'extension'>): string {
  const term = reviewTerm(microtrauma)
  const extended =
    term.extendedBy > 0 ? `, продлён на ${formatCount(term.extendedBy, days)} (${term.reason})` : ''
  return `${formatCount(term.days, days)} со дня обращения ${formatDate(term.from)}${extended}: до ${formatDate(term.until)}`
}

/** Whose rule that is. */
export const reviewTermLaw =
  'ТК РФ, ст. 226; Рекомендации № 632н (срок рекомендован; не сверено с текстом акта)'

/** «осталось 2 дня», «сегодня последний день», «просрочено на 1 день». */
export function describeReviewLeft(
  microtrauma: Pick<Microtrauma, 'reportedAt' | 'extension'>,
  today: LocalDate,
): string {
  const left = countDaysBetween(today, reviewTerm(microtrauma).until)
  if (left === 0) return 'сегодня последний день'
  const words = formatCount(Math.abs(left), ['день', 'дня', 'дней'])
  return left < 0 ? `просрочено на ${words}` : `осталось ${words}`
}
