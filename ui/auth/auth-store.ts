import type { Accounts, LoginRefusal, RegisterRefusal, Tokens } from '@osh/core/auth/account.ts'
import type { Session } from '@osh/core/auth/session.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { makeAutoObservable, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { singleton } from '#ui/kit/services/service.ts'

/** `pending` until the check answers; an error keeps the session and can be tried again. */
type AuthState = 'pending' | boolean | `Err_${string}`

/** `Err_503`; `Err_error` when there was no response. */
const nameAuthError = (status: number | null): AuthState => `Err_${status ?? 'error'}`

/** Whether someone is signed in, and the ways in and out. */
export class AuthStore {
  state: AuthState = 'pending'
  /** Someone was signed in here and no longer is; a visitor never was. */
  ended = false
  /** They left by themselves. */
  left = false
  /** Who was signed in last. */
  lastUser: string | null = null
  readonly #session: Session
  readonly #accounts: Accounts
  readonly #current: CurrentCompany

  constructor(session: Session, accounts: Accounts, current: CurrentCompany) {
    this.#session = session
    this.#accounts = accounts
    this.#current = current
    makeAutoObservable(this, {}, { autoBind: true })
    session.subscribe(this.follow)
  }

  get userName(): string | null {
    return this.state === true ? this.#session.readUserName() : null
  }

  /** Asks for the companies, which only a signed-in user gets. */
  async check(): Promise<void> {
    if (this.#session.readTokens() === null) return this.#enter(false)
    try {
      await this.#current.load()
      this.#enter(true)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      await this.#recover(error.status)
    }
  }

  async #recover(status: number | null): Promise<void> {
    if (this.#session.readTokens() === null) return this.#noteSignedOut()
    this.#enter(nameAuthError(status))
    if (status !== 401 && status !== 500) return
    const renewal = await this.#session.renew()
    if (renewal.is === 'refused') this.#noteSignedOut()
    if (renewal.is === 'renewed') await this.#checkOnceMore()
  }

  async #checkOnceMore(): Promise<void> {
    try {
      await this.#current.load()
      this.#enter(true)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      this.#enter(nameAuthError(error.status))
    }
  }

  async retry(): Promise<void> {
    this.#enter('pending')
    await this.check()
  }

  /** Throws `Unavailable`. */
  async logIn(email: string, password: string, factorCode?: string): Promise<Result<Tokens, LoginRefusal>> {
    return this.#begin(await this.#accounts.logIn(email, password, factorCode))
  }

  /** Creates the account and signs in. Throws `Unavailable`. */
  async register(email: string, password: string): Promise<Result<Tokens, RegisterRefusal>> {
    return this.#begin(await this.#accounts.register(email, password))
  }

  async #begin<E>(answer: Result<Tokens, E>): Promise<Result<Tokens, E>> {
    if (!answer.ok) return answer
    this.#enter('pending')
    this.#session.begin(answer.value)
    await this.check()
    return answer
  }

  /** The browser forgets at once; the server is told, and need not answer. */
  async logOut(): Promise<void> {
    const tokens = this.#session.readTokens()
    this.left = true
    this.#session.clear()
    this.#noteSignedOut()
    if (tokens === null) return
    try {
      await this.#accounts.logOut(tokens.refreshToken)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
    }
  }

  /** Another tab has signed in or out, or an adapter has found the session refused. */
  follow(): void {
    const signedIn = this.#session.readTokens() !== null
    if (!signedIn) this.#noteSignedOut()
    else if (this.state === false) void this.check()
  }

  #noteSignedOut(): void {
    runInAction(() => {
      this.#current.take(null)
      this.ended = true
      this.#enter(false)
    })
  }

  #enter(state: AuthState): void {
    runInAction(() => {
      this.state = state
      if (state !== true) return
      this.left = false
      this.lastUser = this.#session.readUserName()
    })
  }
}

export const authStore = singleton(
  'AuthStore',
  [ports.session, ports.accounts, currentCompany],
  (session, accounts, current) => new AuthStore(session, accounts, current),
)
