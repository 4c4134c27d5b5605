import type { CompanyMembers, Member } from '@osh/core/auth/company-members.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { decodeMembers } from '#adapters/wire/member-wire.ts'
import type { HttpClient } from './session/http-client.ts'

export class HttpCompanyMembers implements CompanyMembers {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  list(companyId: CompanyId): Promise<readonly Member[]> {
    return this.#client.read(`/api/companies/${companyId}/members`, {}, decodeMembers)
  }
}
