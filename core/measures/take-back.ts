import { command, type Decision } from '../commands/command.ts'
import { type FieldErrors, fieldErrors, type NotFound, type Stale } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { lockPlanned, type OfMeasure } from './lock-planned.ts'
import type { Measure } from './measure.ts'
import type { MeasureWrite } from './measure-facts.ts'
import type { ReasonCode } from './refusal-codes.ts'
import type { ToldWrite } from './tell-origin.ts'
import { readReason, undoWithReason } from './with-reason.ts'

/** Takes back that a measure is done (вернуть в работу), with the reason; it is due as before. */
export const takeBack = command({
  name: 'measures/take-back',
  gather: (input: OfMeasure & { readonly reason: unknown }) => lockPlanned(input),
  decide(
    before,
    { reason: given },
    signed,
  ): Result<
    Decision<Measure, MeasureWrite | ToldWrite>,
    FieldErrors<ReasonCode | 'measure/not-done'> | NotFound | Stale
  > {
    if (before.done === null) return err(fieldErrors({ field: 'reason', code: 'measure/not-done' }))
    const reason = readReason(given)
    if (!reason.ok) return reason
    const changes = { done: null, reopenedBecause: reason.value }
    return ok(undoWithReason(before, changes, 'measureTakenBack', reason.value, signed))
  },
})
