import type { CompanyId } from '../companies/company.ts'
import type { UserId } from './account.ts'
import type { Profile } from './profile.ts'

/** Someone with access to a company, as its papers call them; an e-mail is no one else's business. */
export type Member = Profile & { readonly id: UserId }

/** Who has access to a company; asked for by its members alone. */
export interface CompanyMembers {
  /** In the order in which they joined; the first is the owner. */
  list(companyId: CompanyId): Promise<readonly Member[]>
}

/** Who did something, to the eye of the signed-in person. */
export type Doer =
  | { readonly is: 'self' }
  | { readonly is: 'member'; readonly name: string | null }
  | { readonly is: 'former' }

/** Whom the id of a user stands for; `own` is the signed-in person's. */
export function findDoer(user: UserId, members: readonly Member[], own: UserId | null): Doer {
  const member = members.find(({ id }) => id === user)
  if (member === undefined) return { is: 'former' }
  return user === own ? { is: 'self' } : { is: 'member', name: member.fullname }
}
