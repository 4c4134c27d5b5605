import type { Member } from '../auth/company-members.ts'
import type { CommandsOf } from '../commands/command.ts'
import type { Membership } from '../rights/membership.ts'
import type { CompanyId } from '../shared/identity.ts'
import { guardAdding } from '../tariffs/adding.ts'
import { accept } from './accept.ts'
import { changeMember } from './change-member.ts'
import { handOver } from './hand-over.ts'
import { invite } from './invite.ts'
import type { CompanyMember, Invitation } from './member.ts'
import { leave, removeMember } from './remove-member.ts'
import { withdraw } from './withdraw.ts'

/** What an owner can do to a company's members, and a member by themselves. */
export const memberCommands = {
  ...{ invite: guardAdding(invite), withdraw, accept },
  ...{ change: changeMember, remove: removeMember, leave, handOver },
}

export interface MemberQueries {
  /** Who has access to a company, as its papers call them, in the order in which they joined; the first is the owner. */
  list(companyId: CompanyId): Promise<readonly Member[]>
  /** The same with what each may and when they were there last; for the owner. */
  listPeople(companyId: CompanyId): Promise<readonly CompanyMember[]>
  /** All that were not taken back. */
  listInvitations(companyId: CompanyId): Promise<readonly Invitation[]>
  /** What the signed-in person is in each of their companies. */
  listOwn(): Promise<ReadonlyMap<CompanyId, Membership>>
}

export type MemberRepository = MemberQueries & CommandsOf<typeof memberCommands>
