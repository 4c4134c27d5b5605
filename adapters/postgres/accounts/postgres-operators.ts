import type { Operator, Operators } from '@osh/core/auth/operators.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { sql } from 'kysely'
import type { Store } from '../transact.ts'

/** Operators as a column of the accounts. */
export class PostgresOperators implements Operators {
  readonly #store: Store
  constructor(store: Store) {
    this.#store = store
  }

  async list(): Promise<readonly Operator[]> {
    const rows = await this.#store.kysely
      .selectFrom('users')
      .where('operator_since', 'is not', null)
      .orderBy(sql`email collate "C"`)
      .select(['email', 'operator_since'])
      .execute()
    return rows.flatMap(({ email, operator_since: since }) => (since === null ? [] : [{ email, since }]))
  }

  async add(email: string, now: Instant): Promise<Result<null, NotFound>> {
    const changed = await this.#store.kysely
      .updateTable('users')
      .set({ operator_since: sql<Instant>`coalesce(operator_since, ${now})` })
      .where('email', '=', email.toLowerCase())
      .returning('id')
      .executeTakeFirst()
    return changed ? ok(null) : err(notFound)
  }

  async remove(email: string): Promise<Result<null, NotFound>> {
    const changed = await this.#store.kysely
      .updateTable('users')
      .set({ operator_since: null })
      .where('email', '=', email.toLowerCase())
      .where('operator_since', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    return changed ? ok(null) : err(notFound)
  }
}
