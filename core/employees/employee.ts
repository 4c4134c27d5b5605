import type { CompanyId } from '../companies/company.ts'
import type { DepartmentId } from '../departments/department.ts'
import type { Position, PositionId } from '../positions/position.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { EmployeeId } from '../shared/identity.ts'
import type { Sizes } from './sizes/sizes.ts'

export type { EmployeeId }
export type Sex = 'm' | 'f'

/** What a person types of an employee. Every value has passed `parseEmployeeDetails`. */
export type EmployeeDetails = {
  readonly lastName: string
  readonly firstName: string
  /** Patronymic (отчество), only where the person has one. */
  readonly fatherName: string | null
  readonly departmentId: DepartmentId
  readonly positionId: PositionId
  /** The position as the staffing table words it, where it differs. */
  readonly positionStaff: string | null
  /** As the company's own records count its people (табельный номер); two may have one. */
  readonly personnelNumber: string | null
  readonly sex: Sex
  readonly birthDate: LocalDate
  readonly hireDate: LocalDate
  /** The last day of work: from the next one the employee's rows are out of the tables; null while employed. */
  readonly dismissalDate: LocalDate | null
  readonly snils: string | null
  readonly personalPhone: string | null
  readonly workMobilePhone: string | null
  readonly workPhone: string | null
  readonly internalPhone: string | null
  readonly email: string | null
  readonly workEmail: string | null
} & Sizes

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
