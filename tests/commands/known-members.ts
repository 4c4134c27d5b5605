import type { Answers } from '@osh/core/commands/follow.ts'
import type { LockCompany } from '@osh/core/companies/company-facts.ts'
import type { LockDepartment } from '@osh/core/departments/department-facts.ts'
import type { MailQuestion } from '@osh/core/mail/mail-facts.ts'
import type { KeptInvitation } from '@osh/core/members/member.ts'
import type { MemberQuestion, RolledMember } from '@osh/core/members/member-facts.ts'
import type { HiddenKind, Membership } from '@osh/core/rights/membership.ts'
import type { MailId, UserId } from '@osh/core/shared/identity.ts'
import { aCompany, instant, mining, someDepartment, someone } from '#tests/examples.ts'

export const of = { companyId: mining }
export const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
export const reader: Membership = { role: 'reader', departments: [], granted: [] }
export const hidden: HiddenKind = 'snils'

const roll: readonly RolledMember[] = [
  { id: someone, email: 'owner@example.org', role: 'owner', departments: [], granted: [] },
  {
    ...{ id: 2 as UserId, email: 'head@example.org' },
    ...{ role: 'head', departments: [someDepartment], granted: [hidden] },
  },
]

type Known = { readonly invitation?: KeptInvitation | null; readonly email?: string | null }

/** A company with an owner and the head of its only department. */
export const answers = ({
  invitation = null,
  email = null,
}: Known = {}): Answers<MemberQuestion | LockDepartment | LockCompany | MailQuestion> => ({
  'member-roll': () => roll,
  invitation: ({ tokenHash }) => (tokenHash === invitation?.tokenHash ? invitation : null),
  'email-of': ({ user }) => ([2, 3].includes(user) ? email : null),
  'own-membership': ({ user }) => roll.find(({ id }) => id === user) ?? null,
  'operator-facts': () => null,
  department: ({ companyId, id }) => {
    if (typeof id !== 'number') throw new Error('that is no id')
    return id === someDepartment ? { id, companyId, name: 'Карьер' } : null
  },
  company: ({ companyId, member }) =>
    member === someone ? { ...aCompany(), id: companyId, name: 'ООО «Карьер»', version: 1 } : null,
  'new-mail-ids': ({ count }) => Array.from({ length: count }, () => 'mail' as MailId),
})
