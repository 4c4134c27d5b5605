import type { Activity, Company, CompanyDetails, CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import type { FieldErrors, NotFound, Stale } from '@osh/core/shared/refusals.ts'
import type { Result } from '@osh/core/shared/result.ts'
import { decodeActivities, decodeCompanies, decodeCompany } from '#adapters/wire/company-wire.ts'
import type { CompanyDays } from './company-days.ts'
import type { EarlierAnswers } from './earlier/earlier-answers.ts'
import { type HttpClient, settled } from './session/http-client.ts'
import { decoded } from './session/transport.ts'

export class HttpCompanyDirectory implements CompanyDirectory {
  readonly #client: HttpClient
  readonly #earlier: Pick<EarlierAnswers, 'send'>
  readonly #days: CompanyDays
  constructor(client: HttpClient, earlier: Pick<EarlierAnswers, 'send'>, days: CompanyDays) {
    this.#client = client
    this.#earlier = earlier
    this.#days = days
  }

  async list(): Promise<readonly Company[]> {
    const ask = { method: 'get', path: '/api/companies' } as const
    const read = { key: 'companies', company: null } as const
    const companies = decoded(await this.#earlier.send(read, ask, decodeCompanies), decodeCompanies)
    return companies.map((company) => this.#days.note(company))
  }

  async get(id: CompanyId): Promise<Result<Company, NotFound>> {
    const ask = { method: 'get', path: `/api/companies/${id}` } as const
    const read = { key: 'company_data', company: id } as const
    return settled(await this.#earlier.send(read, ask, decodeCompany), this.#decode, ['not-found'])
  }

  add(details: CompanyDetails): Promise<Result<Company, FieldErrors>> {
    const ask = { method: 'post', path: '/api/companies', body: details } as const
    return this.#client.ask(ask, this.#decode, ['fields'])
  }

  change(
    id: CompanyId,
    changes: Partial<CompanyDetails>,
    version: number | null,
  ): Promise<Result<Company, FieldErrors | NotFound | Stale>> {
    const ask = { method: 'patch', path: `/api/companies/${id}`, body: changes, version } as const
    return this.#client.ask(ask, this.#decode, ['fields', 'not-found', 'stale'])
  }

  readonly #decode = (json: unknown): Company => this.#days.note(decodeCompany(json))

  activities(): Promise<readonly Activity[]> {
    return this.#client.read('/api/activities', {}, decodeActivities)
  }
}
