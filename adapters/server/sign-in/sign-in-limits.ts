import { createHash } from 'node:crypto'
import type { AccountStore } from '@osh/core/auth/account-store.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'

/** Seconds in which failures are counted, and what is asked of a caller who has had too many. */
export const WINDOW_SECONDS = 15 * 60
export const FAILURES_PER_EMAIL = 10
export const FAILURES_PER_ADDRESS = 100

/** Counts failed sign-ins per e-mail and per address; the keys are hashes, so that a count names no one. */
export type SignInLimits = {
  isExhausted(email: string, address: string): Promise<boolean>
  /** @returns whether this failure went beyond the limit. */
  addFailure(email: string, address: string): Promise<boolean>
  /** The right password forgives the e-mail's failures, never the address's. */
  forgive(email: string): Promise<void>
  /** Registrations of a taken e-mail count too: they would tell which e-mails are known. */
  isAddressExhausted(address: string): Promise<boolean>
  addAddressFailure(address: string): Promise<boolean>
}

export function makeSignInLimits(accounts: AccountStore, clock: Clock): SignInLimits {
  const failures = ({ key }: Counted): Promise<number> => accounts.failures(key, clock.now(), WINDOW_SECONDS)
  const isFull = async (of: Counted): Promise<boolean> => (await failures(of)) >= of.most
  const count = async ({ key, most }: Counted): Promise<boolean> =>
    (await accounts.addFailure(key, clock.now(), WINDOW_SECONDS)) > most
  const any = async (asked: readonly Promise<boolean>[]): Promise<boolean> =>
    (await Promise.all(asked)).includes(true)
  return {
    isExhausted: (email, address) => any([isFull(ofEmail(email)), isFull(ofAddress(address))]),
    addFailure: (email, address) => any([count(ofEmail(email)), count(ofAddress(address))]),
    forgive: (email) => accounts.clearFailures(ofEmail(email).key),
    isAddressExhausted: (address) => isFull(ofAddress(address)),
    addAddressFailure: (address) => count(ofAddress(address)),
  }
}

type Counted = { readonly key: string; readonly most: number }

const ofEmail = (email: string): Counted => ({ key: keyOf('email', email), most: FAILURES_PER_EMAIL })
const ofAddress = (address: string): Counted => ({
  key: keyOf('address', address),
  most: FAILURES_PER_ADDRESS,
})

const keyOf = (kind: 'email' | 'address', value: string): string =>
  createHash('sha256').update(`${kind}:${value.toLowerCase()}`).digest('hex')
