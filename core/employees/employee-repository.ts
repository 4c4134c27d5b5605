import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { FieldErrors, NotFound } from '../shared/refusals.ts'
import type { Result } from '../shared/result.ts'
import type { Section } from '../shared/section.ts'
import { change } from './change.ts'
import type { Department, DepartmentId, Employee, EmployeeId, Position } from './employee.ts'
import { hire } from './hire.ts'
import type { DepartmentNameCode, PositionNameCode } from './parse-names.ts'
import type { SectionStates } from './shortage.ts'

export type EmployeeWithStates = Employee & { readonly states: SectionStates }

export type EmployeeQuery = PageQuery & {
  /** Part of the full name, any case; empty for all. */
  readonly search: string
  /** Only those short of something in the section. */
  readonly shortage: Section | null
}

/** What a person can do to the staff. */
export const employeeCommands = { hire, change }

export interface EmployeeQueries {
  /** All, in the Russian order of their full names. */
  list(companyId: CompanyId): Promise<readonly EmployeeWithStates[]>
  page(companyId: CompanyId, query: EmployeeQuery): Promise<Listed<EmployeeWithStates>>
  get(companyId: CompanyId, id: EmployeeId): Promise<Result<EmployeeWithStates, NotFound>>
}

/** The staff register of a company. Dismissed employees stay in it, with no states. */
export type EmployeeRepository = EmployeeQueries & CommandsOf<typeof employeeCommands>

type NewName = { readonly companyId: CompanyId; readonly name: string }

export interface DepartmentRepository {
  /** In Russian order. */
  list(companyId: CompanyId): Promise<readonly Department[]>
  /** A name that another department has is `department-name/taken`. */
  add(input: NewName): Promise<Result<Department, DepartmentRefused>>
  rename(
    input: NewName & { readonly id: DepartmentId },
  ): Promise<Result<Department, DepartmentRefused | NotFound>>
}

type DepartmentRefused = FieldErrors<DepartmentNameCode | 'department-name/taken'>

/** The shipped positions and those that the user's companies have added. */
export interface PositionCatalogue {
  list(): Promise<readonly Position[]>
  /** A name that is there already gives the position that has it. */
  add(input: NewName): Promise<Result<Position, FieldErrors<PositionNameCode>>>
}
