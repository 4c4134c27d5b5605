import { createHash } from 'node:crypto'
import type { AccountStore } from '@osh/core/auth/account-store.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'

const WINDOW_SECONDS = 60 * 60
const REQUESTS_PER_ADDRESS = 20

/** Whether a visitor's address has written enough for this hour; every asking counts as one writing. */
export type VisitorLimit = (address: string) => Promise<boolean>

/** What anyone may write without an account is limited, so that no one fills the database. */
export const makeVisitorLimit =
  (accounts: AccountStore, clock: Clock): VisitorLimit =>
  async (address) => {
    const key = createHash('sha256').update(`visitor:${address}`).digest('hex')
    return (await accounts.addFailure(key, clock.now(), WINDOW_SECONDS)) > REQUESTS_PER_ADDRESS
  }
