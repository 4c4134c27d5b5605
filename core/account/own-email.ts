import type { TooManyAttempts } from '../auth/account.ts'
import type { AccountStore } from '../auth/account-store.ts'
import type { NewJob } from '../jobs/job.ts'
import type { TooManyMails } from '../mail/mail.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { Caller, UserId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { Unavailable } from '../shared/results/unavailable.ts'
import type { AccountCommands } from './account-commands.ts'
import { readCode, type UnknownCode, unknownCode } from './proof.ts'
import type { Sending } from './sent-codes.ts'

/**
 * The address of the account was not confirmed yet (e-mail не подтверждён): nothing goes from it to others, no invitation is taken, and no
 * second factor is set up, so that an account which somebody opened with a stranger's address can neither write to others nor keep the stranger out.
 */
export type EmailUnconfirmed = { readonly code: 'email/unconfirmed' }
export const emailUnconfirmed: EmailUnconfirmed = { code: 'email/unconfirmed' }

/** Port: showing that the mailbox of one's account is one's own. */
export interface OwnEmail {
  /** Sends a code there once more; nothing where the address is confirmed. */
  askForCode(): Promise<Result<Sending, TooManyMails>>
  /** By `code`. */
  confirm(asked: { readonly details: Input }): Promise<Result<null, TooManyAttempts | UnknownCode>>
}

/** Takes one more of the codes that an address gets as its own account asks. Answers how many seconds to wait; 0: it may go. */
export type WaitForOwnCode = (email: string) => Promise<number>

type MailNeeds = {
  readonly waitForOwnCode: WaitForOwnCode
  readonly enqueue: (jobs: readonly NewJob[]) => Promise<void>
  readonly now: () => Instant
}

/** Has a code sent to the address of an account, as far as its own codes may still go. */
export async function sendOwnCode(
  { waitForOwnCode, enqueue, now }: MailNeeds,
  { id: userId, email }: { readonly id: UserId; readonly email: string },
): Promise<Result<null, TooManyMails>> {
  const seconds = await waitForOwnCode(email)
  if (seconds > 0) return err({ code: 'mails/too-many', seconds })
  const facts = { kind: 'mail-own-email-code', userId } as const
  await enqueue([{ companyId: null, key: `mail-own-email-code/${userId}`, facts, runAt: now() }])
  return ok(null)
}

type Needs = Sending &
  MailNeeds & {
    readonly accounts: Pick<AccountStore, 'findUserById'>
    readonly commandsOf: (user: UserId) => Pick<AccountCommands, 'confirmOwnEmail'>
    /** Seconds to wait before a code may be tried; 0: now. */
    readonly waitToTry: () => Promise<number>
    readonly hashSecret: (secret: string) => string
  }

export const makeOwnEmail = (needs: Needs, { user: id }: Caller): OwnEmail => ({
  askForCode: async () => {
    const user = await needs.accounts.findUserById(id)
    if (!user) throw new Unavailable(401)
    const sent = user.confirmedAt === null ? await sendOwnCode(needs, user) : ok(null)
    return sent.ok ? ok({ isSending: needs.isSending }) : sent
  },
  confirm: async ({ details }) => {
    const code = readCode(details.code)
    if (!code.ok) return code
    const seconds = await needs.waitToTry()
    if (seconds > 0) return err({ code: 'auth/too-many-attempts', seconds })
    if (code.value.user !== id) return err(unknownCode)
    return needs.commandsOf(id).confirmOwnEmail({ secretHash: needs.hashSecret(code.value.secret) })
  },
})
