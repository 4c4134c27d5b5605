import { evidenceFormats } from '@osh/core/incidents/evidence/detect-format.ts'
import type { Evidence, EvidenceContent, EvidenceId } from '@osh/core/incidents/evidence/evidence.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { z } from 'zod'
import { codec } from '../contract/answer.ts'
import { fillPath } from '../contract/path.ts'
import { idOf, moment, withReason } from '../wire-format.ts'

export const EVIDENCE_FILE = '/api/evidence/{id}/file'
export const EVIDENCE_PREVIEW = '/api/evidence/{id}/preview'

const mark = z.object({ sha256: z.string(), size: z.int() })

/** `file` with where it is, or the address `link`; `previewUrl` is a small picture of it. */
const evidenceJson = z.object({
  id: idOf<EvidenceId>(),
  companyId: idOf<CompanyId>(),
  incidentId: idOf<IncidentId>(),
  step: z.string(),
  name: z.string(),
  file: mark.extend({ format: z.enum(evidenceFormats), url: z.string() }).nullable(),
  preview: mark.extend({ url: z.string() }).nullable(),
  link: z.string().nullable(),
  enteredBy: idOf<UserId>(),
  enteredAt: moment,
  withdrawn: withReason.nullable(),
})
type EvidenceJson = z.infer<typeof evidenceJson>

export const evidence = codec(evidenceJson, {
  encode: ({ content, ...one }: Evidence): EvidenceJson => ({
    ...one,
    file:
      content.is === 'file'
        ? { ...content.file, format: content.format, url: fillPath(EVIDENCE_FILE, { id: one.id }) }
        : null,
    preview:
      content.is === 'file' && content.preview
        ? { ...content.preview, url: fillPath(EVIDENCE_PREVIEW, { id: one.id }) }
        : null,
    link: content.is === 'link' ? content.url : null,
  }),
  decode: ({ file, preview, link, ...same }): Evidence => ({
    ...same,
    content: contentIn({ file, preview, link }),
  }),
})

type ContentJson = Pick<EvidenceJson, 'file' | 'preview' | 'link'>

function contentIn({ file, preview, link }: ContentJson): EvidenceContent {
  if (file === null) return { is: 'link', url: link ?? '' }
  const { format, sha256, size } = file
  const small = preview && { sha256: preview.sha256, size: preview.size }
  return { is: 'file', format, file: { sha256, size }, preview: small }
}
