import type { CompanyId } from '../companies/company.ts'
import type { DepartmentId } from '../shared/identity.ts'
import { type NameAsTyped, readNamed } from '../shared/names/named.ts'
import { lineCodes } from '../shared/texts/text.ts'

export type { DepartmentId }

/** A department (отдел); the API calls it employee-group. */
export type Department = {
  readonly id: DepartmentId
  readonly companyId: CompanyId
  readonly name: string
}

/** What a department's name is refused with. */
export const departmentCodes = [...lineCodes, 'department-name/required', 'department-name/taken'] as const
export type DepartmentCode = (typeof departmentCodes)[number]

/** Reads a department's name; the refusal is on `name`. */
export const readDepartmentName = (input: NameAsTyped) => readNamed(input, 'department-name/required')
