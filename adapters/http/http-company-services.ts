import type { CompanyDetails } from '@osh/core/companies/company.ts'
import type {
  ActivityRequest,
  ActivityRequests,
  CompanyLookup,
  LookupRefusal,
} from '@osh/core/companies/company-directory.ts'
import type { FieldErrors } from '@osh/core/shared/refusals.ts'
import type { Result } from '@osh/core/shared/result.ts'
import { decodeFoundCompany } from '#adapters/wire/company-wire.ts'
import type { HttpClient } from './session/http-client.ts'

export class HttpCompanyLookup implements CompanyLookup {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  byInn(inn: string): Promise<Result<Partial<CompanyDetails>, LookupRefusal>> {
    return this.#client.ask(
      { method: 'post', path: '/api/companies/lookup-by-inn', body: { inn } },
      decodeFoundCompany,
      ['lookup/not-configured', 'lookup/unknown-inn', 'fields'],
    )
  }
}

export class HttpActivityRequests implements ActivityRequests {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  add(request: ActivityRequest): Promise<Result<null, FieldErrors>> {
    return this.#client.ask(
      { method: 'post', path: '/api/actual-activity-requests', body: request },
      () => null,
      ['fields'],
    )
  }
}
