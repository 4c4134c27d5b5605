import { type Question, question, type Write } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { Signed } from '../../shared/identity.ts'
import type { EmployeeId } from '../employee.ts'
import type { Absence, AbsenceId } from './absence.ts'

/** Whose the absence is: it never changes, nothing is locked. Null where the company has none such. */
export type AbsentEmployee = Question<
  'absent-employee',
  { readonly companyId: CompanyId; readonly id: AbsenceId },
  EmployeeId | null
>
export const absentEmployee = question<AbsentEmployee>('absent-employee')

/** All absences of an employee, the earliest first. Whoever asks has locked the employee. */
export type AbsencesOf = Question<
  'absences-of',
  { readonly companyId: CompanyId; readonly employeeId: EmployeeId },
  readonly Absence[]
>
export const absencesOf = question<AbsencesOf>('absences-of')

/** The id that a new absence gets; given to no other. */
export type NewAbsenceId = Question<'new-absence-id', { readonly companyId: CompanyId }, AbsenceId>
export const newAbsenceId = question<NewAbsenceId>('new-absence-id')

export type AbsenceQuestion = AbsentEmployee | AbsencesOf | NewAbsenceId

export type NewAbsence = { readonly absence: Absence; readonly entered: Signed }

export type AbsenceWrite =
  | Write<'new-absences', NewAbsence>
  | Write<'changed-absences', Absence>
  | Write<'deleted-absences', Absence>
