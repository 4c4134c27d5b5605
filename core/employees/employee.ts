import type { CompanyId } from '../companies/company.ts'
import type { Position } from '../positions/position.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { EmployeeId } from '../shared/identity.ts'
import type { EmployeeDetails, Sex } from './employee-fields.ts'

export type { EmployeeDetails, EmployeeId, Sex }
/** An employee (работник) of a company. `version` grows with each change. */
export type Employee = EmployeeDetails & {
  readonly id: EmployeeId
  readonly companyId: CompanyId
  readonly position: Position
  readonly version: number
}

/** «Фамилия Имя Отчество», the patronymic only where there is one. */
export const joinFullName = (
  person: Pick<EmployeeDetails, 'lastName' | 'firstName' | 'fatherName'>,
): string => [person.lastName, person.firstName, person.fatherName].filter(Boolean).join(' ')

/** What tables and memos print: the position as the staffing table words it, otherwise the catalogue's. */
export const namePosition = ({
  positionStaff,
  position,
}: Pick<Employee, 'positionStaff' | 'position'>): string => positionStaff || position.name

/** The dismissal day is the last day of work: an employee is dismissed from the day after on. Law: ТК РФ, ст. 84.1 ч. 3. */
export const isDismissed = (
  { dismissalDate }: Pick<EmployeeDetails, 'dismissalDate'>,
  today: LocalDate,
): boolean => dismissalDate !== null && dismissalDate < today
