import { command, type Decision } from '../../commands/command.ts'
import { findChangedValues } from '../../commands/journal.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { ObligationWrite } from '../../obligations/facts/obligation-facts.ts'
import { writeChanged } from '../../obligations/facts/write-facts.ts'
import type { Input as Given } from '../../shared/input/field-reader.ts'
import {
  type FieldErrors,
  fieldErrors,
  type NotFound,
  type Stale,
  stale,
} from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseNeededReason } from '../../shared/texts/reason.ts'
import { makeIncidentEvent } from '../chronology.ts'
import type { Incident, IncidentId } from '../incident.ts'
import type { IncidentWrite } from '../incident-facts.ts'
import { decideChange } from '../microtraumas/decide-change.ts'
import type { MicrotraumaWrite } from '../microtraumas/microtrauma-facts.ts'
import { isOutdated } from '../reading/read-seen.ts'
import { lockDutiesNotDone } from './duties-not-done.ts'
import { lockHolding } from './lock-holding.ts'
import { lockFirstRecord } from './of-microtrauma.ts'
import type { AnnulCode } from './refusal-codes.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: IncidentId
  /** As typed: `reason`, which must be given, and `seen` with the `detailsVersion` that the sender saw. */
  readonly details: Given
}

/**
 * Annuls an incident that was recorded by mistake (аннулировать), completed or not: it stays readable with who says so, when and why, and counts
 * nowhere. Briefings and trainings that it has given and no one has passed are asked for no more; a microtrauma that it was taken for first is
 * one again. Where the details are others than those that the sender saw it is `stale`.
 */
export const annul = command({
  name: 'incidents/annul',
  *gather({ companyId, id, details }: Input) {
    const locked = yield* lockHolding({ companyId, id })
    if (!locked.ok) return locked
    const incident = locked.value
    if (isOutdated(incident, details.seen)) return err(stale)
    const microtrauma = yield* lockFirstRecord(incident)
    return ok({ incident, microtrauma, duties: yield* lockDutiesNotDone(incident) })
  },
  decide(
    { incident: before, microtrauma, duties },
    { details },
    signed,
  ): Result<
    Decision<Incident, IncidentWrite | MicrotraumaWrite | ObligationWrite>,
    FieldErrors<AnnulCode> | NotFound | Stale
  > {
    const reason = parseNeededReason(details.reason, 'reason/required')
    if (!reason.ok) return err(fieldErrors({ field: 'reason', ...reason.error }))
    const after = { ...before, annulled: { reason: reason.value, by: signed.by, at: signed.at } }
    const changed = findChangedValues(before, after) ?? { before: {}, after: {} }
    const taken = writeChanged(
      duties.map((one) => ({
        before: one,
        after: { ...one, obligation: { ...one.obligation, removed: true } },
      })),
      signed,
    )
    const told = duties.length === 0 ? changed.after : { ...changed.after, dutiesTaken: duties.length }
    const freed =
      microtrauma?.incidentId === before.id
        ? decideChange(microtrauma, { ...microtrauma, incidentId: null }, signed)
        : { writes: [], changes: [] }
    return ok({
      writes: [
        { kind: 'changed-incidents', rows: [after] },
        { kind: 'incident-events', rows: [makeIncidentEvent(before, { ...changed, after: told }, signed)] },
        ...freed.writes,
        ...(duties.length === 0 ? [] : taken.writes),
      ],
      changes: [
        { record: 'incident', ids: [before.id], ...changed },
        ...freed.changes,
        ...(duties.length === 0 ? [] : taken.changes),
      ],
      answer: after,
    })
  },
})
