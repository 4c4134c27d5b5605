import type { Gathering } from '../commands/command.ts'
import { isAnnulled } from '../incidents/incident.ts'
import { type LockIncident, lockIncident } from '../incidents/incident-facts.ts'
import { isOpenRecord } from '../incidents/microtraumas/microtrauma.ts'
import { type LockMicrotrauma, lockMicrotrauma } from '../incidents/microtraumas/microtrauma-facts.ts'
import { FIRST_DAY, type LocalDate } from '../shared/dates/local-date.ts'
import { takeMomentDay } from '../shared/dates/local-moment.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { FieldCode, FieldError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { MeasureOrigin } from './measure.ts'
import { type LockInspectorOrder, lockInspectorOrder } from './measure-facts.ts'

/** What a measure follows from, locked. */
export type KnownOrigin = {
  /** The day before which no measure follows from it. */
  readonly from: LocalDate
}

type Unknown = FieldError<
  FieldCode &
    (
      | 'incident/unknown'
      | 'incident/annulled'
      | 'microtrauma/unknown'
      | 'microtrauma/closed'
      | 'inspector-order/unknown'
    )
>

/**
 * Locks what the measure follows from, against others that follow from it; an order that was removed is none; of a microtrauma that was annulled or goes on as
 * an accident nothing more is planned, nor of an annulled accident. A company's own plan is always there.
 */
export function* lockOrigin(
  companyId: CompanyId,
  origin: MeasureOrigin,
): Gathering<Result<KnownOrigin, Unknown>, LockIncident | LockMicrotrauma | LockInspectorOrder> {
  if (origin.is === 'incident') {
    const incident = yield* lockIncident({ companyId, id: origin.incidentId })
    if (!incident) return err({ field: 'incidentId', code: 'incident/unknown' })
    return isAnnulled(incident)
      ? err({ field: 'incidentId', code: 'incident/annulled' })
      : ok({ from: takeMomentDay(incident.occurredAt) })
  }
  if (origin.is === 'plan') return ok({ from: FIRST_DAY })
  if (origin.is === 'microtrauma') {
    const microtrauma = yield* lockMicrotrauma({ companyId, id: origin.microtraumaId })
    if (!microtrauma) return err({ field: 'microtraumaId', code: 'microtrauma/unknown' })
    return isOpenRecord(microtrauma)
      ? ok({ from: takeMomentDay(microtrauma.occurredAt) })
      : err({ field: 'microtraumaId', code: 'microtrauma/closed' })
  }
  const order = yield* lockInspectorOrder({ companyId, id: origin.orderId })
  return order && order.removed === null
    ? ok({ from: order.issuedOn })
    : err({ field: 'orderId', code: 'inspector-order/unknown' })
}
