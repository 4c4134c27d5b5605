import { type Question, question, type Write } from '../commands/command.ts'
import type { RecordChange } from '../commands/journal.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Department, DepartmentId } from './department.ts'

/** Locks the department; null where the company has none such. */
export type LockDepartment = Question<
  'department',
  { readonly companyId: CompanyId; readonly id: DepartmentId },
  Department | null
>
export const lockDepartment = question<LockDepartment>('department')

/** Which department has the name, as `foldName` compares names. No lock: a unique index tells who was quicker. */
export type DepartmentNamed = Question<
  'department-named',
  { readonly companyId: CompanyId; readonly name: string },
  DepartmentId | null
>
export const departmentNamed = question<DepartmentNamed>('department-named')

/** The id that a new department gets; given to no one else. */
export type NewDepartmentId = Question<'new-department-id', { readonly companyId: CompanyId }, DepartmentId>
export const newDepartmentId = question<NewDepartmentId>('new-department-id')

/** Who is in the department, dismissed people too: how many, and the first of them by name; null for no one. */
export type DepartmentPeople = Question<
  'department-people',
  { readonly companyId: CompanyId; readonly id: DepartmentId },
  { readonly fullName: string; readonly count: number } | null
>
export const departmentPeople = question<DepartmentPeople>('department-people')

/** Locks the company's requirements; those of the department, which go with it, as the journal tells that they are gone. */
export type DepartmentRequirements = Question<
  'department-requirements',
  { readonly companyId: CompanyId; readonly id: DepartmentId },
  readonly RecordChange[]
>
export const departmentRequirements = question<DepartmentRequirements>('department-requirements')

export type DepartmentQuestion =
  | LockDepartment
  | DepartmentNamed
  | NewDepartmentId
  | DepartmentPeople
  | DepartmentRequirements

export type DepartmentWrite =
  | Write<'new-departments', Department>
  | Write<'renamed-departments', Department>
  | Write<'deleted-departments', Department>
