import type { CompanyId } from '../../companies/company.ts'
import type { Brand } from '../../shared/brand.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { EmployeeId } from '../employee.ts'

export type AbsenceId = Brand<number, 'AbsenceId'>

/**
 * Why someone is away for long: maternity leave (отпуск по беременности и родам), parental leave (по уходу за ребёнком),
 * illness, or another long leave.
 */
export const absenceKinds = ['maternity', 'parental', 'illness', 'other'] as const
export type AbsenceKind = (typeof absenceKinds)[number]

/** What a person types of an absence; both days are inclusive, `to` is null while no one knows it. */
export type AbsenceDetails = {
  readonly kind: AbsenceKind
  readonly from: LocalDate
  readonly to: LocalDate | null
}

/** A long absence of an employee (отсутствие). One employee's never overlap. */
export type Absence = AbsenceDetails & {
  readonly id: AbsenceId
  readonly companyId: CompanyId
  readonly employeeId: EmployeeId
}

type Days = Pick<AbsenceDetails, 'from' | 'to'>

/** Whether the day is one of the absence. */
export const covers = ({ from, to }: Days, day: LocalDate): boolean =>
  from <= day && (to === null || to >= day)

/** What a table says of someone who is away: why, and until when. */
export type Away = Pick<Absence, 'kind' | 'to'>

/**
 * Why the employee is away on the day, by the absences of any number of employees; null while at work. All obligations of whoever is away wait:
 * they are in the tables, with their own dates, but neither overdue nor short. From the day of return each is due as of its
 * date again: what fell due meanwhile has to be done before the employee is admitted to work.
 * The article was not compared with its text.
 * Law: ТК РФ, ст. 76 (no one is admitted to work without the training, the check or the examination that is due).
 * See docs/legal-sources.md.
 */
export function findAway(absences: readonly Absence[], employeeId: EmployeeId, day: LocalDate): Away | null {
  const absence = absences.find((one) => one.employeeId === employeeId && covers(one, day))
  return absence ? { kind: absence.kind, to: absence.to } : null
}

/** Whether both have a day in common. */
export const haveCommonDay = (a: Days, b: Days): boolean =>
  (b.to === null || a.from <= b.to) && (a.to === null || b.from <= a.to)
