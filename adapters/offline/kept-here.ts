import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import {
  type ChangeKey,
  findKnownId,
  listIncidentChanges,
  type SentCode,
} from '@osh/core/incidents/offline/outbox.ts'
import { applyChanges } from '@osh/core/incidents/offline/view.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { FieldErrors, NotFound, Stale } from '@osh/core/shared/results/refusals.ts'
import { isAway, Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { KnownHere } from './known-here.ts'
import type { Unsent } from './unsent.ts'

/** What is known here with what is still to be sent: what the person sees. */
export class KeptHere {
  readonly known: KnownHere
  readonly unsent: Unsent
  readonly clock: Clock

  constructor(known: KnownHere, unsent: Unsent, clock: Clock) {
    this.known = known
    this.unsent = unsent
    this.clock = clock
  }

  /** Under which id it is known now. */
  findId(id: IncidentId): IncidentId {
    return findKnownId(this.unsent.box, id)
  }

  view(companyId: CompanyId, id: IncidentId): Incident | null {
    const own = this.findId(id)
    return applyChanges(
      this.known.findIncident(companyId, own),
      listIncidentChanges(this.unsent.box, own),
      this.known.here(companyId),
    )
  }

  /** What is refused at once is told where it was typed, and doesn't wait here. An answer without words throws `Unavailable`. */
  async takeRefusal(key: ChangeKey): Promise<FieldErrors<SentCode> | NotFound | Stale | null> {
    const state = this.unsent.box.changes.find((one) => one.key === key)?.state
    if (state?.is !== 'refused') return null
    await this.unsent.giveUp(key)
    if (state.refusal.code === 'unknown') throw new Unavailable(state.refusal.status)
    return state.refusal
  }
}

/** What the server answers to what could not be kept here; throws `Unavailable(507)` where it is away too. */
export async function refuseWithoutRoom<T>(directly: () => Promise<T>): Promise<T> {
  try {
    return await directly()
  } catch (error) {
    throw isAway(error) ? new Unavailable(507, { cause: error }) : error
  }
}
