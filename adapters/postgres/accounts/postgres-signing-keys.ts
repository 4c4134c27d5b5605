import { randomBytes } from 'node:crypto'
import type { SigningKey, SigningKeys } from '@osh/core/auth/signing-keys.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { Store } from '../transact.ts'

export class PostgresSigningKeys implements SigningKeys {
  readonly #store: Store
  constructor(store: Store) {
    this.#store = store
  }

  async listKeys(now: Instant): Promise<readonly SigningKey[]> {
    const found = await this.#listAll()
    if (found.some(({ retired }) => retired === null)) return found
    await this.#store.kysely
      .insertInto('signing_keys')
      .values(makeKey(now))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return this.#listAll()
  }

  async rotate(now: Instant, forgetBefore: Instant): Promise<void> {
    await this.#store.transaction(async (work) => {
      await work.updateTable('signing_keys').set({ retired: now }).where('retired', 'is', null).execute()
      await work.deleteFrom('signing_keys').where('retired', '<', forgetBefore).execute()
      await work.insertInto('signing_keys').values(makeKey(now)).execute()
    })
  }

  /** Once they are kept elsewhere. */
  async forget(): Promise<void> {
    await this.#store.kysely.deleteFrom('signing_keys').execute()
  }

  #listAll(): Promise<readonly SigningKey[]> {
    return this.#store.kysely
      .selectFrom('signing_keys')
      .selectAll()
      .orderBy('retired', (order) => order.desc().nullsFirst())
      .execute()
  }
}

const makeKey = (since: Instant): SigningKey => ({
  id: randomBytes(8).toString('hex'),
  secret: randomBytes(32).toString('hex'),
  since,
  retired: null,
})
