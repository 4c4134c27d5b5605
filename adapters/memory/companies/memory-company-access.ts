import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyAccess, Owned } from '@osh/core/auth/company-access.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Ledger } from '../ledger.ts'
import type { State } from '../state.ts'

export class MemoryCompanyAccess implements CompanyAccess {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  isMember(user: UserId, company: CompanyId): Promise<boolean> {
    return this.#ledger.read((state) => isMember(state, user, company))
  }

  ownerOf(user: UserId, owned: Owned, id: number): Promise<CompanyId | null> {
    return this.#ledger.read((state) => {
      const things: readonly { readonly id: number; readonly companyId: CompanyId }[] = state[lists[owned]]
      const company = things.find((thing) => thing.id === id)?.companyId
      return company !== undefined && isMember(state, user, company) ? company : null
    })
  }
}

const lists = {
  department: 'departments',
  position: 'positions',
  employee: 'employees',
  absence: 'absences',
  obligation: 'obligations',
  memo: 'memos',
  document: 'documents',
  ownForm: 'ownForms',
  responsibility: 'responsibilities',
} as const satisfies Record<Owned, keyof State>

const isMember = ({ memberships }: State, user: UserId, company: CompanyId): boolean =>
  memberships.some((m) => m.userId === user && m.companyId === company)
