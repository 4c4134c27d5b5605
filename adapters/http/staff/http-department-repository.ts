import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department, DepartmentId } from '@osh/core/employees/employee.ts'
import type { DepartmentRepository } from '@osh/core/employees/employee-repository.ts'
import type { FieldErrors, NotFound } from '@osh/core/shared/refusals.ts'
import type { Result } from '@osh/core/shared/result.ts'
import { decodeDepartment, decodeDepartments } from '#adapters/wire/staff/department-wire.ts'
import type { EarlierAnswers } from '../earlier/earlier-answers.ts'
import type { HttpClient } from '../session/http-client.ts'
import { decoded } from '../session/transport.ts'

export class HttpDepartmentRepository implements DepartmentRepository {
  readonly #client: HttpClient
  readonly #earlier: EarlierAnswers
  constructor(client: HttpClient, earlier: EarlierAnswers) {
    this.#client = client
    this.#earlier = earlier
  }

  async list(companyId: CompanyId): Promise<readonly Department[]> {
    const ask = { method: 'get', path: '/api/employee-groups', params: { companyId } } as const
    const read = { key: 'departments', company: companyId } as const
    return decoded(await this.#earlier.send(read, ask, decodeDepartments), decodeDepartments)
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
