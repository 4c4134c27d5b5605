import type { Writers } from '@osh/core/commands/apply.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import type { ChangedMemo, FormedMemo, MemoWrite } from '@osh/core/memos/memo-facts.ts'
import { sql } from 'kysely'
import { namesOf, recordset, setFrom } from '../recordset.ts'
import type { Work } from '../transact.ts'
import { memoColumns, rowColumns } from './memo-columns.ts'

export const memoWriters: Writers<MemoWrite, Work, Promise<void>> = {
  'formed-memos': formMemos,
  'changed-memos': changeMemos,
}

async function formMemos(work: Work, formed: readonly FormedMemo[]): Promise<void> {
  const rows = formed.map(({ memo, formed: { by, at } }) => ({
    ...keyOf(memo),
    ...memoColumns(memo),
    created_by: by,
    created_at: at,
  }))
  await sql`
    update companies c set last_memo_number = f.number
    from ${recordset(['company_id bigint', 'number int'], rows, 'f')} where c.id = f.company_id`.execute(work)
  await sql`
    insert into memos (${namesOf(FORMED)})
    select ${namesOf(FORMED)} from ${recordset(FORMED, rows, 'formed')}`.execute(work)
  await insertRows(
    work,
    formed.map(({ memo }) => memo),
  )
}

async function changeMemos(work: Work, changed: readonly ChangedMemo[]): Promise<void> {
  const rows = changed.map(({ memo }) => ({ ...keyOf(memo), ...memoColumns(memo) }))
  await sql`
    update memos m set ${setFrom(COLUMNS, 'c')} from ${recordset([...KEY, ...COLUMNS], rows, 'c')}
    where m.company_id = c.company_id and m.id = c.id`.execute(work)
  const withOtherRows = changed
    .filter(({ before, memo }) => !hasSameRows(memo, before))
    .map(({ memo }) => memo)
  if (withOtherRows.length === 0) return
  await sql`
    delete from memo_rows r using ${recordset(KEY, withOtherRows.map(keyOf), 'c')}
    where r.company_id = c.company_id and r.memo_id = c.id`.execute(work)
  await insertRows(work, withOtherRows)
}

const keyOf = ({ companyId, id }: Memo) => ({ company_id: companyId, id })

const hasSameRows = ({ rows }: Memo, before: Memo): boolean =>
  rows.length === before.rows.length && rows.every((row, place) => row === before.rows[place])

async function insertRows(work: Work, memos: readonly Memo[]): Promise<void> {
  const rows = memos.flatMap((memo) =>
    memo.rows.map((row, place) => ({
      company_id: memo.companyId,
      memo_id: memo.id,
      ...rowColumns(row, place),
    })),
  )
  await sql`
    insert into memo_rows (${namesOf(ROWS)})
    select ${namesOf(ROWS)} from ${recordset(ROWS, rows, 'given')}`.execute(work)
}

const KEY = ['company_id bigint', 'id bigint']
const COLUMNS = [
  'number int',
  'section text',
  'status text',
  'recipient text',
  'name text',
  'full_name text',
  'author text',
  'note text',
  'duration text',
  'form_of_study text',
  'basis text',
  'formed_on date',
  'report_approved_on date',
  'registered_on date',
  'canceled boolean',
  'version int',
]
const FORMED = [...KEY, ...COLUMNS, 'created_by bigint', 'created_at timestamptz']
const ROWS = [
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
