import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Employee, EmployeeDetails, EmployeeId } from '@osh/core/employees/employee.ts'
import type {
  EmployeeQuery,
  EmployeeRepository,
  EmployeeWithStates,
} from '@osh/core/employees/employee-repository.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { type FieldErrors, type NotFound, notFound, type Stale } from '@osh/core/shared/refusals.ts'
import { err, type Result } from '@osh/core/shared/result.ts'
import {
  decodeEmployee,
  decodeEmployees,
  decodeEmployeeWithStates,
  employeeParams,
  encodeEmployeeDetails,
} from '#adapters/wire/staff/employee-wire.ts'
import type { CompanyDays } from '../company-days.ts'
import type { EarlierAnswers } from '../earlier/earlier-answers.ts'
import type { HttpClient } from '../session/http-client.ts'
import { decoded } from '../session/transport.ts'

export class HttpEmployeeRepository implements EmployeeRepository {
  readonly #client: HttpClient
  readonly #earlier: EarlierAnswers
  readonly #days: CompanyDays
  constructor(client: HttpClient, earlier: EarlierAnswers, days: CompanyDays) {
    this.#client = client
    this.#earlier = earlier
    this.#days = days
  }

  async list(companyId: CompanyId): Promise<readonly EmployeeWithStates[]> {
    const ask = { method: 'get', path: '/api/employees', params: { companyId } } as const
    const today = () => this.#days.todayOf(companyId)
    const read = { key: 'employees', company: companyId, today } as const
    return decoded(await this.#earlier.send(read, ask, decodeEmployees), decodeEmployees)
  }

  page(companyId: CompanyId, query: EmployeeQuery): Promise<Listed<EmployeeWithStates>> {
    return this.#client.page('/api/employees', { companyId, ...employeeParams(query) }, decodeEmployees)
  }

  async get(companyId: CompanyId, id: EmployeeId): Promise<Result<EmployeeWithStates, NotFound>> {
    const ask = { method: 'get', path: `/api/employees/${id}`, params: { companyId } } as const
    const got = await this.#client.ask(ask, decodeEmployeeWithStates, ['not-found'])
    return got.ok && got.value.companyId !== companyId ? err(notFound) : got
  }

  add(companyId: CompanyId, details: EmployeeDetails): Promise<Result<Employee, FieldErrors>> {
    const body = { companyId, ...encodeEmployeeDetails(details) }
    return this.#client.ask({ method: 'post', path: '/api/employees', body }, decodeEmployee, ['fields'])
  }

  change(
    companyId: CompanyId,
    id: EmployeeId,
    changes: Partial<EmployeeDetails>,
    version: number | null,
  ): Promise<Result<Employee, FieldErrors | NotFound | Stale>> {
    const ask = { method: 'patch', path: `/api/employees/${id}`, params: { companyId }, version } as const
    const body = encodeEmployeeDetails(changes)
    return this.#client.ask({ ...ask, body }, decodeEmployee, ['fields', 'not-found', 'stale'])
  }
}
