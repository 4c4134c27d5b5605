import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department, DepartmentId } from '@osh/core/employees/employee.ts'
import type { DepartmentRepository } from '@osh/core/employees/employee-repository.ts'
import type { FieldErrors, NotFound } from '@osh/core/shared/refusals.ts'
import type { Result } from '@osh/core/shared/result.ts'
import { decodeDepartment, decodeDepartments } from '#adapters/wire/staff/department-wire.ts'
import type { HttpClient } from '../session/http-client.ts'

export class HttpDepartmentRepository implements DepartmentRepository {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  list(companyId: CompanyId): Promise<readonly Department[]> {
    return this.#client.read('/api/employee-groups', { companyId }, decodeDepartments)
  }

  add(companyId: CompanyId, name: string): Promise<Result<Department, FieldErrors>> {
    const ask = { method: 'post', path: '/api/employee-groups', body: { companyId, name } } as const
    return this.#client.ask(ask, decodeDepartment, ['fields'])
  }

  rename(
    companyId: CompanyId,
    id: DepartmentId,
    name: string,
  ): Promise<Result<Department, FieldErrors | NotFound>> {
    const ask = {
      method: 'patch',
      path: `/api/employee-groups/${id}`,
      params: { companyId },
      body: { name },
    } as const
    return this.#client.ask(ask, decodeDepartment, ['fields', 'not-found'])
  }
}
