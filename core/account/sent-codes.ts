import type { TooManyAttempts } from '../auth/account.ts'
import type { AccountStore, StoredUser } from '../auth/account-store.ts'
import { parseKnownEmail } from '../auth/credentials.ts'
import { type IsCommon, parseNewPassword } from '../auth/new-password.ts'
import type { NewPasswordCode } from '../auth/refusal-codes.ts'
import type { NewJob } from '../jobs/job.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { UserId } from '../shared/identity.ts'
import type { EmailCode } from '../shared/input/email-codes.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { type FieldErrors, joinRefusals } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { AccountCommands } from './account-commands.ts'
import { readCode, unknownCode } from './proof.ts'

/** Whether mails are sent at all; else they are kept for the operator. */
export type Sending = { readonly isSending: boolean }

type Given = { readonly details: Input }

/** Port: what whoever reads a mailbox may do without being signed in. */
export interface SentCodes {
  /** By `email`: sends a code there. The answer is the same whether there is such an account or not. */
  askForPassword(asked: Given): Promise<Result<Sending, TooManyAttempts | FieldErrors<EmailCode>>>
  /** By `code` and `newPassword`; ends every sign-in. */
  replacePassword(
    asked: Given,
  ): Promise<Result<null, TooManyAttempts | FieldErrors<NewPasswordCode | 'code/unknown'>>>
  /** By `code`: the address that it was sent to is the account's from now on. */
  confirmEmail(
    asked: Given,
  ): Promise<Result<null, TooManyAttempts | FieldErrors<'code/unknown' | 'email/taken'>>>
}

type Needs = Sending & {
  readonly accounts: Pick<AccountStore, 'findUserByEmail' | 'findUserById'>
  readonly enqueue: (jobs: readonly NewJob[]) => Promise<void>
  readonly commandsOf: (user: UserId) => Pick<AccountCommands, 'replacePassword' | 'confirmEmail'>
  /** Seconds to wait before a code may be asked for to the e-mail; 0: now. */
  readonly waitToAsk: (email: string) => Promise<number>
  /** Seconds to wait before a code may be tried; 0: now. */
  readonly waitToTry: () => Promise<number>
  /** Wrong passwords of before keep no one out who has a new one. */
  readonly forgive: (user: StoredUser) => Promise<void>
  readonly hashPassword: (password: string) => Promise<string>
  readonly hashSecret: (secret: string) => string
  readonly isCommon: IsCommon
  /** One that no job has yet. */
  readonly newKey: () => string
  readonly now: () => Instant
}

/** An account is looked up and a job written whether there is one or not: neither the answer nor its time tells which. */
export function makeSentCodes(needs: Needs): SentCodes {
  const ofCode = async (code: ReturnType<typeof readCode>) => {
    const user = code.ok ? await needs.accounts.findUserById(code.value.user) : null
    return code.ok && user ? ok({ user, secretHash: needs.hashSecret(code.value.secret) }) : err(unknownCode)
  }
  /** What can't be a code is no try. */
  const wait = async ({ ok: isTry }: ReturnType<typeof readCode>): Promise<TooManyAttempts | null> => {
    const seconds = isTry ? await needs.waitToTry() : 0
    return seconds > 0 ? { code: 'auth/too-many-attempts', seconds } : null
  }
  return {
    askForPassword: async ({ details }) => {
      const email = parseKnownEmail(details.email)
      if (!email.ok) return email
      const seconds = await needs.waitToAsk(email.value)
      if (seconds > 0) return err({ code: 'auth/too-many-attempts', seconds })
      const userId = (await needs.accounts.findUserByEmail(email.value))?.id ?? null
      const key = `mail-password-code/${userId ?? needs.newKey()}`
      const facts = { kind: 'mail-password-code', userId } as const
      await needs.enqueue([{ companyId: null, key, facts, runAt: needs.now() }])
      return ok({ isSending: needs.isSending })
    },
    replacePassword: async ({ details }) => {
      const code = readCode(details.code)
      const tooMany = await wait(code)
      if (tooMany) return err(tooMany)
      const known = await ofCode(code)
      const email = known.ok ? known.value.user.email : ''
      const against = { email, isCommon: needs.isCommon, field: 'newPassword' }
      const password = parseNewPassword(details.newPassword, against)
      if (!known.ok || !password.ok)
        return err(joinRefusals<NewPasswordCode | 'code/unknown'>(known, password))
      const { user, secretHash } = known.value
      const passwordHash = await needs.hashPassword(password.value)
      const replaced = await needs.commandsOf(user.id).replacePassword({ secretHash, passwordHash })
      if (replaced.ok) await needs.forgive(user)
      return replaced
    },
    confirmEmail: async ({ details }) => {
      const code = readCode(details.code)
      const tooMany = await wait(code)
      if (tooMany) return err(tooMany)
      const known = await ofCode(code)
      if (!known.ok) return known
      const { user, secretHash } = known.value
      return needs.commandsOf(user.id).confirmEmail({ secretHash })
    },
  }
}
