import type { UserId } from '@osh/core/auth/account.ts'
import type { AccountStore, StoredUser } from '@osh/core/auth/account-store.ts'
import type { KeptFactor } from '@osh/core/auth/second-factor/second-factor.ts'
import { pick } from '@osh/core/shared/input/pick.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { findFactor } from './accounts/second-factor.ts'
import type { Change, Ledger } from './ledger.ts'
import { findNextId, type KeptUser, type State } from './state.ts'

export class MemoryAccountStore implements AccountStore {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  addUser(email: string, passwordHash: string): Promise<Result<StoredUser, FieldErrors<'email/taken'>>> {
    return this.#ledger.change((state): Change<Result<StoredUser, FieldErrors<'email/taken'>>> => {
      if (findUser(state, email)) return [state, err(emailTaken)]
      const id = findNextId(state.users)
      const user: StoredUser = { id, email: email.toLowerCase(), confirmedAt: null, passwordHash }
      return [{ ...state, users: [...state.users, user] }, ok(user)]
    })
  }

  findUserByEmail(email: string): Promise<StoredUser | null> {
    return this.#ledger.read((state) => readUser(findUser(state, email)))
  }

  findUserById(id: UserId): Promise<StoredUser | null> {
    return this.#ledger.read(({ users }) => readUser(users.find((user) => user.id === id)))
  }

  factorOf(id: UserId): Promise<KeptFactor | null> {
    return this.#ledger.read((state) => findFactor(state, id))
  }
}

const emailTaken = fieldErrors({ field: 'email', code: 'email/taken' })

const readUser = (user: KeptUser | undefined): StoredUser | null =>
  user ? { confirmedAt: null, ...pick(user, ['id', 'email', 'confirmedAt', 'passwordHash']) } : null

const findUser = ({ users }: State, email: string): KeptUser | undefined =>
  users.find((user) => user.email === email.toLowerCase())
