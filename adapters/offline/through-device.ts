import type { EvidenceFiles, EvidenceRecords } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import { isLocal } from '@osh/core/incidents/offline/local-id.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { isAway } from '@osh/core/shared/results/unavailable.ts'
import type { Device } from './device.ts'
import type { ServerPorts } from './phone.ts'

/** The ports through what the device keeps; the server's own where it keeps nothing. */
export function leadThroughDevice(
  server: ServerPorts,
  device: Pick<Device, 'findPerson' | 'findPhone' | 'countUnsent'>,
) {
  const here = async (): Promise<ServerPorts> => ({ ...server, ...((await device.findPhone()) ?? {}) })
  /** The server is asked at once: what the device keeps is waited for where something isn't sent, or the server is away. */
  async function readIncident(companyId: CompanyId, id: IncidentId): ReturnType<IncidentRepository['get']> {
    if (isLocal(id)) return (await here()).incidents.get(companyId, id)
    const person = device.findPerson()
    const asked = server.incidents.get(companyId, id)
    if (device.countUnsent() === 0) {
      const answer = await asked.catch(nullIfAway)
      if (answer?.ok && device.findPerson() === person)
        void device.findPhone().then((phone) => phone?.keep(answer.value))
      if (answer) return answer
    }
    // It may have failed before the device is open.
    asked.catch(() => undefined)
    const phone = await device.findPhone()
    return phone ? phone.readIncident(companyId, id, () => asked) : asked
  }

  const incidents: IncidentRepository = {
    ...server.incidents,
    listPage: async (...asked) => (await here()).incidents.listPage(...asked),
    get: (companyId, id) => readIncident(companyId, id),
    listAddressees: async (...asked) => (await here()).incidents.listAddressees(...asked),
    readLacks: async (...asked) => (await here()).incidents.readLacks(...asked),
    readChronology: async (...asked) => (await here()).incidents.readChronology(...asked),
    record: async (...asked) => (await here()).incidents.record(...asked),
    change: async (...asked) => (await here()).incidents.change(...asked),
    addNote: async (...asked) => (await here()).incidents.addNote(...asked),
  }
  const evidence: EvidenceRecords = {
    ...server.evidence,
    list: async (...asked) => (await here()).evidence.list(...asked),
  }
  const evidenceFiles: EvidenceFiles = {
    ...server.evidenceFiles,
    send: async (...asked) => (await here()).evidenceFiles.send(...asked),
    makeLink: async (...asked) => (await here()).evidenceFiles.makeLink(...asked),
    makePreviewLink: async (...asked) => (await here()).evidenceFiles.makePreviewLink(...asked),
  }
  return { incidents, evidence, evidenceFiles }
}

const nullIfAway = (error: unknown): null => {
  if (!isAway(error)) throw error
  return null
}
