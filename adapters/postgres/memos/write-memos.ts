import type { Writers } from '@osh/core/commands/apply.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import type { ChangedMemo, FormedMemo, MemoWrite } from '@osh/core/memos/memo-facts.ts'
import { headerFieldNames } from '@osh/core/memos/memo-header.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { sql } from 'kysely'
import { nameColumns } from '../columns.ts'
import { namesOf, recordset, setFrom } from '../recordset.ts'
import type { Work } from '../transact.ts'
import { deleteRows } from '../write-rows.ts'
import { buildMemoColumns, buildRowColumns } from './memo-columns.ts'

export const memoWriters: Writers<MemoWrite, Work, Promise<void>> = {
  'formed-memos': formMemos,
  'changed-memos': changeMemos,
}

async function formMemos(work: Work, formed: readonly FormedMemo[]): Promise<void> {
  const rows = formed.map(({ memo, formed: { by, at } }) => ({
    ...keyOf(memo),
    ...buildMemoColumns(memo),
    created_by: by,
    created_at: at,
  }))
  await sql`
    update companies c set last_memo_number = f.number
    from ${recordset(['company_id bigint', 'number int'], rows, 'f')} where c.id = f.company_id`.execute(work)
  await sql`
    insert into memos (${namesOf(FORMED)})
    select ${namesOf(FORMED)} from ${recordset(FORMED, rows, 'formed')}`.execute(work)
  await addRows(
    work,
    formed.flatMap(({ memo }) => buildRows(memo)),
  )
}

async function changeMemos(work: Work, changed: readonly ChangedMemo[]): Promise<void> {
  const rows = changed.map(({ memo }) => ({ ...keyOf(memo), ...buildMemoColumns(memo) }))
  await sql`
    update memos m set ${setFrom(COLUMNS, 'c')} from ${recordset([...KEY, ...COLUMNS], rows, 'c')}
    where m.company_id = c.company_id and m.id = c.id`.execute(work)
  const differences = changed.map(findDifference)
  const gone = differences.flatMap((difference) => difference.gone)
  await deleteRows(work, 'memo_rows', ['company_id', 'memo_id', 'obligation_id'], gone)
  await addRows(
    work,
    differences.flatMap(({ come }) => come),
  )
}

async function addRows(work: Work, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into memo_rows (${namesOf(ROW)})
    select ${namesOf(ROW)} from ${recordset(ROW, rows, 'given')}`.execute(work)
}

const keyOf = ({ companyId, id }: Memo) => ({ company_id: companyId, id })

const buildRows = (memo: Memo) =>
  memo.rows.map((row, place) => ({
    company_id: memo.companyId,
    memo_id: memo.id,
    ...buildRowColumns(row, place),
  }))

type Row = ReturnType<typeof buildRows>[number]
type Rows = ReadonlyMap<ObligationId, Row>

/** A row that has changed goes and comes again: of many rows few do. */
function findDifference({ before, memo }: ChangedMemo) {
  const byObligation = (of: Memo): Rows => new Map(buildRows(of).map((row) => [row.obligation_id, row]))
  const [old, now] = [byObligation(before), byObligation(memo)]
  return { gone: listChanged(old, now).map(pickRowKey), come: listChanged(now, old) }
}

const listChanged = (rows: Rows, others: Rows): readonly Row[] =>
  [...rows.values()].filter((row) => !isSame(row, others.get(row.obligation_id)))

/** Columns are plain values. */
function isSame(row: Row, other: Row | undefined): boolean {
  if (!other) return false
  for (const column in row) if (row[column as keyof Row] !== other[column as keyof Row]) return false
  return true
}

const pickRowKey = ({ company_id, memo_id, obligation_id }: Row) => ({ company_id, memo_id, obligation_id })

const KEY = ['company_id bigint', 'id bigint']
const COLUMNS = [
  'number int',
  'section text',
  'status text',
  ...nameColumns(headerFieldNames).map((column) => `${column} text`),
  'formed_on date',
  'report_approved_on date',
  'registered_on date',
  'canceled boolean',
  'version int',
]
const FORMED = [...KEY, ...COLUMNS, 'created_by bigint', 'created_at timestamptz']
const ROW = [
  'company_id bigint',
  'memo_id bigint',
  'place int',
  'obligation_id bigint',
  'employee_id bigint',
  'full_name text',
  'department text',
  'position text',
  'section text',
  'subject_name text',
  'quantity int',
  'unit text',
  'norm text',
  'size text',
  'event text',
  'established text',
  'periodicity text',
  'months int',
  'base_date date',
  'deadline date',
  'outcome text',
  'completed_on date',
  'result text',
  'found text',
]
