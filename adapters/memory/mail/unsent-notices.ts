import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { State } from '../state.ts'

type Member = { readonly companyId: CompanyId; readonly user: UserId }

/** The mails without those of notices that have not gone to the members yet. */
export const withoutUnsentNotices = (
  { mails = [] }: State,
  members: readonly Member[],
): NonNullable<State['mails']> =>
  mails.filter(
    (mail) =>
      mail.about !== 'digest' ||
      mail.state === 'sent' ||
      !members.some(({ companyId, user }) => mail.companyId === companyId && mail.userId === user),
  )
