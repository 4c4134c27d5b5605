import type { EmployeeId } from '../../employees/employee.ts'
import type { ObligationId } from '../../obligations/obligation.ts'
import type { Section } from '../../sections/section.ts'
import { addMonths, type LocalDate } from '../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import { compareInRussian } from '../../shared/names/russian-order.ts'
import type { Incident } from '../incident.ts'

/** What an accident may require of the employer besides measures, in the order in which it is offered. */
export const requiredSections = [
  'briefing',
  'risk',
  'training',
  'workingConditions',
] as const satisfies readonly Section[]
export type RequiredSection = (typeof requiredSections)[number]

/** An obligation that was given to an employee because of an accident (внеплановый инструктаж, обучение, оценка рисков, СОУТ). */
export type RequiredDuty = {
  readonly section: RequiredSection
  readonly obligationId: ObligationId
  readonly employeeId: EmployeeId
  readonly fullName: string
  /** The last day that is in time, as it was set then. */
  readonly dueOn: LocalDate
  /** The day on which it was done since the accident; null while it was not. */
  readonly doneOn: LocalDate | null
}

/** As the page shows them: by section, then by full name. */
export const compareRequiredDuties = (a: RequiredDuty, b: RequiredDuty): number =>
  requiredSections.indexOf(a.section) - requiredSections.indexOf(b.section) ||
  compareInRussian(a.fullName, b.fullName) ||
  a.obligationId - b.obligationId

/** A section as one of those; null for any other, and for what is none. */
export const asRequired = (section: unknown): RequiredSection | null =>
  requiredSections.find((known) => known === section) ?? null

/** Of a completion that counts, whether it came after the accident. */
export const findDoneSince = (
  { occurredAt }: Pick<Incident, 'occurredAt'>,
  baseDate: LocalDate | null,
): LocalDate | null => (baseDate !== null && baseDate >= takeMomentDay(occurredAt) ? baseDate : null)

/** Months in which an unscheduled assessment of working conditions is done. */
const ASSESSMENT_MONTHS = 6

/**
 * The last day on which the law lets it be done; null where it names no figure: briefings have their term in the employer's own rules, trainings
 * count from what has changed after the accident.
 * Law: 426-ФЗ, ст. 17 ч. 2 (six months from the accident); ПП РФ от 24.12.2021 № 2464, п. 17, 61.
 */
export const findLatestDutyDay = (
  section: RequiredSection,
  { occurredAt }: Pick<Incident, 'occurredAt'>,
): LocalDate | null =>
  section === 'workingConditions' ? addMonths(takeMomentDay(occurredAt), ASSESSMENT_MONTHS) : null

/** Whether the accident was found not to be related to production: nothing of this is required after such a one. */
export const isUnrelated = ({ answers }: Pick<Incident, 'answers'>): boolean => answers.qualify === false
