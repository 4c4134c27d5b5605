import type { CompanyId } from '../companies/company.ts'
import type { Membership } from '../rights/membership.ts'
import type { Caller } from '../shared/identity.ts'
import type { OperatorAccess } from './operators.ts'

/** What a path can name by its id alone. */
export type Owned =
  | 'department'
  | 'position'
  | 'employee'
  | 'absence'
  | 'obligation'
  | 'memo'
  | 'incident'
  | 'evidence'
  | 'microtrauma'
  | 'measure'
  | 'inspectorOrder'
  | 'document'
  | 'ownForm'
  | 'responsibility'
  | 'payer'
  | 'invoice'

/** Where a caller stands: signed out since, no member of the company (there may be no such one), or in, and as what. */
export type Entry =
  | { readonly is: 'signed-out' }
  | { readonly is: 'stranger' }
  | { readonly is: 'member'; readonly company: CompanyId; readonly membership: Membership }

/** Who may touch what: asked once before every request, the sign-in and the membership together. */
export interface CompanyAccess extends OperatorAccess {
  /** Whether the sign-in lasts. */
  isSignedIn(caller: Caller): Promise<boolean>
  /** Whether the caller has shown that the mailbox of their account is theirs. */
  hasConfirmedEmail(caller: Caller): Promise<boolean>
  enter(caller: Caller, company: CompanyId): Promise<Entry>
  /** Into the company that owns the thing; a thing of another company is as if there were none. */
  enterOwnerOf(caller: Caller, owned: Owned, id: number): Promise<Entry>
}
