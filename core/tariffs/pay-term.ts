import { addDays, addMonths, type LocalDate } from '../shared/dates/local-date.ts'
import { type CompanyTerm, countDaysLeft } from './company-term.ts'
import { computePrice, type TariffName, type Term } from './tariff.ts'

/**
 * The term once so many months of a tariff are paid for (оплачен): it goes on from the last day, or from yesterday where it has ended. Another
 * tariff begins at once, and the days left of the one before count by its price; those of the trial count whole.
 */
export function payTerm(term: CompanyTerm, tariff: TariffName, months: Term, today: LocalDate): CompanyTerm {
  const left = countDaysWorth(tariff, term.tariff, countDaysLeft(term, today))
  return { ...term, tariff, lastDay: addMonths(addDays(today, left - 1), months) }
}

/** How many days of a tariff so many days of another are worth, begun ones whole. */
export function countDaysWorth(tariff: TariffName, other: TariffName, days: number): number {
  const [price, paid] = [computePrice(tariff, 12), computePrice(other, 12)]
  return price === 0 || paid === 0 ? days : Math.ceil((days * paid) / price)
}
