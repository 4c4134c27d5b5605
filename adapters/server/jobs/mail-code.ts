import type { PublicUrl } from '@osh/core/account/account-mails.ts'
import { mailPasswordCode } from '@osh/core/account/mail-password-code.ts'
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

/** Makes the code that replaces a forgotten password, and puts the mail with it into the outbox; to no one where no one has the e-mail. */
export const mailCode =
  ({ accounts, clock, site }: Needs) =>
  async ({ userId }: { readonly userId: UserId | null }): Promise<Handled> => {
    const user = userId === null ? null : await accounts.findUserById(userId)
    if (!user) return done
    const asked = { user, mailId: makeMailId(), ...makeNewSecret(), site, now: clock.now() }
    return { ...done, writes: () => mailPasswordCode(asked) }
  }
