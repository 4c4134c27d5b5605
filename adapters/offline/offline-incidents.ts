import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import { type IncidentFilter, type IncidentRepository, isListed } from '@osh/core/incidents/incident-repository.ts'
import { changesOf, isLocal, localId, nowKnownAs, type OfflineChange, type UnsentChange } from '@osh/core/incidents/offline/outbox.ts'
import type { SendRefusal } from '@osh/core/incidents/offline/outbox.ts'
import { readOffline, readRecord, viewOf } from '@osh/core/incidents/offline/view.ts'
import { doneMoment, givenAnswer } from '@osh/core/incidents/reading/read-seen.ts'
import { offsetOf } from '@osh/core/companies/time-zones.ts'
import { localMoment, type LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { KnownHere } from './known-here.ts'
import type { Unsent } from './unsent.ts'

type Needs = { readonly server: IncidentRepository; readonly unsent: Unsent; readonly known: KnownHere }

/** The server or its database is away; 500 is a mistake of its own. */
const isAway = (error: unknown): boolean =>
  error instanceof Unavailable && (error.status === null || [502, 503, 504].includes(error.status))

/** Accidents as the person left them: ticks, answers, notes and records are kept here first, and go when they can. */
export function makeOfflineIncidents({ server, unsent, known }: Needs): IncidentRepository {
  const view = (companyId: CompanyId, id: IncidentId): Incident | null => {
    const own = nowKnownAs(unsent.box, id)
    return viewOf(known.incident(companyId, own), changesOf(unsent.box, own), known.here(companyId))
  }
  const viewed = (companyId: CompanyId, id: IncidentId) => {
    const seen = view(companyId, id)
    return seen ? ok(seen) : err(notFound)
  }
  const made = () => known.made()

  /** Keeps the change and tries to send it; its refusal, if the server has refused it at once. */
  async function put(companyId: CompanyId, incident: IncidentId, change: OfflineChange): Promise<SendRefusal | null> {
    const key = unsent.newKey()
    await unsent.add({ key, companyId, incident, change, made: made() })
    await unsent.send()
    return takeRefusal(key)
  }

  /** What is refused at once is told where it was typed, and doesn't wait here. */
  async function takeRefusal(key: UnsentChange['key']): Promise<SendRefusal | null> {
    const state = unsent.list().find((one) => one.key === key)?.state
    if (state?.is !== 'refused') return null
    await unsent.giveUp(key)
    return state.refusal
  }

  const repository: IncidentRepository = {
    ...server,
    page: async (companyId, query) => {
      try {
        const listed = await server.page(companyId, query)
        await known.keep(listed.items)
        const own = query.page === 1 ? localOnes(companyId, query) : []
        return { ...listed, items: [...own, ...listed.items.map((one) => view(companyId, one.id) ?? one)] }
      } catch (error) {
        if (!isAway(error)) throw error
        const all = [...localOnes(companyId, query), ...known.all(companyId).filter((one) => isListed(one, query))]
        const items = all.map((one) => view(companyId, one.id) ?? one).toSorted(latestFirst)
        return { items, total: items.length }
      }
    },
    get: async (companyId, id) => {
      const own = nowKnownAs(unsent.box, id)
      if (isLocal(own)) return viewed(companyId, own)
      try {
        const read = await server.get(companyId, own)
        if (!read.ok) return read
        await known.keep([read.value])
      } catch (error) {
        if (!isAway(error) || known.incident(companyId, own) === null) throw error
      }
      return viewed(companyId, own)
    },
    chronology: async (companyId, id) => {
      const own = nowKnownAs(unsent.box, id)
      return isLocal(own) ? ok([]) : server.chronology(companyId, own)
    },
    record: async (input) => {
      const { companyId, details } = input
      const read = readRecord(details, made(), known.here(companyId))
      if (!read.ok) return server.record(input)
      const id = localId(unsent.box)
      const refusal = await put(companyId, id, { is: 'record', details })
      if (refusal) return asRefused(refusal)
      return asFound(viewed(companyId, id))
    },
    change: async (input) => {
      const { companyId, patch } = input
      const id = nowKnownAs(unsent.box, input.id)
      const seen = view(companyId, id)
      const changes = seen && stepChanges(patch, seen, momentAt(seen))
      if (!seen || !changes) return isLocal(id) ? away() : server.change({ ...input, id })
      const read = readOffline(seen, patch, made(), known.here(companyId))
      if (!read.ok) return read
      for (const change of changes) {
        const refusal = await put(companyId, id, change)
        if (refusal) return asRefused(refusal)
      }
      return viewed(companyId, id)
    },
    addNote: async (input) => {
      const { companyId, details } = input
      const id = nowKnownAs(unsent.box, input.id)
      const seen = view(companyId, id)
      const text = typeof details.text === 'string' ? details.text.trim() : ''
      if (!seen || text === '' || text.length > 2000) return isLocal(id) ? away() : server.addNote({ ...input, id })
      const refusal = await put(companyId, id, { is: 'note', text, at: momentAt(seen) })
      return refusal ? asRefused(refusal) : viewed(companyId, id)
    },
  }
  return repository

  function momentAt({ timeZone }: Incident): LocalMoment {
    return localMoment(made().at, offsetOf(timeZone))
  }

  function localOnes(companyId: CompanyId, filter: IncidentFilter): readonly Incident[] {
    return unsent
      .list()
      .filter((one) => one.companyId === companyId && one.change.is === 'record')
      .flatMap(({ incident }) => view(companyId, incident) ?? [])
      .filter((one) => isListed(one, filter))
  }
}

const away = (): never => {
  throw new Unavailable(null)
}

const latestFirst = (a: Incident, b: Incident): number => (a.occurredAt < b.occurredAt ? 1 : -1)
