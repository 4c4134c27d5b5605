import type { UserId } from '@osh/core/auth/account.ts'
import type { AccountStore, StoredUser } from '@osh/core/auth/account-store.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Change, Ledger } from './ledger.ts'
import { type Failure, nextId, type State } from './state.ts'

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

const emailTaken = fieldErrors({ field: 'email', code: 'email/taken' })

const userOf = ({ users }: State, email: string): StoredUser | undefined =>
  users.find((user) => user.email === email.toLowerCase())

const inWindow = ({ failures }: State, key: string, now: Instant, seconds: number): readonly Failure[] =>
  failures.filter((failure) => failure.key === key && secondsBetween(failure.at, now) < seconds)

const secondsBetween = (from: Instant, to: Instant): number => (Date.parse(to) - Date.parse(from)) / 1000

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
