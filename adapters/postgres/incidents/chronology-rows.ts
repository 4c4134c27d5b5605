import type { Values } from '@osh/core/commands/journal.ts'
import type { Signed } from '@osh/core/shared/identity.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { readSigned, type SignedColumns } from '../columns.ts'

type Event = { readonly before: Values; readonly after: NonNullable<Values> }

export const eventColumns = ['before', 'after', 'entered_by', 'entered_at'] as const

/** The lines as core has them; not found where there are none: a record that is there has been entered. */
export const buildChronology = (
  rows: readonly (Event & SignedColumns<'entered'>)[],
): Result<readonly (Event & { readonly entered: Signed })[], NotFound> =>
  rows.length === 0
    ? err(notFound)
    : ok(rows.map((row) => ({ before: row.before, after: row.after, entered: readSigned('entered', row) })))
