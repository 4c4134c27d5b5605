import type { UserId } from '@osh/core/auth/account.ts'
import {
  type AccountStore,
  REUSE_SECONDS,
  type RotationRefused,
  type StoredUser,
} from '@osh/core/auth/account-store.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Change, Ledger } from './ledger.ts'
import { type Failure, nextId, type State } from './state.ts'

/** How long a rotated token still works: a tab or a crash in the middle of a renewal. */
const GRACE_SECONDS = 30

export class MemoryAccountStore implements AccountStore {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  addUser(email: string, passwordHash: string): Promise<Result<StoredUser, FieldErrors<'email/taken'>>> {
    return this.#ledger.change((state): Change<Result<StoredUser, FieldErrors<'email/taken'>>> => {
      if (userOf(state, email)) return [state, err(emailTaken)]
      const user: StoredUser = { id: nextId(state.users), email: email.toLowerCase(), passwordHash }
      return [{ ...state, users: [...state.users, user] }, ok(user)]
    })
  }

  userByEmail(email: string): Promise<StoredUser | null> {
    return this.#ledger.read((state) => userOf(state, email) ?? null)
  }

  userById(id: UserId): Promise<StoredUser | null> {
    return this.#ledger.read(({ users }) => users.find((user) => user.id === id) ?? null)
  }

  openSession(userId: UserId, hash: string, _now: Instant, expiresAt: Instant): Promise<void> {
    return this.#ledger.change((state): Change<undefined> => {
      const family = state.lastFamily + 1
      const token = { hash, family, userId, expiresAt, rotatedAt: null }
      return [{ ...state, lastFamily: family, tokens: [...state.tokens, token] }, undefined]
    })
  }

  rotate(
    tokenHash: string,
    nextHash: string,
    now: Instant,
    expiresAt: Instant,
  ): Promise<Result<UserId, RotationRefused>> {
    return this.#ledger.change((state): Change<Result<UserId, RotationRefused>> => {
      const token = state.tokens.find(({ hash }) => hash === tokenHash)
      if (!token) return [state, err({ code: 'refresh/unknown' })]
      if (token.rotatedAt !== null && secondsBetween(token.rotatedAt, now) >= GRACE_SECONDS)
        return [withoutFamily(state, token.family), err({ code: 'refresh/reused' })]
      if (secondsBetween(now, token.expiresAt) <= 0) return [state, err({ code: 'refresh/expired' })]
      const { family, userId } = token
      const rotated = state.tokens
        .filter((old) => old.family !== family || !isForgotten(old.rotatedAt, now))
        .map((old) => (old === token ? { ...old, rotatedAt: old.rotatedAt ?? now } : old))
      const tokens = [...rotated, { hash: nextHash, family, userId, expiresAt, rotatedAt: null }]
      return [{ ...state, tokens }, ok(userId)]
    })
  }

  closeSession(tokenHash: string): Promise<void> {
    return this.#ledger.change((state): Change<undefined> => {
      const token = state.tokens.find(({ hash }) => hash === tokenHash)
      return [token ? withoutFamily(state, token.family) : state, undefined]
    })
  }

  addFailure(key: string, now: Instant, windowSeconds: number): Promise<number> {
    return this.#ledger.change((state): Change<number> => {
      const own = [...inWindow(state, key, now, windowSeconds), { key, at: now }]
      const failures = [...state.failures.filter((failure) => failure.key !== key), ...own]
      return [{ ...state, failures }, own.length]
    })
  }

  failures(key: string, now: Instant, windowSeconds: number): Promise<number> {
    return this.#ledger.read((state) => inWindow(state, key, now, windowSeconds).length)
  }

  clearFailures(key: string): Promise<void> {
    return this.#ledger.change(
      (state): Change<undefined> => [
        { ...state, failures: state.failures.filter((failure) => failure.key !== key) },
        undefined,
      ],
    )
  }

  signingKey(): Promise<string> {
    return this.#ledger.change((state): Change<string> => {
      const signingKey = state.signingKey ?? newKey()
      return [{ ...state, signingKey }, signingKey]
    })
  }
}

const isForgotten = (rotatedAt: Instant | null, now: Instant): boolean =>
  rotatedAt !== null && secondsBetween(rotatedAt, now) >= REUSE_SECONDS

const emailTaken = fieldErrors({ field: 'email', code: 'email/taken' })

const userOf = ({ users }: State, email: string): StoredUser | undefined =>
  users.find((user) => user.email === email.toLowerCase())

const withoutFamily = (state: State, family: number): State => ({
  ...state,
  tokens: state.tokens.filter((token) => token.family !== family),
})

const inWindow = ({ failures }: State, key: string, now: Instant, seconds: number): readonly Failure[] =>
  failures.filter((failure) => failure.key === key && secondsBetween(failure.at, now) < seconds)

const secondsBetween = (from: Instant, to: Instant): number => (Date.parse(to) - Date.parse(from)) / 1000

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
