import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { load } from '#ui/kit/loading-state.ts'
import { singleton } from '#ui/kit/services/service.ts'

/** The accident that the program was opened with: read before anything is drawn, so that the page is drawn once, with its steps. */
export class FirstIncident {
  #read: Incident | null = null
  #isOver = false
  readonly #incidents: Pick<IncidentRepository, 'get'>
  readonly #current: CurrentCompany

  constructor(incidents: Pick<IncidentRepository, 'get'>, current: CurrentCompany) {
    this.#incidents = incidents
    this.#current = current
  }

  /** What can't be had is left to the page, which says so. */
  async read(id: IncidentId): Promise<void> {
    const { company } = this.#current
    if (company === null) return
    const answer = await load(() => this.#incidents.get(company.id, id))
    if (!this.#isOver && answer.is === 'ready' && answer.value.ok) this.#read = answer.value.value
  }

  /** Given once, to the page that is drawn first: whoever comes later, or before it was there, has it read again. */
  take(id: IncidentId): Incident | null {
    const read = this.#read
    this.#read = null
    this.#isOver = true
    return read?.id === id ? read : null
  }
}

export const firstIncident = singleton(
  'FirstIncident',
  [ports.incidents, currentCompany],
  (incidents, current) => new FirstIncident(incidents, current),
)
