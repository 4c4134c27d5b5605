import type { CompanyId } from '@osh/core/companies/company.ts'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import { nameByFormat } from '@osh/core/files/file-name.ts'
import { type FileMark, readPieces } from '@osh/core/files/file-store.ts'
import { isHiddenEvidence } from '@osh/core/hiding/hide.ts'
import { fileOf, previewOf } from '@osh/core/incidents/evidence/content.ts'
import type { Evidence, EvidenceId } from '@osh/core/incidents/evidence/evidence.ts'
import type { EvidenceFormat } from '@osh/core/incidents/evidence/evidence-format.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import { type HiddenFile, hiddenFile } from '@osh/core/rights/hidden-file.ts'
import type { HiddenKind } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import type { NotFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { takeReasonAsTyped } from '@osh/core/shared/texts/reason.ts'
import { wordCalendarTitle } from '@osh/core/wording/accidents/incident-calendar.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { nodePacking } from '#adapters/documents/docx/node-packing.ts'
import { renderDocx } from '#adapters/documents/docx/render-docx.ts'
import { computeSha256 } from '#adapters/documents/file/rendered-file.ts'
import { printIncidentCalendar } from '#adapters/documents/incident/incident-calendar.ts'
import {
  INVENTORY_NAME,
  type InventoryOf,
  listArchivedFiles,
  makeInventoryPaper,
} from '#adapters/documents/incident/inventory.ts'
import {
  evidenceCalls,
  evidenceFileCalls,
  evidenceUploadCalls,
} from '#adapters/wire/incidents/evidence-calls.ts'
import type { Access } from '../../access.ts'
import type { Api } from '../../api.ts'
import { readCompanyDay } from '../../company-day.ts'
import { streamOf } from '../../response/stream-of.ts'
import { type Packed, zipStream } from '../../response/zip-stream.ts'
import { serve } from '../../serve.ts'

const described = {
  list: 'Evidence of an investigation in the order in which it came, withdrawn too',
  attachLink: 'Attaches the address of a recording that is kept elsewhere to a step',
  withdraw: {
    summary: 'Withdraws evidence: it stays with the reason, and goes into no archive',
    judge: takeReasonAsTyped,
  },
}
const ofUploads = {
  attach:
    'Attaches a photo, scan or recording of 25 MB at most to a step; what it is its bytes say. 200 for an incident',
  keepPreview: 'Keeps a small JPEG of a file that the caller has sent, once',
}
const ofFiles = {
  file: 'The file as it was sent; the entity tag is its SHA-256',
  preview: 'A small picture of it',
  archive:
    'All papers and files of an investigation as a zip, with a numbered inventory that has the SHA-256 of each',
  calendar:
    'The open terms of an investigation for a calendar (RFC 5545), each with its clause and a reminder',
}

/** Evidence of investigations. */
export function addEvidenceRoutes(api: Api, clock: Clock, access: Access): void {
  serve(api, evidenceCalls, described, ({ records: { evidence } }) => ({
    list: (companyId, incidentId) => evidence.list(companyId, { is: 'incident', incidentId }),
    attachLink: ({ companyId, id, details }) => {
      const of = { is: 'step', incidentId: id, step: String(details.step ?? '') } as const
      return evidence.attachLink({ companyId, of, details })
    },
    withdraw: (withdrawn) => evidence.withdraw(withdrawn),
  }))
  serve(api, evidenceUploadCalls, ofUploads, ({ records: { evidence } }) => ({
    attach: async (companyId, id, { step, ...file }) => {
      const draft = { ...file, sha256: await computeSha256(file.bytes) }
      return evidence.attach({ companyId, of: { is: 'step', incidentId: id, step }, draft })
    },
    keepPreview: async (companyId, id, bytes) =>
      evidence.keepPreview({ companyId, id, picture: { bytes, sha256: await computeSha256(bytes) } }),
  }))
  serve(api, evidenceFileCalls, ofFiles, ({ caller, hidden, records }) => ({
    file: async (company, id) => {
      const one = await find(records, hidden, company, id)
      if (!one.ok) return one
      const stored = fileOf(one.value)
      if (!stored.ok) return stored
      const { format, file } = stored.value
      return ok({ ...give(records, one.value, { format, file }), latinName: 'evidence' })
    },
    preview: async (company, id) => {
      const one = await find(records, hidden, company, id)
      if (!one.ok) return one
      const preview = previewOf(one.value)
      if (!preview.ok) return preview
      const picture = { format: 'jpeg', file: preview.value } as const
      return ok({ ...give(records, one.value, picture), latinName: 'preview' })
    },
    calendar: async (company, id) => {
      const incident = await records.incidents.get(company, id)
      if (!incident.ok) return incident
      return ok({
        format: 'ics',
        bytes: printIncidentCalendar(incident.value, clock.now()),
        name: `${wordCalendarTitle(incident.value)}.ics`,
        latinName: 'deadlines',
      })
    },
    archive: async (company, id) => {
      const incident = await records.incidents.get(company, id)
      if (!incident.ok) return incident
      if (hidden.length > 0) return err(hiddenFile)
      const inventory = await gatherInventory(records, clock, incident.value)
      const mayRead = async () => access.mayStill(caller, company, 'see-records')
      return ok({
        format: 'zip',
        bytes: zipStream(pack(inventory, records, mayRead), new Date(clock.now())),
        name: `Материалы расследования ${formatDate(takeMomentDay(incident.value.occurredAt))}.zip`,
        latinName: 'incident',
      })
    },
  }))
}

/** What an injured person suffered is not given to whom it is hidden. */
async function find(
  { evidence }: StoredRecords,
  hidden: readonly HiddenKind[],
  companyId: CompanyId,
  id: EvidenceId,
): Promise<Result<Evidence, NotFound | HiddenFile>> {
  const one = await evidence.get(companyId, id)
  return one.ok && isHiddenEvidence(one.value.of, hidden) ? err(hiddenFile) : one
}

async function gatherInventory(
  records: StoredRecords,
  clock: Clock,
  incident: Incident,
): Promise<InventoryOf> {
  const { companyId, id } = incident
  const [company, documents, evidence, measures, members, today] = [
    await records.companies.get(companyId),
    await records.documents.list(companyId, { ...everyDocument, incidentId: id }),
    await records.evidence.listOfFile(companyId, id),
    await records.measures.listForIncident(companyId, id),
    await records.members.list(companyId),
    await readCompanyDay(records, companyId, clock),
  ]
  const names = new Map(members.map((member) => [member.id, member.fullname]))
  return {
    incident,
    documents,
    evidence,
    measures,
    company: company.ok ? company.value.name : '',
    nameOf: (user) => names.get(user) ?? `участник № ${user}`,
    madeOn: formatDate(today),
  }
}

/** A stored file as it is given out. */
const give = (
  { files }: StoredRecords,
  { companyId, name }: Evidence,
  { format, file }: { readonly format: EvidenceFormat; readonly file: FileMark },
) => ({
  format,
  bytes: async () => streamOf(readPieces(files, companyId, file)),
  sha256: file.sha256,
  name: nameByFormat({ name, format }),
})

/** A download lasts: access is asked for again before each file. */
async function* pack(
  inventory: InventoryOf,
  { files }: StoredRecords,
  mayRead: () => Promise<boolean>,
): AsyncGenerator<Packed, undefined> {
  yield { name: INVENTORY_NAME, bytes: renderDocx(makeInventoryPaper(inventory), nodePacking) }
  for (const { name, file } of listArchivedFiles(inventory)) {
    if (!(await mayRead())) throw new Unavailable(404)
    yield { name, bytes: readPieces(files, inventory.incident.companyId, file) }
  }
}
