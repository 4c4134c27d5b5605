import { addOperator, type FactorMissing, type Operator, type Operators } from '@osh/core/auth/operators.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { type Store, transact } from '../transact.ts'

/** What makes accounts operators'. */
export const selectOperatorFacts = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('users as u')
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .select(['u.operator_since as operatorSince', 'f.since as factorSince'])

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

  add(email: string, now: Instant): Promise<Result<null, NotFound | FactorMissing>> {
    return transact(this.#store, async (work): Promise<Result<null, NotFound | FactorMissing>> => {
      const known = selectOperatorFacts(work).where('u.email', '=', email.toLowerCase())
      const account = await known.forUpdate('u').executeTakeFirst()
      const since = addOperator(account ?? null, now)
      if (!since.ok) return since
      await work
        .updateTable('users')
        .set({ operator_since: since.value })
        .where('email', '=', email.toLowerCase())
        .execute()
      return ok(null)
    })
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
