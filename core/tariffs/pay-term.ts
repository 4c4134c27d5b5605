import {
  addDays,
  addMonths,
  type LocalDate,
  onDayOfMonth,
  takeDayOfMonth,
} from '../shared/dates/local-date.ts'
import { type CompanyTerm, countDaysLeft } from './company-term.ts'
import { computePrice, type TariffName, type Term } from './tariff.ts'

/**
 * The term once so many months of a tariff are paid for (оплачен): it goes on after the last day, or from today where it has ended. Another
 * tariff begins at once, and the days left of the one before count by its price; those of the trial count whole.
 *
 * Months are counted from the day of the month on which the payments began, and end the day before it: what begins on 1 March and is paid for
 * three months ends on 31 May, and twelve months end on one day with four times three, whatever the months between are short of.
 */
export function payTerm(term: CompanyTerm, tariff: TariffName, months: Term, today: LocalDate): CompanyTerm {
  const left = countDaysLeft(term, today)
  const begins = addDays(today, countDaysWorth(tariff, term.tariff, left))
  const goesOn = left > 0 && term.tariff === tariff
  const anchorDay = (goesOn ? term.anchorDay : null) ?? takeDayOfMonth(begins)
  const next = onDayOfMonth(addMonths(begins, months), anchorDay)
  return { ...term, tariff, anchorDay, lastDay: addDays(next, -1) }
}

/** How many days of a tariff so many days of another are worth, begun ones whole. */
export function countDaysWorth(tariff: TariffName, other: TariffName, days: number): number {
  const [price, paid] = [computePrice(tariff, 12), computePrice(other, 12)]
  return price === 0 || paid === 0 ? days : Math.ceil((days * paid) / price)
}
