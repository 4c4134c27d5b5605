import { computeForgetUntil } from '@osh/core/imports/keeping.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { sql } from 'kysely'
import type { Store } from '../transact.ts'

/**
 * Takes away what is kept of an import for so many days only: the rows that it left and what undoing it needs. Harmless to repeat, and for several
 * servers at once.
 *
 * @returns how many imports it took it from.
 */
export async function forgetImports({ kysely }: Store, now: Instant): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update staff_imports set made = null, left_rows = null
    where (made is not null or left_rows is not null) and made_at <= ${computeForgetUntil(now)}`.execute(
    kysely,
  )
  return Number(numAffectedRows)
}
