import type { Decision } from '../commands/command.ts'
import type { Signed } from '../shared/identity.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, type Result } from '../shared/results/result.ts'
import { parseText } from '../shared/texts/text.ts'
import type { Measure } from './measure.ts'
import type { MeasureWrite } from './measure-facts.ts'
import type { ReasonCode } from './refusal-codes.ts'
import { type MeasureEvent, type ToldWrite, tellOrigin } from './tell-origin.ts'

/** Reads why something is undone; it has to be said. */
export function readReason(given: unknown): Result<string, FieldErrors<ReasonCode>> {
  const reason = parseText(given, { max: 500, required: false })
  if (!reason.ok) return err(fieldErrors({ field: 'reason', ...reason.error }))
  return reason.value === '' ? err(fieldErrors({ field: 'reason', code: 'reason/required' })) : reason
}

/** What is written of a measure that was undone for a reason. */
export function undoWithReason(
  before: Measure,
  changes: Partial<Measure>,
  event: MeasureEvent,
  reason: string,
  signed: Signed,
): Decision<Measure, MeasureWrite | ToldWrite> {
  const measure = { ...before, ...changes, version: before.version + 1 }
  const { what, done } = before
  return {
    writes: [{ kind: 'changed-measures', rows: [measure] }, ...tellOrigin(measure, event, signed, reason)],
    changes: [
      {
        record: 'measure',
        ids: [before.id],
        before: { what, done: done && { on: done.on, proof: done.proof, link: done.link } },
        after: { [event]: reason },
      },
    ],
    answer: measure,
  }
}
