import { createHash } from 'node:crypto'
import type { WaitForOwnCode } from '@osh/core/account/own-email.ts'
import type { UserId } from '@osh/core/auth/account.ts'
import type { SignInPermit } from '@osh/core/auth/sign-in.ts'
import type { Permit, Tries } from '@osh/core/auth/tries.ts'
import type { WaitToMail } from '@osh/core/mail/mail.ts'
import type { PapersPermit } from '@osh/core/sending/limit-sending.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { TryRules } from './try-rules.ts'

/**
 * Limits what is tried without being signed in, and mails to strangers. A try is taken before the password is looked at, so that many at once learn no
 * more than as many one after another. Keys are hashes: a count names no one.
 */
export type SignInLimits = {
  /**
   * A sign-in to an account, there or not. From a known device it is counted by the device alone: whoever fails elsewhere, at the same
   * address too, does not keep the person out.
   */
  signIn(email: string, address: string, device: string | null): Promise<SignInPermit>
  /** The password that a signed-in person gives before changing it. */
  confirmation(user: UserId): Promise<Permit>
  /** Answers the seconds to wait; 0: go on. */
  registration(address: string): Promise<number>
  request(address: string): Promise<number>
  /** A code to an e-mail, whether an account has it or not. */
  codeMail(email: string, address: string): Promise<number>
  /** A mail to whoever a signed-in person has chosen; the recipient's count is touched only where the sender may write at all. */
  mail: WaitToMail
  /** Mails with papers, one to each address: the same. */
  papers(mails: {
    readonly to: readonly string[]
    readonly by: UserId
    readonly companyId: CompanyId
  }): Promise<PapersPermit>
  /** A code to the address of an account, asked for by whoever is signed in to it: other people's mails there leave it alone. */
  ownCode: WaitForOwnCode
  /** A company that a person makes. */
  company(by: UserId): Promise<number>
  /** An opening of a link for an inspector, by the hash of its secret. */
  opening(link: string): Promise<number>
  /** A code that came by e-mail. */
  codeTry(address: string): Promise<number>
  /** Forgets the wrong passwords of an account. */
  forgive(email: string): Promise<void>
}

export function makeSignInLimits(tries: Tries, clock: Clock, rules: TryRules): SignInLimits {
  const take = (kind: Kind, of: string, times = 1): Promise<number> =>
    tries.take(nameLimit(kind, of), rules[kind], clock.now(), times)
  const giveBack = async (counted: readonly Counted[]): Promise<void> => {
    for (const [kind, of, times] of counted) await tries.giveBack(nameLimit(kind, of), times)
  }
  /** All of them or none. */
  const takeAll = async (counted: readonly Counted[]): Promise<number> => {
    for (const [i, one] of counted.entries()) {
      const seconds = await take(...one)
      if (seconds === 0) continue
      await giveBack(counted.slice(0, i))
      return seconds
    }
    return 0
  }
  const forgiving = (key: string) => ({ is: 'given', forgive: () => tries.forget(key) }) as const
  return {
    async signIn(email, address, device) {
      if (device !== null) {
        const seconds = await take('device', device)
        const key = nameLimit('device', device)
        return seconds > 0
          ? { is: 'refused', seconds }
          : { ...forgiving(key), giveBack: () => tries.giveBack(key) }
      }
      const byAddress = await take('address', address)
      if (byAddress > 0) return { is: 'refused', seconds: byAddress }
      const byAccount = await take('account', email)
      if (byAccount > 0) return { is: 'refused', seconds: byAccount }
      const forgive = async (): Promise<void> => {
        await tries.forget(nameLimit('account', email))
        await tries.giveBack(nameLimit('address', address))
      }
      const giveBack = async (): Promise<void> => {
        await tries.giveBack(nameLimit('account', email))
        await tries.giveBack(nameLimit('address', address))
      }
      return { is: 'given', forgive, giveBack }
    },
    async confirmation(user) {
      const of = `user ${user}`
      const seconds = await take('device', of)
      return seconds > 0 ? { is: 'refused', seconds } : forgiving(nameLimit('device', of))
    },
    registration: (address) => take('registration', address),
    request: (address) => take('request', address),
    async codeMail(email, address) {
      const byAddress = await take('code', address)
      return byAddress > 0 ? byAddress : take('codeMail', email)
    },
    mail: ({ to, by, companyId }) =>
      takeAll([
        ['mailBy', `user ${by}`],
        ...(companyId === null ? [] : [['mailOf', `company ${companyId}`] as const]),
        ['mailTo', to],
      ]),
    async papers({ to, by, companyId }) {
      const counted: readonly Counted[] = [
        ['papersBy', `user ${by}`, to.length],
        ['papersOf', `company ${companyId}`, to.length],
        ...to.map((address) => ['papersTo', address] as const),
      ]
      const seconds = await takeAll(counted)
      return seconds > 0 ? { is: 'refused', seconds } : { is: 'given', giveBack: () => giveBack(counted) }
    },
    ownCode: (email) => take('ownCode', email),
    company: (by) => take('companyBy', `user ${by}`),
    opening: (link) => take('opening', link),
    codeTry: (address) => take('code', address),
    forgive: (email) => tries.forget(nameLimit('account', email)),
  }
}

type Kind = keyof Omit<TryRules, 'asking' | 'working'>
type Counted = readonly [kind: Kind, of: string, times?: number]

const nameLimit = (kind: string, value: string): string =>
  createHash('sha256').update(`${kind}:${value.toLowerCase()}`).digest('hex')
