import type { RefreshRefused, Tokens, UserId } from '@osh/core/auth/account.ts'
import type { Renewal, Session } from '@osh/core/auth/session.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { readUserId, readUserName } from './access-token.ts'

const ACCESS = 'access_token'
const REFRESH = 'refresh_token'

/** What lies beside the tokens of a signed-in person, last answers of the server; goes with them. */
export const cachedKeys = ['companies', 'company_data', 'departments', 'employees', 'positions'] as const
export type CachedKey = (typeof cachedKeys)[number]

/** One holder at a time among all tabs, as `navigator.locks` does it. */
export type Locks = { request<T>(name: string, work: () => Promise<T>): Promise<T> }

/** Tells of changes that other tabs make, as `window` does. */
export type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
}

type Needs = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** POST /api/refresh; throws `Unavailable`. */
  readonly refresh: (refreshToken: string) => Promise<Result<Tokens, RefreshRefused>>
  /** Null where the browser has none: tabs may then rotate at the same moment, which the server accepts. */
  readonly locks: Locks | null
  readonly events: StorageEvents | null
}

/** The session in localStorage, shared by the tabs of one browser. */
export class BrowserSession implements Session {
  readonly #needs: Needs
  readonly #followers = new Set<() => void>()
  #renewing: Promise<Renewal> | null = null

  constructor(needs: Needs) {
    this.#needs = needs
    needs.events?.addEventListener('storage', (event) => {
      if (isTurn(event)) this.#tell()
    })
  }

  readTokens(): Tokens | null {
    const accessToken = this.#needs.storage.getItem(ACCESS)
    const refreshToken = this.#needs.storage.getItem(REFRESH)
    return accessToken && refreshToken ? { accessToken, refreshToken } : null
  }

  readUserName(): string | null {
    const tokens = this.readTokens()
    return tokens && readUserName(tokens.accessToken)
  }

  readUserId(): UserId | null {
    const tokens = this.readTokens()
    return tokens && readUserId(tokens.accessToken)
  }

  begin(tokens: Tokens): void {
    this.#forget()
    this.#keep(tokens)
    this.#tell()
  }

  clear(): void {
    this.#forget()
    this.#tell()
  }

  subscribe(changed: () => void): () => void {
    this.#followers.add(changed)
    return () => this.#followers.delete(changed)
  }

  renew(): Promise<Renewal> {
    this.#renewing ??= this.#renewInTurn().finally(() => {
      this.#renewing = null
    })
    return this.#renewing
  }

  /** Waits for the other tabs' turn; when one of them has rotated the token meanwhile, that is the renewal. */
  async #renewInTurn(): Promise<Renewal> {
    const before = this.readTokens()
    const { locks } = this.#needs
    const turn = (): Promise<Renewal> => this.#renewNow(before)
    return locks ? locks.request('osh-refresh', turn) : turn()
  }

  async #renewNow(before: Tokens | null): Promise<Renewal> {
    const current = this.readTokens()
    if (before === null || current === null) return { is: 'refused' }
    if (current.refreshToken !== before.refreshToken) return { is: 'renewed' }
    try {
      const answer = await this.#needs.refresh(current.refreshToken)
      return this.#settle(current, answer)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      return { is: 'unavailable', status: error.status }
    }
  }

  /** The answer counts only for the token it was asked with: meanwhile the person may have left, or another tab rotated. */
  #settle(asked: Tokens, answer: Result<Tokens, RefreshRefused>): Renewal {
    const current = this.readTokens()
    if (current === null) return { is: 'refused' }
    if (current.refreshToken !== asked.refreshToken) return { is: 'renewed' }
    if (answer.ok) {
      this.#keep(answer.value)
      return { is: 'renewed' }
    }
    this.clear()
    return { is: 'refused' }
  }

  /** In a full storage what is cached makes room. */
  #keep(tokens: Tokens): void {
    try {
      this.#write(tokens)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      this.#remove(cachedKeys)
      this.#write(tokens)
    }
  }

  #write({ accessToken, refreshToken }: Tokens): void {
    this.#needs.storage.setItem(ACCESS, accessToken)
    this.#needs.storage.setItem(REFRESH, refreshToken)
  }

  #forget(): void {
    this.#remove([ACCESS, REFRESH, ...cachedKeys])
  }

  #remove(keys: readonly string[]): void {
    for (const key of keys) this.#needs.storage.removeItem(key)
  }

  #tell(): void {
    for (const changed of [...this.#followers]) changed()
  }
}

/** A tab signing in or out; the rotation of a token is neither. `key` is null when the whole storage was cleared. */
const isTurn = ({ key, oldValue, newValue }: StorageEvent): boolean =>
  key === null || (key === REFRESH && (oldValue === null) !== (newValue === null))
