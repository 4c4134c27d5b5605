import type { CompanyAccess, Entry, Owned } from '@osh/core/auth/company-access.ts'
import { isOperator } from '@osh/core/auth/operators.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { type Membership, takeSeenDepartments } from '@osh/core/rights/membership.ts'
import type { Caller, UserId } from '@osh/core/shared/identity.ts'
import type { Ledger } from '../ledger.ts'
import { findOperatorFacts } from '../memory-operators.ts'
import { isSignedIn } from '../memory-sessions.ts'
import type { State } from '../state.ts'
import { limitState } from './limited-state.ts'
import { readMembershipOf } from './membership-of.ts'

export class MemoryCompanyAccess implements CompanyAccess {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  isSignedIn(caller: Caller): Promise<boolean> {
    return this.#ledger.read((state) => isSignedIn(state, caller))
  }

  isOperator(caller: Caller): Promise<boolean> {
    return this.#ledger.read((state) => {
      const facts = findOperatorFacts(state, caller.user)
      return isSignedIn(state, caller) && facts !== null && isOperator(facts)
    })
  }

  hasConfirmedEmail({ user }: Caller): Promise<boolean> {
    return this.#ledger.read(
      ({ users }) => (users.find(({ id }) => id === user)?.confirmedAt ?? null) !== null,
    )
  }

  enter(caller: Caller, company: CompanyId): Promise<Entry> {
    return this.#ledger.read((state) => findEntry(state, caller, company))
  }

  enterOwnerOf(caller: Caller, owned: Owned, id: number): Promise<Entry> {
    return this.#ledger.read((state) => {
      const things: readonly { readonly id: number; readonly companyId: CompanyId }[] =
        state[lists[owned]] ?? []
      const company = things.find((thing) => thing.id === id)?.companyId
      const entry = findEntry(state, caller, company)
      return entry.is === 'member' && !isSeen(state, entry.membership, owned, id) ? stranger : entry
    })
  }
}

/** A head's departments and what is of their people; whatever else there is they have no right to. */
function isSeen(state: State, membership: Membership, owned: Owned, id: number): boolean {
  const seen: readonly { readonly id: number }[] =
    limitState(state, takeSeenDepartments(membership))[lists[owned]] ?? []
  return seen.some((thing) => thing.id === id)
}

const stranger: Entry = { is: 'stranger' }

const findMembership = ({ memberships }: State, user: UserId, company: CompanyId | undefined) =>
  memberships.find((m) => m.userId === user && m.companyId === company)

function findEntry(state: State, caller: Caller, company: CompanyId | undefined): Entry {
  if (!isSignedIn(state, caller)) return { is: 'signed-out' }
  const membership = findMembership(state, caller.user, company)
  if (company === undefined || membership === undefined) return stranger
  return { is: 'member', company, membership: readMembershipOf(membership) }
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
  payer: 'payers',
  invoice: 'invoices',
} as const satisfies Record<Owned, keyof State>
