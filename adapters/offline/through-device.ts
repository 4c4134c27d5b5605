import type { EvidenceFiles, EvidenceRecords } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import type { Device } from './device.ts'
import type { ServerPorts } from './phone.ts'

/** The ports through what the device keeps; the server's own where it keeps nothing. */
export function throughDevice(server: ServerPorts, device: Pick<Device, 'phone'>) {
  const here = async (): Promise<ServerPorts> => ({ ...server, ...((await device.phone()) ?? {}) })
  const incidents: IncidentRepository = {
    page: async (...asked) => (await here()).incidents.page(...asked),
    get: async (...asked) => (await here()).incidents.get(...asked),
    addressees: async (...asked) => (await here()).incidents.addressees(...asked),
    chronology: async (...asked) => (await here()).incidents.chronology(...asked),
    record: async (...asked) => (await here()).incidents.record(...asked),
    change: async (...asked) => (await here()).incidents.change(...asked),
    keepAddressee: server.incidents.keepAddressee,
    addNote: async (...asked) => (await here()).incidents.addNote(...asked),
  }
  const evidence: EvidenceRecords = {
    ...server.evidence,
    list: async (...asked) => (await here()).evidence.list(...asked),
  }
  const evidenceFiles: EvidenceFiles = {
    ...server.evidenceFiles,
    send: async (...asked) => (await here()).evidenceFiles.send(...asked),
    link: async (...asked) => (await here()).evidenceFiles.link(...asked),
    preview: async (...asked) => (await here()).evidenceFiles.preview(...asked),
  }
  return { incidents, evidence, evidenceFiles }
}
