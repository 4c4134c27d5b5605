import { checkSize } from '@osh/core/incidents/evidence/check-size.ts'
import type { EvidenceFiles } from '@osh/core/incidents/evidence/evidence-repository.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { evidenceFileCalls, evidenceUploadCalls } from '#adapters/wire/incidents/evidence-calls.ts'
import { addressFor } from '../browser-files/address-for.ts'
import { clientOf } from './client-of.ts'
import type { MakeLinks } from './file-links.ts'
import type { HttpClient } from './session/http-client.ts'

/** A file over the limit is refused without being sent; without its small picture it is evidence all the same. */
export function makeHttpEvidenceFiles(client: HttpClient, links: MakeLinks): EvidenceFiles {
  const { file, archive, calendar } = links(evidenceFileCalls)
  const { preview } = clientOf(client, evidenceFileCalls)
  return {
    send: async (companyId, incidentId, { preview: small, ...sent }, told) => {
      const size = checkSize(sent.bytes)
      if (!size.ok) return size
      const { attach, keepPreview } = clientOf(client, evidenceUploadCalls, {
        attach: (ask) => client.send({ ...ask, told }),
      })
      const attached = await attach(companyId, incidentId, sent)
      if (!attached.ok || small === null) return attached
      const kept = await keepPreview(companyId, attached.value.id, small).catch(() => null)
      return kept?.ok ? kept : attached
    },
    link: file,
    archiveLink: archive,
    calendarLink: calendar,
    preview: async (companyId, id) => {
      const picture = await preview(companyId, id)
      return picture.ok ? ok(addressFor(picture.value)) : picture
    },
  }
}
