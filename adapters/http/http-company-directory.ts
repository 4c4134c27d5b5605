import type { Activity, Company, CompanyDetails, CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import type { FieldErrors, NotFound, Stale } from '@osh/core/shared/refusals.ts'
import type { Result } from '@osh/core/shared/result.ts'
import { decodeActivities, decodeCompanies, decodeCompany } from '#adapters/wire/company-wire.ts'
import type { HttpClient } from './session/http-client.ts'

export class HttpCompanyDirectory implements CompanyDirectory {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  list(): Promise<readonly Company[]> {
    return this.#client.read('/api/companies', {}, decodeCompanies)
  }

  get(id: CompanyId): Promise<Result<Company, NotFound>> {
    return this.#client.ask({ method: 'get', path: `/api/companies/${id}` }, decodeCompany, ['not-found'])
  }

  add(details: CompanyDetails): Promise<Result<Company, FieldErrors>> {
    return this.#client.ask({ method: 'post', path: '/api/companies', body: details }, decodeCompany, [
      'fields',
    ])
  }

  change(
    id: CompanyId,
    changes: Partial<CompanyDetails>,
    version: number | null,
  ): Promise<Result<Company, FieldErrors | NotFound | Stale>> {
    const ask = { method: 'patch', path: `/api/companies/${id}`, body: changes, version } as const
    return this.#client.ask(ask, decodeCompany, ['fields', 'not-found', 'stale'])
  }

  activities(): Promise<readonly Activity[]> {
    return this.#client.read('/api/activities', {}, decodeActivities)
  }
}
