import { command } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import type { Input as Patch } from '../shared/input/field-reader.ts'
import { notFound, type Stale, stale } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { MemoId } from './memo.ts'
import { lockMemo } from './memo-facts.ts'
import { gatherRows } from './planning/gather-rows.ts'
import { planMemo } from './planning/plan-memo.ts'
import { type WrittenMemo, writePlan } from './planning/write-plan.ts'
import { readMemoEdit } from './reading/read-memo.ts'
import type { MemoCode, MemoRefusal } from './refusals.ts'

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
    const today = yield* todayOf({ companyId })
    const gathered = yield* gatherRows(before, edit.value, today, signed)
    return gathered.ok ? ok({ ...gathered.value, before }) : gathered
  },
  decide({ before, ...gathered }, _, signed): Result<WrittenMemo, MemoRefusal<MemoCode> | Stale> {
    const plan = planMemo(before, gathered.change, gathered.known)
    return plan.ok ? ok(writePlan(before, plan.value, gathered, signed)) : plan
  },
})
