import type { IncidentEvent } from '@osh/core/incidents/chronology.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import {
  compareByOccurrence,
  type IncidentFilter,
  type IncidentQueries,
  isListed,
} from '@osh/core/incidents/incident-repository.ts'
import { isLocal } from '@osh/core/incidents/offline/local-id.ts'
import { listIncidentChanges } from '@osh/core/incidents/offline/outbox.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { isAway } from '@osh/core/shared/results/unavailable.ts'
import { all } from '#adapters/wire/contract/answer.ts'
import { addressee } from '#adapters/wire/incidents/addressee-wire.ts'
import { chronologyOf } from '#adapters/wire/incidents/chronology-wire.ts'
import { incidentNames } from '#adapters/wire/incidents/incident-given.ts'
import type { KeptHere } from './kept-here.ts'

type Read = ReturnType<IncidentQueries['get']>

/** What was read last, with what is still to be sent, while the server is away. */
export function makeOfflineReading(server: IncidentQueries, here: KeptHere) {
  const { known, unsent } = here
  const addressees = all(addressee)
  const chronology = chronologyOf(incidentNames)

  /** Recorded here, and not heard of by the server. */
  const ownOnes = (companyId: CompanyId, filter: IncidentFilter): readonly Incident[] =>
    unsent.box.changes
      .filter((one) => one.companyId === companyId && one.change.is === 'record')
      .flatMap(({ incident }) => here.view(companyId, incident) ?? [])
      .filter((one) => isListed(one, filter))

  const seen = (one: Incident): Incident => here.view(one.companyId, one.id) ?? one

  /** Notes that have not gone yet, as events. */
  const notesOf = (companyId: CompanyId, id: IncidentId): readonly IncidentEvent[] => {
    const { by } = known.here(companyId)
    return listIncidentChanges(unsent.box, id).flatMap(({ change, madeAt }) =>
      change.is === 'note'
        ? [{ entered: { by, at: madeAt }, before: {}, after: { note: { text: change.text, at: change.at } } }]
        : [],
    )
  }

  /** @param ask what the server says of the accident, by the id that it has there */
  async function readIncident(companyId: CompanyId, id: IncidentId, ask: (id: IncidentId) => Read): Read {
    const own = here.findId(id)
    if (isLocal(own)) {
      const view = here.view(companyId, own)
      return view ? ok(view) : err(notFound)
    }
    try {
      const read = await ask(own)
      if (!read.ok) return read
      await known.keep([read.value])
      return ok(seen(read.value))
    } catch (error) {
      const view = isAway(error) ? here.view(companyId, own) : null
      if (!view) throw error
      return ok(view)
    }
  }

  return {
    listPage: async (companyId, query) => {
      const own = query.page === 1 ? ownOnes(companyId, query) : []
      try {
        const listed = await server.listPage(companyId, query)
        await known.keep(listed.items)
        void known.readPeople(companyId)
        return { ...listed, items: [...own, ...listed.items.map(seen)] }
      } catch (error) {
        const kept = known.listIncidents(companyId)
        // That nothing was ever read here does not mean that there is nothing.
        if (!isAway(error) || query.page !== 1 || (kept.length === 0 && own.length === 0)) throw error
        const listed = kept.filter((one) => isListed(one, query))
        const items = [...own, ...listed.map(seen)].toSorted(compareByOccurrence)
        return { items, total: items.length, more: false }
      }
    },
    get: (companyId, id) => readIncident(companyId, id, (own) => server.get(companyId, own)),
    readIncident,
    listAddressees: (companyId) =>
      known.read(`${companyId}/addressees`, addressees, () => server.listAddressees(companyId)),
    readLacks: async (companyId, id) => {
      const own = here.findId(id)
      return isLocal(own) ? ok([]) : server.readLacks(companyId, own)
    },
    readChronology: async (companyId, id) => {
      const own = here.findId(id)
      const notes = notesOf(companyId, own)
      if (isLocal(own)) return ok(notes)
      const name = `${companyId}/chronology/${own}`
      try {
        const events = await known.read(name, chronology, async () => {
          const answer = await server.readChronology(companyId, own)
          if (!answer.ok) throw new Missing()
          return answer.value
        })
        return ok([...events, ...notes])
      } catch (error) {
        if (!(error instanceof Missing)) throw error
        return err(notFound)
      }
    },
  } satisfies IncidentQueries & { readonly readIncident: unknown }
}

/** There is no such incident. */
class Missing extends Error {}
