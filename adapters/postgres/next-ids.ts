import { sql } from 'kysely'
import type { Work } from './transact.ts'

type Numbered =
  | 'companies'
  | 'departments'
  | 'positions'
  | 'employees'
  | 'absences'
  | 'memos'
  | 'incidents'
  | 'incident_addressees'
  | 'obligations'
  | 'completions'
  | 'responsibilities'
  | 'documents'
  | 'own_forms'
  | 'incident_evidence'
  | 'calendar_edits'
  | 'headcounts'
  | 'microtraumas'
  | 'measures'
  | 'inspector_orders'
  | 'payers'
  | 'invoices'
  | 'news'
  | 'inspection_links'
  | 'staff_imports'
  | 'requirements'
  | 'registry_sets'

/** So many ids of a table, ascending, that no one else gets. */
export async function drawNextIds<Id extends number>(
  work: Work,
  table: Numbered,
  count: number,
): Promise<readonly [Id, ...Id[]]> {
  const { rows } = await sql<{ id: Id }>`
    select nextval(${sql.lit(`${table}_id_seq`)}) as id from generate_series(1, ${count}::int)`.execute(work)
  const [first, ...others] = rows.map(({ id }) => id).toSorted((a, b) => a - b)
  if (first === undefined) throw new Error(`the sequence of ${table} gives nothing`)
  return [first, ...others]
}

/** One of them. */
export const drawNextId = async <Id extends number>(work: Work, table: Numbered): Promise<Id> =>
  (await drawNextIds<Id>(work, table, 1))[0]
