import { command, type Decision } from '../commands/command.ts'
import type { FieldErrors, NotFound, Stale } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'
import { lockPlanned, type OfMeasure } from './lock-planned.ts'
import type { Measure } from './measure.ts'
import type { MeasureWrite } from './measure-facts.ts'
import type { ReasonCode } from './refusal-codes.ts'
import type { ToldWrite } from './tell-origin.ts'
import { readReason, undoWithReason } from './with-reason.ts'

/** Removes a measure (убрать мероприятие), with the reason: it is asked for no more, and stays where removed ones are looked for. */
export const remove = command({
  name: 'measures/remove',
  gather: (input: OfMeasure & { readonly reason: unknown }) => lockPlanned(input),
  decide(
    before,
    { reason: given },
    signed,
  ): Result<Decision<Measure, MeasureWrite | ToldWrite>, FieldErrors<ReasonCode> | NotFound | Stale> {
    const reason = readReason(given)
    if (!reason.ok) return reason
    const removed = { by: signed.by, at: signed.at, reason: reason.value }
    return ok(undoWithReason(before, { removed }, 'measureRemoved', reason.value, signed))
  },
})
