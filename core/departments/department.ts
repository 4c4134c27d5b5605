import type { CompanyId } from '../companies/company.ts'
import type { Brand } from '../shared/brand.ts'

export type DepartmentId = Brand<number, 'DepartmentId'>

/** A department (отдел); the API calls it employee-group. */
export type Department = {
  readonly id: DepartmentId
  readonly companyId: CompanyId
  readonly name: string
}
