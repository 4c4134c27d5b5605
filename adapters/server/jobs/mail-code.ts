import type { PublicUrl } from '@osh/core/account/account-mails.ts'
import { mailCode, type OwnProofKind } from '@osh/core/account/mail-code.ts'
import type { AccountStore } from '@osh/core/auth/account-store.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { makeMailId } from '#adapters/mail/new-mail-id.ts'
import { makeNewSecret } from '../sign-in/secrets.ts'
import { done, type Handled } from './job-handlers.ts'

type Needs = {
  readonly accounts: Pick<AccountStore, 'findUserById'>
  readonly clock: Clock
  readonly site: PublicUrl
}

/** Makes a code that shows whose a mailbox is, and puts the mail with it into the outbox; to no one where no one has the e-mail. */
export const makeCodeMailer =
  ({ accounts, clock, site }: Needs, kind: OwnProofKind) =>
  async ({ userId }: { readonly userId: UserId | null }): Promise<Handled> => {
    const user = userId === null ? null : await accounts.findUserById(userId)
    if (!user) return done
    const asked = { kind, user, mailId: makeMailId(), ...makeNewSecret(), site, now: clock.now() }
    return { ...done, writes: () => mailCode(asked) }
  }
