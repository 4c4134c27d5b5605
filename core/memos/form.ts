import { command } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import type { Input as Fields } from '../shared/input/field-reader.ts'
import { ok, type Result } from '../shared/results/result.ts'
import type { MemoId } from './memo.ts'
import { memoDefaultsOf, nextMemo } from './memo-facts.ts'
import { fillHeader, makeBlankMemo } from './planning/blank-memo.ts'
import { gatherRows } from './planning/gather-rows.ts'
import { planMemo } from './planning/plan-memo.ts'
import { type WrittenMemo, writePlan } from './planning/write-plan.ts'
import { readMemoDraft } from './reading/read-memo.ts'
import type { MemoCode, MemoRefusal } from './refusals.ts'

type Input = {
  readonly companyId: CompanyId
  /** As `readMemoDraft` reads them. */
  readonly details: Fields
}

/** Until it is numbered a memo has neither id nor number; no stored one has 0. */
const UNNUMBERED = { id: 0 as MemoId, number: 0 }

/** Forms a memo (сформировать): its blank header fields take the usual words, its rows are taken, what has a date is completed. */
export const form = command({
  name: 'memos/form',
  *gather({ companyId, details }: Input, signed) {
    const draft = readMemoDraft(details)
    if (!draft.ok) return draft
    const { section, header: given, ...edit } = draft.value
    const defaults = yield* memoDefaultsOf({ companyId, by: signed.by })
    const formedOn = yield* todayOf({ companyId })
    const header = fillHeader(section, given, defaults)
    const blank = makeBlankMemo({ ...UNNUMBERED, companyId, section, formedOn }, header)
    const gathered = yield* gatherRows(blank, edit, formedOn, signed)
    if (!gathered.ok) return gathered
    return ok({ ...gathered.value, blank: { ...blank, ...(yield* nextMemo({ companyId })) } })
  },
  decide({ blank, ...gathered }, _, signed): Result<WrittenMemo, MemoRefusal<MemoCode | 'section/unknown'>> {
    const plan = planMemo(blank, gathered.change, gathered.known)
    return plan.ok ? ok(writePlan(null, plan.value, gathered, signed)) : plan
  },
})
