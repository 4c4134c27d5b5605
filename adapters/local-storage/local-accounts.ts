import type {
  Accounts,
  LoginRefusal,
  RefreshRefused,
  RegisterRefusal,
  Tokens,
} from '@osh/core/auth/account.ts'
import type { StoredUser } from '@osh/core/auth/account-store.ts'
import { readCredentials } from '@osh/core/auth/credentials.ts'
import { readNewCredentials } from '@osh/core/auth/new-password.ts'
import { computeRefreshEnd } from '@osh/core/auth/sessions.ts'
import type { TryRule } from '@osh/core/auth/tries.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { computeSha256OfText } from '#adapters/documents/file/rendered-file.ts'
import { hashPassword, verifyPassword } from './local-passwords.ts'
import { issueToken, makeRefreshToken } from './local-tokens.ts'

/** Wrong passwords that are free, and how long one waits after more. */
const TRIES: TryRule = { free: 10, firstWait: 30, longestWait: 900, regain: 900 }

type Kept = Pick<Storage, 'accounts' | 'sessions' | 'tries'>

/** Accounts of the people who share one browser. */
export class LocalAccounts implements Accounts {
  readonly #store: Kept['accounts']
  readonly #sessions: Kept['sessions']
  readonly #tries: Kept['tries']
  readonly #clock: Clock
  readonly #rounds: number
  constructor({ accounts, sessions, tries }: Kept, clock: Clock, rounds: number) {
    this.#store = accounts
    this.#sessions = sessions
    this.#tries = tries
    this.#clock = clock
    this.#rounds = rounds
  }

  async register(emailGiven: string, passwordGiven: string): Promise<Result<Tokens, RegisterRefusal>> {
    const read = readNewCredentials({ email: emailGiven, password: passwordGiven })
    if (!read.ok) return read
    const { email, password } = read.value
    const added = await this.#store.addUser(email, await hashPassword(password, this.#rounds))
    return added.ok ? ok(await this.#begin(added.value)) : added
  }

  async logIn(emailGiven: string, passwordGiven: string): Promise<Result<Tokens, LoginRefusal>> {
    const read = readCredentials({ email: emailGiven, password: passwordGiven })
    if (!read.ok) return read
    const { email, password } = read.value
    const key = `email:${email}`
    const now = this.#clock.now()
    const seconds = await this.#tries.take(key, TRIES, now)
    if (seconds > 0) return err({ code: 'auth/too-many-attempts', seconds })
    const user = await this.#store.findUserByEmail(email)
    if (!user || !(await verifyPassword(password, user.passwordHash)))
      return err({ code: 'auth/wrong-credentials' })
    await this.#tries.forget(key)
    return ok(await this.#begin(user))
  }

  async refresh(refreshToken: string): Promise<Result<Tokens, RefreshRefused>> {
    const next = makeRefreshToken()
    const [old, fresh] = [await computeSha256OfText(refreshToken), await computeSha256OfText(next)]
    const rotated = await this.#sessions.rotate(
      old,
      fresh,
      this.#clock.now(),
      computeRefreshEnd(this.#clock.now()),
    )
    const user = rotated.ok ? await this.#store.findUserById(rotated.value.user) : null
    if (!rotated.ok || !user) return err({ code: 'auth/refresh-refused' })
    return ok({ accessToken: issueToken(user, rotated.value.session), refreshToken: next })
  }

  async logOut(refreshToken: string): Promise<void> {
    await this.#sessions.closeSession(await computeSha256OfText(refreshToken))
  }

  async #begin(user: StoredUser): Promise<Tokens> {
    const refreshToken = makeRefreshToken()
    const session = await this.#sessions.openSession({
      user: user.id,
      device: '',
      tokenHash: await computeSha256OfText(refreshToken),
      now: this.#clock.now(),
      expiresAt: computeRefreshEnd(this.#clock.now()),
    })
    return { accessToken: issueToken(user, session), refreshToken }
  }
}
