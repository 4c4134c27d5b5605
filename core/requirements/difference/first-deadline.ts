import type { Section } from '../../sections/section.ts'
import { addDays, addMonths, type LocalDate } from '../../shared/dates/local-date.ts'

/** Days in which whoever is new, or was transferred, learns. */
const TRAINING_DAYS = 60
/** Months in which a new workplace is assessed. */
const ASSESSMENT_MONTHS = 12

/**
 * Until when something is done for the first time that no record says was done. It counts from the hiring, and from the day on which the requirement came into
 * force for who was there before: training has 60 days, a workplace's assessment twelve months, all else comes before the work.
 * Law: ПП РФ 24.12.2021 № 2464, п. 53; 426-ФЗ ст. 17 ч. 2.
 */
export function findFirstDeadline(section: Section, hireDate: LocalDate, since: LocalDate): LocalDate {
  const from = hireDate > since ? hireDate : since
  if (section === 'training') return addDays(from, TRAINING_DAYS)
  return section === 'workingConditions' || section === 'risk' ? addMonths(from, ASSESSMENT_MONTHS) : from
}
