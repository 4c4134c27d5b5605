import type { TooManyAttempts } from '../auth/account.ts'
import type { AccountStore, StoredUser } from '../auth/account-store.ts'
import { parseEmail, parsePassword } from '../auth/credentials.ts'
import type { EmailChangeCode } from '../auth/refusal-codes.ts'
import type { Permit } from '../auth/tries.ts'
import { mayMail, type TooManyMails, type WaitToMail } from '../mail/mail.ts'
import type { Caller, UserId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, joinRefusals, type NotFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { Unavailable } from '../shared/results/unavailable.ts'
import type { AccountCommands } from './account-commands.ts'
import type { PublicUrl } from './account-mails.ts'
import type { EmailUnconfirmed } from './own-email.ts'
import { writeCode } from './proof.ts'
import type { Sending } from './sent-codes.ts'

/** Port: another e-mail for whoever is signed in; it is theirs once they have confirmed it (`SentCodes`). */
export interface EmailChange {
  /** By `email` and `currentPassword`. */
  ask(asked: {
    readonly details: Input
  }): Promise<
    Result<
      Sending,
      EmailUnconfirmed | TooManyAttempts | TooManyMails | NotFound | FieldErrors<EmailChangeCode>
    >
  >
}

type Needs = Sending & {
  readonly accounts: Pick<AccountStore, 'findUserById'>
  readonly commandsOf: (user: UserId) => Pick<AccountCommands, 'askForEmail'>
  readonly verify: (password: string, user: StoredUser) => Promise<boolean>
  /** Whether the person may try their own password once more. */
  readonly permit: (user: UserId) => Promise<Permit>
  readonly waitToMail: WaitToMail
  /** What no one guesses, and its hash. */
  readonly newSecret: () => { readonly secret: string; readonly secretHash: string }
  readonly site: PublicUrl
}

export const makeEmailChange =
  (needs: Needs) =>
  ({ user: id }: Caller): EmailChange => ({
    ask: async ({ details }) => {
      const user = await needs.accounts.findUserById(id)
      if (!user) throw new Unavailable(401)
      const given = readEmailChange(details, user)
      if (!given.ok) return given
      const tried = await needs.permit(id)
      if (tried.is === 'refused') return err({ code: 'auth/too-many-attempts', seconds: tried.seconds })
      if (!(await needs.verify(given.value.password, user))) return err(wrong)
      await tried.forgive()
      const may = await mayMail(needs.waitToMail, { to: given.value.email, by: id, companyId: null })
      if (!may.ok) return may
      const { secret, secretHash } = needs.newSecret()
      const asked = { email: given.value.email, code: writeCode(id, secret), secretHash, site: needs.site }
      const decided = await needs.commandsOf(id).askForEmail(asked)
      return decided.ok ? ok({ isSending: needs.isSending }) : decided
    },
  })

const wrong = fieldErrors({ field: 'currentPassword', code: 'password/wrong' })

/** Both at once; the one there is already is no other e-mail. */
export function readEmailChange(
  { email, currentPassword }: Input,
  account: Pick<StoredUser, 'email'>,
): Result<
  { readonly email: string; readonly password: string },
  FieldErrors<Exclude<EmailChangeCode, 'password/wrong'>>
> {
  const read = parseEmail(email)
  const next =
    read.ok && read.value === account.email ? err(fieldErrors({ field: 'email', code: 'email/taken' })) : read
  const password = parsePassword(currentPassword, 'currentPassword')
  if (next.ok && password.ok) return ok({ email: next.value, password: password.value })
  return err(joinRefusals<Exclude<EmailChangeCode, 'password/wrong'>>(next, password))
}
