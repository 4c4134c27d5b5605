import { command } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import { notFound, type Stale, stale } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { MemoId } from './memo.ts'
import { lockMemo } from './memo-facts.ts'
import { gatherRows } from './planning/gather-rows.ts'
import { planCancel } from './planning/plan-memo.ts'
import { type WrittenMemo, writePlan } from './planning/write-plan.ts'
import type { MemoRefusal } from './refusals.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: MemoId
  /** Refuses with `stale` unless the stored memo has it; null takes any. */
  readonly version: number | null
}

/** Cancels a memo for good (отменить); refused while a row has a result. */
export const cancel = command({
  name: 'memos/cancel',
  *gather({ companyId, id, version }: Input, signed) {
    const before = yield* lockMemo({ companyId, id })
    if (!before) return err(notFound)
    if (version !== null && version !== before.version) return err(stale)
    const today = yield* todayOf({ companyId })
    const gathered = yield* gatherRows(before, {}, today, signed)
    return gathered.ok ? ok({ ...gathered.value, before }) : gathered
  },
  decide({ before, ...gathered }, _, signed): Result<WrittenMemo, MemoRefusal | Stale> {
    const plan = planCancel(before)
    return plan.ok ? ok(writePlan(before, plan.value, gathered, signed)) : plan
  },
})
