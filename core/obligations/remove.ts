import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { refuseInActiveMemo } from './facts/in-active-memo.ts'
import { lockLive } from './facts/lock-live.ts'
import type { ObligationWrite } from './facts/obligation-facts.ts'
import { writeChanged } from './facts/write-facts.ts'
import type { ObligationId } from './obligation.ts'
import type { InActiveMemo } from './refusals.ts'

type Input = { readonly companyId: CompanyId; readonly id: ObligationId }

/** The obligation leaves the tables (удалить); its history stays. */
export const remove = command({
  name: 'obligations/remove',
  *gather({ companyId, id }: Input) {
    const known = yield* lockLive({ companyId, id })
    return known ? ok(known) : err(notFound)
  },
  decide(before, _, signed): Result<Decision<null, ObligationWrite>, NotFound | InActiveMemo> {
    const inMemo = refuseInActiveMemo(before.obligation)
    if (inMemo) return err(inMemo)
    const after = { ...before, obligation: { ...before.obligation, removed: true } }
    return ok({ ...writeChanged([{ before, after }], signed), answer: null })
  },
})
