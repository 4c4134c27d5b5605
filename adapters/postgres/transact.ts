import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

export type Store = Database<Schema>
export type Work = Transaction<Schema>

/** Ends a transaction whose outcome is a refusal. */
class RolledBack extends Error {}

/** Runs the work in one transaction; a refusal undoes whatever it has written by then. */
export async function transact<R extends { readonly ok: boolean }>(
  store: Store,
  work: (work: Work) => Promise<R>,
): Promise<R> {
  const refused: R[] = []
  try {
    return await store.transaction(async (transaction) => {
      const outcome = await work(transaction)
      if (outcome.ok) return outcome
      refused.push(outcome)
      throw new RolledBack()
    })
  } catch (error) {
    const refusal = refused.at(-1)
    if (error instanceof RolledBack && refusal) return refusal
    throw error
  }
}
