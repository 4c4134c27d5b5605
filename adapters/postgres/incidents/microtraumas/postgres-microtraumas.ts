import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import type {
  KeptMicrotraumaEvent,
  MicrotraumaQuestion,
  MicrotraumaWrite,
} from '@osh/core/incidents/microtraumas/microtrauma-facts.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type {
  MicrotraumaFilter,
  MicrotraumaQueries,
} from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { buildSignedColumns, pickColumns } from '../../columns.ts'
import { listPage } from '../../list-page.ts'
import { lockRow } from '../../lock-row.ts'
import { drawNextId } from '../../next-ids.ts'
import type { Store, Work } from '../../transact.ts'
import { insertRows, makeInserter, makeUpdater, updateRows } from '../../write-rows.ts'
import { buildChronology, eventColumns } from '../chronology-rows.ts'
import { buildMicrotraumaRow, type MicrotraumasTable, readMicrotraumaRow } from './microtrauma-rows.ts'

const LATEST = sql`m.occurred_at desc, m.id desc`

export const makeMicrotraumaQueries = ({ kysely }: Store): MicrotraumaQueries => ({
  listPage: async (companyId, { page, limit, ...filter }) => {
    const from = sql`from microtraumas m where m.company_id = ${companyId} ${narrow(filter)}`
    const list = { columns: sql`m.*`, from, order: LATEST }
    const { items, ...counted } = await listPage<Selectable<MicrotraumasTable>>(kysely, list, { page, limit })
    return { ...counted, items: items.map(readMicrotraumaRow) }
  },
  get: async (companyId, id) => {
    const own = kysely.selectFrom('microtraumas').where('company_id', '=', companyId)
    const row = await own.where('id', '=', id).selectAll().executeTakeFirst()
    return row ? ok(readMicrotraumaRow(row)) : err(notFound)
  },
  readChronology: async (companyId, id) => {
    const rows = await kysely
      .selectFrom('microtrauma_events')
      .where('company_id', '=', companyId)
      .where('microtrauma_id', '=', id)
      .select(eventColumns)
      .orderBy('id')
      .execute()
    return buildChronology(rows)
  },
})

/** Moments sort as text: the day after `to` is later than any moment of it by the letter after «T». */
const narrow = ({ search, state, from, to }: MicrotraumaFilter): RawBuilder<unknown> =>
  sql.join(
    [
      search === '' ? sql`` : sql`and strpos(m.name_key, ${foldName(search)}) > 0`,
      state === null ? sql`` : sql`and m.state = ${state}`,
      from === null ? sql`` : sql`and m.occurred_at >= ${from}`,
      to === null ? sql`` : sql`and m.occurred_at < ${`${to}U`}`,
    ],
    sql` `,
  )

export const answerMicrotraumas = (work: Work): LateAnswers<MicrotraumaQuestion> => ({
  microtrauma: async (asked) => {
    const row = await lockRow(work, 'microtraumas', asked)
    return row && readMicrotraumaRow(row)
  },
  'microtrauma-at': async ({ companyId, employeeId, occurredAt }) => {
    const row = await work
      .selectFrom('microtraumas')
      .where('company_id', '=', companyId)
      .where('employee_id', '=', employeeId)
      .where('occurred_at', '=', occurredAt)
      .where('state', '<>', 'annulled')
      .orderBy('id')
      .select('id')
      .executeTakeFirst()
    return row?.id ?? null
  },
  'new-microtrauma-id': () => drawNextId<MicrotraumaId>(work, 'microtraumas'),
})

export const microtraumaWriters: Writers<MicrotraumaWrite, Work, Promise<void>> = {
  'new-microtraumas': (work, rows) =>
    insertRows(
      work,
      'microtraumas',
      rows.map(({ microtrauma, entered }) => ({
        ...buildMicrotraumaRow(microtrauma),
        ...buildSignedColumns('created', entered),
      })),
    ),
  'changed-microtraumas': makeUpdater('microtraumas', ['company_id', 'id'], buildMicrotraumaRow),
  'microtrauma-events': makeInserter('microtrauma_events', (row: KeptMicrotraumaEvent) =>
    pickColumns(row, ['companyId', 'microtraumaId', 'before', 'after'], ['entered']),
  ),
  'papers-into-file': (work, rows) =>
    updateRows(
      work,
      'documents',
      ['company_id', 'id'],
      rows.flatMap(({ companyId, documentIds, incidentId }) =>
        documentIds.map((id) => ({ company_id: companyId, id: id as DocumentId, incident_id: incidentId })),
      ),
    ),
}
