import type {
  Evidence,
  EvidenceContent,
  EvidenceId,
  EvidenceOf,
} from '@osh/core/incidents/evidence/evidence.ts'
import { evidenceFormats } from '@osh/core/incidents/evidence/evidence-format.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { CompanyId, MeasureId, UserId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { fillPath } from '../contract/path.ts'
import { idOf, moment, WireMismatch, withReason } from '../wire-format.ts'

export const EVIDENCE_FILE = '/api/evidence/{id}/file'
export const EVIDENCE_PREVIEW = '/api/evidence/{id}/preview'

const mark = z.object({ sha256: z.string(), size: z.int() })

/** Of `incidentId` with `step`, `measureId` and `microtraumaId` one is there. `file` with where it is, or the address `link`; `preview` is a small picture of it. */
const evidenceJson = z.object({
  id: idOf<EvidenceId>(),
  companyId: idOf<CompanyId>(),
  incidentId: z.nullable(idOf<IncidentId>()),
  step: z.nullable(z.string()),
  measureId: z.nullable(idOf<MeasureId>()),
  microtraumaId: z.nullable(idOf<MicrotraumaId>()),
  name: z.string(),
  file: z.nullable(z.extend(mark, { format: z.enum(evidenceFormats), url: z.string() })),
  preview: z.nullable(z.extend(mark, { url: z.string() })),
  link: z.nullable(z.string()),
  enteredBy: idOf<UserId>(),
  enteredAt: moment,
  withdrawn: z.nullable(withReason),
})
type EvidenceJson = z.infer<typeof evidenceJson>

export const evidence = codec(evidenceJson, {
  encode: ({ content, of, ...one }: Evidence): EvidenceJson => ({
    ...one,
    ...encodePlace(of),
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
  decode: ({ file, preview, link, incidentId, step, measureId, microtraumaId, ...same }): Evidence => ({
    ...same,
    of: decodePlace({ incidentId, step, measureId, microtraumaId }),
    content: contentIn({ file, preview, link }),
  }),
})

type PlaceJson = Pick<EvidenceJson, 'incidentId' | 'step' | 'measureId' | 'microtraumaId'>

const encodePlace = (of: EvidenceOf): PlaceJson => ({
  incidentId: of.is === 'step' ? of.incidentId : null,
  step: of.is === 'step' ? of.step : null,
  measureId: of.is === 'measure' ? of.measureId : null,
  microtraumaId: of.is === 'microtrauma' ? of.microtraumaId : null,
})

/** What an older version of the program has kept on a device knows of steps alone. */
function decodePlace({ incidentId, step, measureId, microtraumaId }: PlaceJson): EvidenceOf {
  if (incidentId !== null && step !== null) return { is: 'step', incidentId, step }
  if (measureId !== null) return { is: 'measure', measureId }
  if (microtraumaId !== null) return { is: 'microtrauma', microtraumaId }
  throw new WireMismatch('evidence of nothing')
}

type ContentJson = Pick<EvidenceJson, 'file' | 'preview' | 'link'>

function contentIn({ file, preview, link }: ContentJson): EvidenceContent {
  if (file === null) return { is: 'link', url: link ?? '' }
  const { format, sha256, size } = file
  const small = preview && { sha256: preview.sha256, size: preview.size }
  return { is: 'file', format, file: { sha256, size }, preview: small }
}
