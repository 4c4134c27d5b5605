import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseNeededReason } from '../../shared/texts/reason.ts'
import { makeIncidentEvent } from '../chronology.ts'
import type { Incident, IncidentId } from '../incident.ts'
import { type IncidentWrite, lockIncident } from '../incident-facts.ts'
import { decideChange } from '../microtraumas/decide-change.ts'
import { isOpenRecord } from '../microtraumas/microtrauma.ts'
import type { MicrotraumaWrite } from '../microtraumas/microtrauma-facts.ts'
import { lockFirstRecord } from './of-microtrauma.ts'
import type { RestoreCode } from './refusal-codes.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: IncidentId
  /** As typed; it must be given. */
  readonly reason: unknown
}

/**
 * Takes an annulment back (вернуть): the incident counts again, with its terms as they have run meanwhile. What was taken from employees with it is
 * given anew by hand. A microtrauma that it was taken for first goes on as it again; where that was closed otherwise meanwhile it is refused.
 */
export const restore = command({
  name: 'incidents/restore',
  *gather({ companyId, id }: Input) {
    const incident = yield* lockIncident({ companyId, id })
    if (!incident) return err(notFound)
    return ok({ incident, microtrauma: yield* lockFirstRecord(incident) })
  },
  decide(
    { incident: before, microtrauma },
    { reason: given },
    signed,
  ): Result<Decision<Incident, IncidentWrite | MicrotraumaWrite>, FieldErrors<RestoreCode> | NotFound> {
    const { annulled } = before
    if (annulled === null) return err(fieldErrors({ field: 'state', code: 'incident/not-annulled' }))
    if (microtrauma && !isOpenRecord(microtrauma))
      return err(fieldErrors({ field: 'state', code: 'incident/microtrauma-closed' }))
    const reason = parseNeededReason(given, 'reason/required')
    if (!reason.ok) return err(fieldErrors({ field: 'reason', ...reason.error }))
    const after = { ...before, annulled: null }
    const changed = { before: { annulled }, after: { annulled: null, restoredBecause: reason.value } }
    const held = microtrauma
      ? decideChange(microtrauma, { ...microtrauma, incidentId: before.id }, signed)
      : { writes: [], changes: [] }
    return ok({
      writes: [
        { kind: 'changed-incidents', rows: [after] },
        { kind: 'incident-events', rows: [makeIncidentEvent(before, changed, signed)] },
        ...held.writes,
      ],
      changes: [{ record: 'incident', ids: [before.id], ...changed }, ...held.changes],
      answer: after,
    })
  },
})
