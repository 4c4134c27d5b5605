import { sections } from '../sections/section.ts'
import { addDays, countDaysBetween, type LocalDate } from '../shared/dates/local-date.ts'
import { findTariffLimits, type TariffLimits, type TariffName, TRIAL_DAYS } from './tariff.ts'
import { findGaps } from './tariff-gaps.ts'

/** Until when a company has which tariff. */
export type CompanyTerm = {
  readonly tariff: TariffName
  /** The last day on which anything may be added. */
  readonly lastDay: LocalDate
  /** On which day of a month, 1 to 31, what was paid for begins and goes on; null until something is paid for. */
  readonly anchorDay: number | null
  /** How many employees an operator has allowed, whatever the tariff; null: as many as the tariff. */
  readonly employeeLimit: number | null
  /** On which day the company is erased that its owner has closed; null: it is not. */
  readonly closesOn: LocalDate | null
}

/** The free days, the first of which is the company's first. */
export const makeTrial = (today: LocalDate): CompanyTerm => ({
  tariff: 'introductory',
  lastDay: addDays(today, TRIAL_DAYS - 1),
  anchorDay: null,
  employeeLimit: null,
  closesOn: null,
})

export const hasEnded = ({ lastDay }: Pick<CompanyTerm, 'lastDay'>, today: LocalDate): boolean =>
  lastDay < today

/** Today among them; 0 once it has ended. */
export const countDaysLeft = ({ lastDay }: Pick<CompanyTerm, 'lastDay'>, today: LocalDate): number =>
  Math.max(0, countDaysBetween(today, lastDay) + 1)

/** What may be kept, with what an operator has allowed. */
export function findTermLimits({ tariff, employeeLimit }: CompanyTerm): TariffLimits {
  const limits = findTariffLimits(tariff)
  return { ...limits, employees: employeeLimit ?? limits.employees }
}

/** What is no section is in every tariff: whoever reads it refuses it. */
export function hasSection(term: CompanyTerm, section: unknown): boolean {
  const known = sections.filter((one) => one === section)
  return findGaps({ sections: known }, findTermLimits(term)).sections.length === 0
}
