import type { Accounts } from '@osh/core/auth/account.ts'
import { readCredentials } from '@osh/core/auth/credentials.ts'
import { readNewCredentials } from '@osh/core/auth/new-password.ts'
import { type Entered, makeSignIn, type Secret, type SignInPermit } from '@osh/core/auth/sign-in.ts'
import type { TryRule } from '@osh/core/auth/tries.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import { computeSha256OfText } from '#adapters/documents/file/rendered-file.ts'
import { hashPassword, verifyPassword } from './local-passwords.ts'
import { issueToken, makeRefreshToken } from './local-tokens.ts'

/** Wrong passwords that are free, and how long one waits after more. */
const TRIES: TryRule = { free: 10, firstWait: 30, longestWait: 900, regain: 900 }

type Kept = Pick<Storage, 'accounts' | 'sessions' | 'tries'>

/** Accounts of the people who share one browser. */
export function makeLocalAccounts(
  { accounts: store, sessions, tries }: Kept,
  clock: Clock,
  rounds: number,
): Accounts {
  const makeSecret = async (): Promise<Secret> => {
    const secret = makeRefreshToken()
    return { secret, secretHash: await computeSha256OfText(secret) }
  }
  const permit = async (email: string): Promise<SignInPermit> => {
    const key = `email:${email}`
    const seconds = await tries.take(key, TRIES, clock.now())
    return seconds > 0
      ? { is: 'refused', seconds }
      : { is: 'given', forgive: () => tries.forget(key), giveBack: () => tries.giveBack(key) }
  }
  const rules = makeSignIn<null>({
    ...{ store, sessions, clock, permit },
    passwords: {
      hash: (password) => hashPassword(password, rounds),
      verify: verifyPassword,
      verifyNoOne: async () => false,
    },
    secrets: { makeNew: makeSecret, makeNext: makeSecret, hash: computeSha256OfText },
    issueToken: async (user, session) => issueToken(user, session),
    waitToRegister: async () => 0,
    look: () => null,
    pass: async () => ok(null),
    nameDevice: () => '',
    welcome: async () => undefined,
  })
  return {
    register: async (email, password) => {
      const read = readNewCredentials({ email, password })
      return read.ok ? takeTokens(await rules.register(read.value.email, read.value.password, null)) : read
    },
    logIn: async (email, password) => {
      const read = readCredentials({ email, password })
      return read.ok ? takeTokens(await rules.logIn(read.value.email, read.value.password, null)) : read
    },
    refresh: (token) => rules.refresh(token),
    logOut: (token) => rules.logOut(token),
  }
}

const takeTokens = <R>(entered: Result<Entered, R>) => (entered.ok ? ok(entered.value.tokens) : entered)
