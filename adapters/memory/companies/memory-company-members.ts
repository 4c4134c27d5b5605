import type { CompanyMembers, Member } from '@osh/core/auth/company-members.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Ledger } from '../ledger.ts'

export class MemoryCompanyMembers implements CompanyMembers {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  list(companyId: CompanyId): Promise<readonly Member[]> {
    return this.#ledger.read(({ memberships, users }) => {
      const emails = new Map(users.map(({ id, email }) => [id, email]))
      return memberships
        .filter((membership) => membership.companyId === companyId)
        .flatMap(({ userId: id }) => {
          const email = emails.get(id)
          return email === undefined ? [] : [{ id, email }]
        })
    })
  }
}
