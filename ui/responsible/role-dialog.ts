import type { Role } from '@osh/core/norms/responsibilities.ts'
import type { Responsibility } from '@osh/core/responsibilities/responsibility.ts'

/** What is open above the table; without a holder someone is newly appointed. */
export type RoleDialog =
  | { readonly is: 'appoint'; readonly role: Role; readonly holder: Responsibility | null }
  | { readonly is: 'appoint-several' }
  | { readonly is: 'end'; readonly role: Role; readonly holder: Responsibility }
  | { readonly is: 'history'; readonly role: Role }
