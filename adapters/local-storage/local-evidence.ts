import { everyDocument } from '@osh/core/documents/document-filter.ts'
import { fileOf, previewOf } from '@osh/core/incidents/evidence/content.ts'
import type { EvidenceFiles } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { NotFound } from '@osh/core/shared/results/refusals.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { addressFor } from '../browser-files/address-for.ts'
import { mediaTypes } from '../documents/file/media-types.ts'
import { computeSha256 } from '../documents/file/rendered-file.ts'

/** Evidence in the browser; a link is the address of the file in its memory. */
export function makeLocalEvidenceFiles(records: StoredRecords, clock: Clock): EvidenceFiles {
  const { evidence, files } = records
  const open = async (company: CompanyId, sha256: string, format: keyof typeof mediaTypes) => {
    const bytes = await files.read(company, sha256)
    return bytes.ok
      ? ok(addressFor(new Blob([new Uint8Array(bytes.value)], { type: mediaTypes[format] })))
      : bytes
  }
  return {
    send: async (companyId, of, { preview, ...sent }, told) => {
      const draft = { ...sent, sha256: await computeSha256(sent.bytes) }
      const attached = await evidence.attach({ companyId, of, draft })
      told(1)
      if (!attached.ok || preview === null) return attached
      const picture = { bytes: preview, sha256: await computeSha256(preview) }
      const kept = await evidence.keepPreview({ companyId, id: attached.value.id, picture })
      return kept.ok ? kept : attached
    },
    makeLink: async (company, id) => {
      const one = await evidence.get(company, id)
      const stored = one.ok ? fileOf(one.value) : one
      return stored.ok ? open(company, stored.value.file.sha256, stored.value.format) : stored
    },
    makePreviewLink: async (company, id) => {
      const one = await evidence.get(company, id)
      const picture = one.ok ? previewOf(one.value) : one
      return picture.ok ? open(company, picture.value.sha256, 'jpeg') : picture
    },
    makeArchiveLink: (company, id) => packIncident(records, clock, company, id),
    makeCalendarLink: async (company, id) => {
      const incident = await records.incidents.get(company, id)
      if (!incident.ok) return incident
      const { printIncidentCalendar: incidentCalendar } = await import(
        '../documents/incident/incident-calendar.ts'
      )
      const bytes = incidentCalendar(incident.value, clock.now())
      return ok(addressFor(new Blob([bytes], { type: mediaTypes.ics })))
    },
  }
}

/** What packs is fetched when it is asked for. */
async function packIncident(
  { incidents, documents, evidence, measures, files, companies }: StoredRecords,
  clock: Clock,
  companyId: CompanyId,
  id: IncidentId,
): Promise<Result<string, NotFound>> {
  const [incident, company] = [await incidents.get(companyId, id), await companies.get(companyId)]
  if (!incident.ok) return incident
  if (!company.ok) return company
  const things = {
    incident: incident.value,
    documents: await documents.list(companyId, { ...everyDocument, incidentId: id }),
    evidence: await evidence.listOfFile(companyId, id),
  }
  const [
    { listArchivedFiles, INVENTORY_NAME, makeInventoryPaper: inventoryPaper },
    { renderDocx },
    { zipSync },
  ] = await Promise.all([
    import('../documents/incident/inventory.ts'),
    import('../documents/docx/render-docx.ts'),
    import('fflate'),
  ])
  const madeOn = formatDate(clock.today(company.value.timeZone))
  const inventory = inventoryPaper({
    ...things,
    measures: await measures.listForIncident(companyId, id),
    company: company.value.name,
    nameOf: () => 'вы',
    madeOn,
  })
  const packed: Record<string, Uint8Array> = { [INVENTORY_NAME]: renderDocx(inventory) }
  for (const { name, file } of listArchivedFiles(things)) {
    const bytes = await files.read(companyId, file.sha256)
    if (bytes.ok) packed[name] = bytes.value
  }
  const zip = new Uint8Array(zipSync(packed, { level: 0 }))
  return ok(addressFor(new Blob([zip], { type: mediaTypes.zip })))
}
