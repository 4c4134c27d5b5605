import type { CompanyId } from '../companies/company.ts'
import type { UserId } from './account.ts'

/** Someone with access to a company. An account has no name: it is known by its e-mail. */
export type Member = { readonly id: UserId; readonly email: string }

/** Who has access to a company; asked for by its members alone. */
export interface CompanyMembers {
  /** In the order in which they joined; the first is the owner. */
  list(companyId: CompanyId): Promise<readonly Member[]>
}

/** Who did something, to the eye of the signed-in person. */
export type Doer =
  | { readonly is: 'self' }
  | { readonly is: 'member'; readonly email: string }
  | { readonly is: 'former' }

/** Whom the id of a user stands for; `own` is the signed-in person's e-mail. */
export function doerOf(user: UserId, members: readonly Member[], own: string | null): Doer {
  const member = members.find(({ id }) => id === user)
  if (member === undefined) return { is: 'former' }
  return member.email.toLowerCase() === own?.toLowerCase()
    ? { is: 'self' }
    : { is: 'member', email: member.email }
}
