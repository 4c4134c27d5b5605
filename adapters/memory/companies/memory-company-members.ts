import type { CompanyMembers, Member } from '@osh/core/auth/company-members.ts'
import { nameless } from '@osh/core/auth/profile.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Ledger } from '../ledger.ts'

export class MemoryCompanyMembers implements CompanyMembers {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  list(companyId: CompanyId): Promise<readonly Member[]> {
    return this.#ledger.read(({ memberships, users }) => {
      const profiles = new Map(users.map(({ id, profile = nameless }) => [id, profile]))
      return memberships
        .filter((membership) => membership.companyId === companyId)
        .flatMap(({ userId: id }) => {
          const profile = profiles.get(id)
          return profile === undefined ? [] : [{ ...profile, id }]
        })
    })
  }
}
