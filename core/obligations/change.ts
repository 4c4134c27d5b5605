import { command } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Input as Patch } from '../shared/input/field-reader.ts'
import type { FieldErrors, NotFound } from '../shared/results/refusals.ts'
import { err, type Result } from '../shared/results/result.ts'
import { changeObligation, checkAssessed, checkCounts, planCorrection } from './facts/change-obligation.ts'
import { changeCompletions } from './facts/changed-completions.ts'
import { gatherEntry } from './facts/gather-entry.ts'
import { refuseInActiveMemo } from './facts/in-active-memo.ts'
import { type Settled, settle, takeOutOwn } from './facts/settle.ts'
import type { ObligationId } from './obligation.ts'
import { checkChangedReturn } from './ppe/check-return.ts'
import { parseObligationChanges } from './reading/parse-obligation.ts'
import type { ChangeCode, HoldingRefusal, InActiveMemo } from './refusals.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: ObligationId
  /** Fields as `parseObligationDraft` reads them; what is left out stays, null clears a deadline or a rule. */
  readonly patch: Patch
}

/**
 * Changes what was given (изменить): `date` corrects the newest completion entered by hand, or adds one. The section
 * stays what it was.
 */
export const change = command({
  name: 'obligations/change',
  gather: ({ companyId, id }: Input) => gatherEntry({ companyId, id }),
  decide(
    { known, today, completionId },
    { patch },
    signed,
  ): Result<Settled, FieldErrors<ChangeCode> | NotFound | HoldingRefusal | InActiveMemo> {
    const { obligation, completions } = known
    const inMemo = refuseInActiveMemo(obligation)
    if (inMemo) return err(inMemo)
    const read = parseObligationChanges(obligation, patch, today)
    if (!read.ok) return read
    const changes = read.value
    const undated = checkAssessed(obligation, changes, completions)
    if (undated) return err(undated)
    const beyond = checkChangedReturn(obligation, changes, [{ fullName: '', facts: takeOutOwn(known) }])
    if (beyond) return err(beyond)
    const entry = { id: completionId, memoId: null, signed }
    const after = changeCompletions(known, planCorrection(obligation, changes, completions), entry)
    const changed = changeObligation(obligation, changes, completions, after)
    const left = checkCounts(changed, after)
    return left ? err(left) : settle(known, { obligation: changed, completions: after }, null, signed)
  },
})
