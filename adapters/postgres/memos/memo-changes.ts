import { blankMemo, filledHeader } from '@osh/core/memos/blank-memo.ts'
import type { Memo, MemoId } from '@osh/core/memos/memo.ts'
import type { MemoDraft, MemoEdit } from '@osh/core/memos/memo-draft.ts'
import type { MemoRefusal } from '@osh/core/memos/memo-repository.ts'
import { planCancel, planMemo } from '@osh/core/memos/plan-memo.ts'
import { type NotFound, notFound, type Stale, stale } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Entry } from '../obligations/write-facts.ts'
import type { Work } from '../transact.ts'
import { gather, shown } from './memo-facts.ts'
import { withRows } from './read-memos.ts'
import { insertMemo, updateMemo } from './write-memo.ts'

/** Until it is stored a memo has neither id nor number; no stored one has 0. */
const UNSTORED = { id: 0 as MemoId, number: 0 }

export async function form(work: Work, entry: Entry, draft: MemoDraft): Promise<Result<Memo, MemoRefusal>> {
  const { companyId, today } = entry
  const header = filledHeader(draft.section, draft.header, await memoDefaults(work, entry))
  const blank = blankMemo({ ...UNSTORED, companyId, section: draft.section, formedOn: today }, header)
  const gathered = await gather(work, entry, blank, draft.rows)
  if (!gathered.ok) return gathered
  const { rows, known } = gathered.value
  const plan = planMemo(blank, { header: {}, reportApprovedOn: draft.reportApprovedOn, rows }, shown(known))
  return plan.ok ? ok(await insertMemo(work, entry, plan.value, known)) : plan
}

export async function edit(
  work: Work,
  entry: Entry,
  id: MemoId,
  { header = {}, reportApprovedOn, rows: drafts }: MemoEdit,
  version: number | null,
): Promise<Result<Memo, MemoRefusal | Stale>> {
  const before = await lockMemo(work, entry, id, version)
  if (!before.ok) return before
  const gathered = await gather(work, entry, before.value, drafts)
  if (!gathered.ok) return gathered
  const { rows, known } = gathered.value
  const plan = planMemo(before.value, { header, reportApprovedOn, rows }, shown(known))
  return plan.ok ? ok(await updateMemo(work, entry, before.value, plan.value, known)) : plan
}

export async function cancel(
  work: Work,
  entry: Entry,
  id: MemoId,
  version: number | null,
): Promise<Result<Memo, MemoRefusal | Stale>> {
  const before = await lockMemo(work, entry, id, version)
  if (!before.ok) return before
  const gathered = await gather(work, entry, before.value, undefined)
  if (!gathered.ok) return gathered
  const plan = planCancel(before.value)
  return plan.ok ? ok(await updateMemo(work, entry, before.value, plan.value, gathered.value.known)) : plan
}

async function lockMemo(
  work: Work,
  { companyId }: Entry,
  id: MemoId,
  version: number | null,
): Promise<Result<Memo, NotFound | Stale>> {
  const record = await work
    .selectFrom('memos')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!record) return err(notFound)
  if (version !== null && version !== record.version) return err(stale)
  const [memo] = await withRows(work, companyId, [record])
  return memo ? ok(memo) : err(notFound)
}

async function memoDefaults(work: Work, { companyId, user }: Entry) {
  const company = await work
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('director_name')
    .executeTakeFirst()
  const author = await work.selectFrom('users').where('id', '=', user).select('email').executeTakeFirst()
  return { directorName: company?.director_name ?? '', userName: author?.email ?? '' }
}
