import type { Memo, MemoId } from '@osh/core/memos/memo.ts'
import type { KnownFacts, MemoPlan } from '@osh/core/memos/plan-memo.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { sql } from 'kysely'
import {
  type Entry,
  enterCompletions,
  takeBackCompletions,
  writeStandings,
} from '../obligations/write-facts.ts'
import type { Work } from '../transact.ts'
import { memoColumns, rowColumns } from './memo-columns.ts'

/** Stores a new memo under the company's next number, which nobody else can get before this transaction ends. */
export async function insertMemo(work: Work, entry: Entry, plan: MemoPlan, known: KnownFacts): Promise<Memo> {
  const { companyId, user, now } = entry
  const { last_memo_number: number } = await work
    .updateTable('companies')
    .set((set) => ({ last_memo_number: set('last_memo_number', '+', 1) }))
    .where('id', '=', companyId)
    .returning('last_memo_number')
    .executeTakeFirstOrThrow()
  const numbered = { ...plan.memo, number }
  const { id } = await work
    .insertInto('memos')
    .values({ ...memoColumns(numbered), company_id: companyId, created_by: user, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const memo = { ...numbered, id }
  await insertRows(work, memo)
  await writeFacts(work, entry, { ...plan, memo }, known)
  return memo
}

/** Stores a changed memo; its version grows. */
export async function updateMemo(
  work: Work,
  entry: Entry,
  before: Memo,
  plan: MemoPlan,
  known: KnownFacts,
): Promise<Memo> {
  const memo = { ...plan.memo, version: before.version + 1 }
  await work
    .updateTable('memos')
    .set(memoColumns(memo))
    .where('company_id', '=', memo.companyId)
    .where('id', '=', memo.id)
    .execute()
  if (!isSame(memo.rows, before.rows)) {
    const old = work.deleteFrom('memo_rows').where('company_id', '=', memo.companyId)
    await old.where('memo_id', '=', memo.id).execute()
    await insertRows(work, memo)
  }
  await writeFacts(work, entry, { ...plan, memo }, known)
  return memo
}

const isSame = (rows: Memo['rows'], before: Memo['rows']): boolean =>
  rows.length === before.length && rows.every((row, place) => row === before[place])

async function insertRows(work: Work, { companyId, id, rows }: Memo): Promise<void> {
  const given = JSON.stringify(rows.map(rowColumns))
  await sql`
    insert into memo_rows (company_id, memo_id, ${sql.raw(NAMES)})
    select ${companyId}::bigint, ${id}::bigint, ${sql.raw(NAMES)}
    from json_to_recordset(${given}::json) as given (${sql.raw(COLUMNS.join(', '))})`.execute(work)
}

const COLUMNS = [
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
const NAMES = COLUMNS.map((column) => `"${column.slice(0, column.indexOf(' '))}"`).join(', ')

/** Completions first, then whose memo the obligations stand in, then where they stand by their completions. */
async function writeFacts(
  work: Work,
  entry: Entry,
  { memo, takeBack, enter, standing }: MemoPlan,
  { obligations }: KnownFacts,
): Promise<void> {
  const ofMemo = takeBack.flatMap((id) =>
    (obligations.get(id)?.completions ?? []).filter(
      (fact) => fact.memoId === memo.id && fact.takenBack === null,
    ),
  )
  const gone = new Set(ofMemo.map((fact) => fact.id))
  await takeBackCompletions(work, entry, [...gone])
  const entered = await enterCompletions(work, entry, memo.id, [...enter])
  const now = Map.groupBy(entered, (fact) => fact.obligationId)
  await writeMemoOf(work, memo, standing)
  const changed = new Set<ObligationId>([...takeBack, ...enter.keys()])
  const takenBack = { by: entry.user, at: entry.now }
  const left = [...changed].flatMap((id) => {
    const facts = obligations.get(id)
    if (!facts) return []
    const before = facts.completions.map((fact) => (gone.has(fact.id) ? { ...fact, takenBack } : fact))
    return [{ obligation: facts.obligation, completions: [...before, ...(now.get(id) ?? [])] }]
  })
  await writeStandings(work, entry.companyId, left)
}

async function writeMemoOf(
  work: Work,
  { companyId, id }: { companyId: Memo['companyId']; id: MemoId },
  standing: readonly ObligationId[],
): Promise<void> {
  await sql`
    update obligations set memo_id = null
    where company_id = ${companyId} and memo_id = ${id} and not id = any(${standing}::bigint[])`.execute(work)
  if (standing.length === 0) return
  await sql`
    update obligations set memo_id = ${id}
    where company_id = ${companyId} and id = any(${standing}::bigint[])
      and memo_id is distinct from ${id}`.execute(work)
}
