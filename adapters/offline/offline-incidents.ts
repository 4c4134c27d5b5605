import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import { readNote } from '@osh/core/incidents/add-note.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import { isLocal } from '@osh/core/incidents/offline/local-id.ts'
import { makeLocalId, type OfflineChange } from '@osh/core/incidents/offline/outbox.ts'
import { listStepChanges } from '@osh/core/incidents/offline/step-changes.ts'
import { makeSentPatch, readOffline, readRecord } from '@osh/core/incidents/offline/view.ts'
import { addSeconds, type Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { type KeptHere, refuseWithoutRoom } from './kept-here.ts'
import { makeOfflineReading } from './offline-reading.ts'

/** Long enough for an answer of a server that is there; what has none by then goes on its way by itself. */
const PATIENCE_MS = 4000
/** By so much clocks differ at most: what is of this minute is not of the server's future. */
const CLOCKS_DIFFER_MS = 2000

type Answer<R> = Promise<Result<Incident, R>>
type Put<R> = {
  readonly companyId: CompanyId
  readonly id: IncidentId
  readonly change: OfflineChange
  /** Asks the server itself, where this device is full. */
  readonly directly: () => Answer<R>
}

/** Accidents as the person left them: ticks, answers, notes and records are kept here first, and go when they can. */
export function makeOfflineIncidents(server: IncidentRepository, here: KeptHere) {
  const { unsent, known, clock } = here

  /** Keeps the change, tries to send it, and answers what is seen then. */
  async function put<R>({ companyId, id, change, directly }: Put<R>): Answer<R> {
    const key = unsent.makeKey()
    if (!(await unsent.add({ key, companyId, incident: id, change, madeAt: clock.now() })))
      return refuseWithoutRoom(directly)
    await unsent.settle(key, PATIENCE_MS)
    const refused = await here.takeRefusal(key)
    if (refused) return err(refused as R)
    const seen = here.view(companyId, id)
    if (!seen) throw new Unavailable(null)
    return ok(seen)
  }

  /** A moment of the place's clock that is not before the accident. */
  const momentAt = ({ timeZone, occurredAt }: Incident): LocalMoment => {
    const now = computeMomentIn(timeZone, subtractClockLag(clock.now()))
    return now < occurredAt ? occurredAt : now
  }

  const incidents: IncidentRepository & Pick<ReturnType<typeof makeOfflineReading>, 'readIncident'> = {
    ...server,
    ...makeOfflineReading(server, here),
    record: async (input) => {
      const { companyId, details } = input
      const read = readRecord(details, clock.now(), known.here(companyId))
      const isStranger = !read.ok && read.error.errors.some(({ code }) => code === 'employee/unknown')
      if (isStranger) return server.record(input)
      if (!read.ok) return read
      const change = { is: 'record', details } as const
      return put({ companyId, id: makeLocalId(unsent.box), change, directly: () => server.record(input) })
    },
    change: async (input) => {
      const { companyId, patch } = input
      const id = here.findId(input.id)
      const seen = here.view(companyId, id)
      const changes = seen && listStepChanges(patch, seen, momentAt(seen))
      if (!seen || !changes)
        return isLocal(id) ? refuseAway() : answered(await server.change({ ...input, id }))
      const read = readOffline(seen, patch, clock.now(), known.here(companyId))
      if (!read.ok) return read
      let after: Awaited<ReturnType<IncidentRepository['change']>> = ok(seen)
      for (const change of changes) {
        const directly = () => server.change({ companyId, id, patch: makeSentPatch(change) ?? {} })
        after = await put({ companyId, id, change, directly })
        if (!after.ok) return after
      }
      return after
    },
    addNote: async (input) => {
      const { companyId, details } = input
      const id = here.findId(input.id)
      const seen = here.view(companyId, id)
      if (!seen) return server.addNote({ ...input, id })
      const note = readNote(details, seen, computeMomentIn(seen.timeZone, clock.now()))
      if (!note.ok) return note
      const at = details.at === undefined ? momentAt(seen) : note.value.at
      const change = { is: 'note', text: note.value.text, at } as const
      const directly = () => server.addNote({ companyId, id, details: change })
      return put({ companyId, id, change, directly })
    },
  }
  return incidents

  /** What the server answers to a change that doesn't wait, with what does. */
  async function answered<R>(answer: Result<Incident, R>): Answer<R> {
    if (!answer.ok) return answer
    await known.keep([answer.value])
    return ok(here.view(answer.value.companyId, answer.value.id) ?? answer.value)
  }
}

const subtractClockLag = (now: Instant): Instant => addSeconds(now, -CLOCKS_DIFFER_MS / 1000)

const refuseAway = (): never => {
  throw new Unavailable(null)
}
