import { checkSize } from '@osh/core/incidents/evidence/check-file.ts'
import type { EvidenceOf } from '@osh/core/incidents/evidence/evidence.ts'
import type {
  EvidenceFiles,
  EvidenceRecords,
  SentEvidence,
} from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { attachedCalls, attachedUploadCalls } from '#adapters/wire/incidents/attached-calls.ts'
import {
  evidenceCalls,
  evidenceFileCalls,
  evidenceUploadCalls,
} from '#adapters/wire/incidents/evidence-calls.ts'
import { addressFor } from '../browser-files/address-for.ts'
import { makeClient } from './client-of.ts'
import type { MakeLinks } from './file-links.ts'
import type { HttpClient } from './session/http-client.ts'

/** Evidence, wherever it is attached. */
export function makeHttpEvidence(client: HttpClient): EvidenceRecords {
  const ofSteps = makeClient(client, evidenceCalls)
  const ofOthers = makeClient(client, attachedCalls)
  return {
    list: (companyId, holder) => {
      if (holder.is === 'incident') return ofSteps.list(companyId, holder.incidentId)
      return holder.is === 'measure'
        ? ofOthers.ofMeasure(companyId, holder.measureId)
        : ofOthers.listForMicrotrauma(companyId, holder.microtraumaId)
    },
    attachLink: ({ companyId, of, details }) => {
      if (of.is === 'step')
        return ofSteps.attachLink({ companyId, id: of.incidentId, details: { ...details, step: of.step } })
      return of.is === 'measure'
        ? ofOthers.linkToMeasure({ companyId, id: of.measureId, details })
        : ofOthers.linkToMicrotrauma({ companyId, id: of.microtraumaId, details })
    },
    withdraw: ofSteps.withdraw,
  }
}

/** A file over the limit is refused without being sent; without its small picture it is evidence all the same. */
export function makeHttpEvidenceFiles(client: HttpClient, links: MakeLinks): EvidenceFiles {
  const { file, archive, calendar } = links(evidenceFileCalls)
  const { preview } = makeClient(client, evidenceFileCalls)
  return {
    send: async (companyId, of, { preview: small, ...sent }, told) => {
      const size = checkSize(sent.bytes)
      if (!size.ok) return size
      const attached = await sendTo({ send: (ask) => client.send({ ...ask, told }) }, companyId, of, sent)
      if (!attached.ok || small === null) return attached
      const { keepPreview } = makeClient(client, evidenceUploadCalls)
      const kept = await keepPreview(companyId, attached.value.id, small).catch(() => null)
      return kept?.ok ? kept : attached
    },
    makeLink: file,
    makeArchiveLink: archive,
    makeCalendarLink: calendar,
    makePreviewLink: async (companyId, id) => {
      const picture = await preview(companyId, id)
      return picture.ok ? ok(addressFor(picture.value)) : picture
    },
  }
}

function sendTo(
  client: Pick<HttpClient, 'send'>,
  companyId: CompanyId,
  of: EvidenceOf,
  { name, bytes }: Omit<SentEvidence, 'preview'>,
) {
  if (of.is === 'step')
    return makeClient(client, evidenceUploadCalls).attach(companyId, of.incidentId, {
      step: of.step,
      name,
      bytes,
    })
  const { toMeasure, toMicrotrauma } = makeClient(client, attachedUploadCalls)
  return of.is === 'measure'
    ? toMeasure(companyId, of.measureId, { name, bytes })
    : toMicrotrauma(companyId, of.microtraumaId, { name, bytes })
}
