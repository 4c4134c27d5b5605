import { command, type Gathering } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import { type HoldMembership, holdMembership } from '../members/member-facts.ts'
import { maySee } from '../rights/membership.ts'
import { findRules } from '../sections/section.ts'
import type { Signed } from '../shared/identity.ts'
import type { Input as Patch } from '../shared/input/field-reader.ts'
import { type NotFound, notFound, type Stale, stale } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { Memo, MemoId } from './memo.ts'
import type { MemoEdit } from './memo-draft.ts'
import { lockMemo } from './memo-facts.ts'
import { gatherRows } from './planning/gather-rows.ts'
import { planMemo } from './planning/plan-memo.ts'
import { keepUnseen } from './planning/unseen-outcomes.ts'
import { type WrittenMemo, writePlan } from './planning/write-plan.ts'
import { readMemoEdit } from './reading/read-memo.ts'
import type { EditCode, MemoRefusal } from './refusals.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: MemoId
  /** Fields as `readMemoEdit` reads them; what is left out stays as it is. */
  readonly patch: Patch
  /** Refuses with `stale` unless the stored memo has it; null takes any. */
  readonly version: number | null
}

/** Changes a memo (изменить), and so completes rows or takes their completions back. */
export const edit = command({
  name: 'memos/edit',
  *gather({ companyId, id, patch, version }: Input, signed) {
    const before = yield* lockMemo({ companyId, id })
    if (!before) return err(notFound)
    if (version !== null && version !== before.version) return err(stale)
    const edit = readMemoEdit(before.section, patch)
    if (!edit.ok) return edit
    const allowed = yield* limitToSeen(before, edit.value, signed)
    if (!allowed.ok) return allowed
    const today = yield* todayOf({ companyId })
    const gathered = yield* gatherRows(before, allowed.value, today, signed)
    return gathered.ok ? ok({ ...gathered.value, before }) : gathered
  },
  decide({ before, ...gathered }, _, signed): Result<WrittenMemo, MemoRefusal<EditCode> | Stale> {
    const plan = planMemo(before, gathered.change, gathered.known)
    return plan.ok ? ok(writePlan(before, plan.value, gathered, signed)) : plan
  },
})

/** The edit without what would change outcomes that whoever makes it is not shown. */
function* limitToSeen(
  before: Memo,
  edit: MemoEdit,
  { by }: Signed,
): Gathering<Result<MemoEdit, MemoRefusal<EditCode> | NotFound>, HoldMembership> {
  const { companyId, section } = before
  if (edit.rows === undefined || !findRules(section).isMedical) return ok(edit)
  const held = yield* holdMembership({ companyId, user: by })
  if (held === null) return err(notFound)
  if (maySee(held, 'medical')) return ok(edit)
  const rows = keepUnseen(before, edit.rows)
  return rows.ok ? ok({ ...edit, rows: rows.value }) : rows
}
