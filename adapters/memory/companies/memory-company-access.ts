import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyAccess, Entry, Owned } from '@osh/core/auth/company-access.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Caller } from '@osh/core/shared/identity.ts'
import type { Ledger } from '../ledger.ts'
import { isSignedIn } from '../memory-sessions.ts'
import type { State } from '../state.ts'

export class MemoryCompanyAccess implements CompanyAccess {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  isSignedIn(caller: Caller): Promise<boolean> {
    return this.#ledger.read((state) => isSignedIn(state, caller))
  }

  enter(caller: Caller, company: CompanyId): Promise<Entry> {
    return this.#ledger.read((state) => entryOf(state, caller, company))
  }

  enterOwnerOf(caller: Caller, owned: Owned, id: number): Promise<Entry> {
    return this.#ledger.read((state) => {
      const things: readonly { readonly id: number; readonly companyId: CompanyId }[] =
        state[lists[owned]] ?? []
      return entryOf(state, caller, things.find((thing) => thing.id === id)?.companyId)
    })
  }
}

function entryOf(state: State, caller: Caller, company: CompanyId | undefined): Entry {
  if (!isSignedIn(state, caller)) return { is: 'signed-out' }
  if (company === undefined || !isMember(state, caller.user, company)) return { is: 'stranger' }
  return { is: 'member', company }
}

const lists = {
  department: 'departments',
  position: 'positions',
  employee: 'employees',
  absence: 'absences',
  obligation: 'obligations',
  memo: 'memos',
  incident: 'incidents',
  evidence: 'evidence',
  microtrauma: 'microtraumas',
  measure: 'measures',
  inspectorOrder: 'inspectorOrders',
  document: 'documents',
  ownForm: 'ownForms',
  responsibility: 'responsibilities',
} as const satisfies Record<Owned, keyof State>

const isMember = ({ memberships }: State, user: UserId, company: CompanyId): boolean =>
  memberships.some((m) => m.userId === user && m.companyId === company)
