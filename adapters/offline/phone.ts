import type { Company } from '@osh/core/companies/company.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { EvidenceFiles, EvidenceRecords } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import type { UnsentChanges } from '@osh/core/incidents/offline/on-this-device.ts'
import { listIncidentChanges, type Outbox, type UnsentChange } from '@osh/core/incidents/offline/outbox.ts'
import type { KeyedServer } from '@osh/core/incidents/offline/send-next.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { nullIfUnavailable } from '@osh/core/shared/results/unavailable.ts'
import { KeptHere } from './kept-here.ts'
import { KnownHere } from './known-here.ts'
import { makeOfflineEvidence, type Photos, PhotosUnderWay } from './offline-evidence.ts'
import { makeOfflineIncidents } from './offline-incidents.ts'
import type { SealedStore } from './person-store.ts'
import { Unsent } from './unsent.ts'

/** What is asked of the server itself. */
export type ServerPorts = {
  readonly incidents: IncidentRepository
  readonly evidence: EvidenceRecords
  readonly evidenceFiles: EvidenceFiles
  readonly employees: Pick<EmployeeRepository, 'list'>
}

type Needs = {
  readonly person: UserId
  readonly store: SealedStore
  readonly clock: Clock
  readonly server: ServerPorts
  readonly companies: () => Promise<readonly Pick<Company, 'id'>[]>
  /** The server under the key of one change. */
  readonly serverFor: (change: UnsentChange, photos: Photos) => KeyedServer
  /** Whether the same person is still signed in. */
  readonly isHere: () => boolean
  readonly changed: (box: Outbox) => void
  /** Takes the whole store away. */
  readonly forget: () => Promise<void>
  /** Told of the incident of whatever was answered when no one waited for it. */
  readonly answered: (incident: IncidentId) => void
}

export type Phone = Awaited<ReturnType<typeof openPhone>>

/** What this device keeps of a person, opened. */
export async function openPhone(needs: Needs) {
  const { person, store, clock, server, isHere, companies } = needs
  const opening = KnownHere.open({ person, store, clock, employees: server.employees })
  // Whoever waits for it below is told.
  opening.catch(() => undefined)
  const underWay = new PhotosUnderWay()
  const unsent: Unsent = await Unsent.open({
    person,
    store,
    clock,
    isHere,
    changed: needs.changed,
    serverFor: (change) => needs.serverFor(change, { underWay, photo: unsent.photo }),
    answered: async (change, answer, byItself) => {
      const known = await opening
      if (answer.is === 'not-member') await known.forget([change.companyId])
      if ((answer.is === 'accepted' || answer.is === 'changed') && answer.now) await known.keep([answer.now])
      if (byItself && answer.is !== 'lost' && answer.is !== 'not-done') needs.answered(change.incident)
    },
  })
  const known = await opening
  const here = new KeptHere(known, unsent, clock)
  const evidence = makeOfflineEvidence({
    files: server.evidenceFiles,
    records: server.evidence,
    here,
    underWay,
    person,
  })

  /** Nothing of a company stays on the phone of someone who is no longer of it. */
  const forgetFormer = async (): Promise<void> => {
    const kept = new Set([
      ...(await known.listCompanies()),
      ...unsent.box.changes.map(({ companyId }) => companyId),
    ])
    if (kept.size === 0 || !isHere()) return
    const own = await companies().catch(nullIfUnavailable)
    if (own === null || !isHere()) return
    const former = [...kept].filter((id) => !own.some((company) => company.id === id))
    await known.forget(former)
    for (const id of former) await unsent.leaveCompany(id)
  }

  const changes: UnsentChanges = {
    list: () => unsent.box.changes,
    findIncident: ({ companyId, incident }) => here.view(companyId, incident),
    isAway: () => unsent.isAway,
    send: unsent.send,
    sendMine: (key) => unsent.sendMine(key),
    giveUp: (key) => unsent.giveUp(key),
  }
  void forgetFormer().then(unsent.send)
  const { readIncident, ...incidents } = makeOfflineIncidents(server.incidents, here)
  return {
    incidents,
    readIncident,
    /** Keeps what the server has said of an accident before the device was open; what is not sent is told then. */
    keep: async (incident: Incident): Promise<void> => {
      if (!isHere()) return
      await known.keep([incident])
      if (listIncidentChanges(unsent.box, incident.id).length > 0) needs.answered(incident.id)
    },
    evidence: evidence.records,
    evidenceFiles: evidence.files,
    changes,
    people: known.people,
    forgetFormer,
    send: unsent.send,
    close: () => unsent.close(),
    /** All goes but what is not sent, which waits for the same person. */
    leave: async (): Promise<void> => {
      unsent.close()
      if (unsent.box.changes.length > 0) return known.forget(await known.listCompanies())
      store.close()
      await needs.forget()
    },
  }
}
