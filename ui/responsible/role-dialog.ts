import type { Role } from '@osh/core/norms/responsibilities.ts'
import type { Responsibility } from '@osh/core/responsibilities/responsibility.ts'

/** What stands open above the table; without a holder somebody is appointed anew. */
export type RoleDialog =
  | { readonly is: 'appoint'; readonly role: Role; readonly holder: Responsibility | null }
  | { readonly is: 'end'; readonly role: Role; readonly holder: Responsibility }
  | { readonly is: 'history'; readonly role: Role }
