import type { UserId } from '@osh/core/auth/account.ts'
import type { AccountStore, StoredUser } from '@osh/core/auth/account-store.ts'
import type { KeptFactor } from '@osh/core/auth/second-factor/second-factor.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Selectable } from 'kysely'
import { pickFields } from '../columns.ts'
import type { Seal } from '../seal.ts'
import type { Store } from '../transact.ts'
import type { UsersTable } from './account-tables.ts'
import { findFactor } from './second-factor.ts'

export class PostgresAccountStore implements AccountStore {
  readonly #store: Store
  readonly #seal: Seal
  constructor(store: Store, seal: Seal) {
    this.#store = store
    this.#seal = seal
  }

  async addUser(
    email: string,
    passwordHash: string,
  ): Promise<Result<StoredUser, FieldErrors<'email/taken'>>> {
    const user = await this.#store.kysely
      .insertInto('users')
      .values({ email: email.toLowerCase(), password_hash: passwordHash })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(STORED)
      .executeTakeFirst()
    return user ? ok(readStoredUser(user)) : err(fieldErrors({ field: 'email', code: 'email/taken' }))
  }

  async findUserByEmail(email: string): Promise<StoredUser | null> {
    const user = await this.#selectUsers().where('email', '=', email.toLowerCase()).executeTakeFirst()
    return user ? readStoredUser(user) : null
  }

  async findUserById(id: UserId): Promise<StoredUser | null> {
    const user = await this.#selectUsers().where('id', '=', id).executeTakeFirst()
    return user ? readStoredUser(user) : null
  }

  factorOf(id: UserId): Promise<KeptFactor | null> {
    return findFactor(this.#store.kysely, id, this.#seal)
  }

  #selectUsers() {
    return this.#store.kysely.selectFrom('users').select(STORED)
  }
}

const STORED = ['id', 'email', 'confirmed_at', 'password_hash'] as const

const readStoredUser = (row: Pick<Selectable<UsersTable>, (typeof STORED)[number]>): StoredUser =>
  pickFields(row, ['id', 'email', 'confirmedAt', 'passwordHash'])
