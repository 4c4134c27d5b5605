import type {
  Evidence,
  EvidenceContent,
  EvidenceId,
  EvidenceOf,
} from '@osh/core/incidents/evidence/evidence.ts'
import type { EvidenceFormat } from '@osh/core/incidents/evidence/evidence-format.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, MeasureId, UserId } from '@osh/core/shared/identity.ts'
import type { Selectable } from 'kysely'
import { pickColumns, pickFields, readSigned, readTakenAway } from '../columns.ts'

export type EvidenceTable = {
  company_id: CompanyId
  id: EvidenceId
  /** With `step`; of these and the two after them one is there. */
  incident_id: IncidentId | null
  step: string | null
  measure_id: MeasureId | null
  microtrauma_id: MicrotraumaId | null
  name: string
  format: EvidenceFormat | null
  sha256: string | null
  size: number | null
  preview_sha256: string | null
  preview_size: number | null
  url: string | null
  entered_by: UserId
  entered_at: Instant
  withdraw_reason: string | null
  withdrawn_by: UserId | null
  withdrawn_at: Instant | null
}

const fields = ['companyId', 'id', 'name', 'enteredBy', 'enteredAt'] as const

export const readEvidence = (row: Selectable<EvidenceTable>): Evidence => ({
  ...pickFields(row, fields),
  of: placeOf(row),
  content: contentOf(row),
  withdrawn: readTakenAway(row.withdraw_reason, readSigned('withdrawn', row)),
})

function placeOf({ incident_id, step, measure_id, microtrauma_id }: Selectable<EvidenceTable>): EvidenceOf {
  if (incident_id !== null) return { is: 'step', incidentId: incident_id, step: step ?? '' }
  if (measure_id !== null) return { is: 'measure', measureId: measure_id }
  if (microtrauma_id !== null) return { is: 'microtrauma', microtraumaId: microtrauma_id }
  throw new Error('evidence of nothing')
}

/** What evidence is attached to, as columns. */
export const buildPlaceColumns = (of: EvidenceOf) => ({
  incident_id: of.is === 'step' ? of.incidentId : null,
  step: of.is === 'step' ? of.step : null,
  measure_id: of.is === 'measure' ? of.measureId : null,
  microtrauma_id: of.is === 'microtrauma' ? of.microtraumaId : null,
})

function contentOf({
  format,
  sha256,
  size,
  preview_sha256,
  preview_size,
  url,
}: Selectable<EvidenceTable>): EvidenceContent {
  if (format === null || sha256 === null || size === null) return { is: 'link', url: url ?? '' }
  const preview =
    preview_sha256 === null || preview_size === null ? null : { sha256: preview_sha256, size: preview_size }
  return { is: 'file', format, file: { sha256, size }, preview }
}

/** New evidence as a row. */
export const buildEvidenceRow = (evidence: Evidence) => ({
  ...pickColumns(evidence, fields),
  ...buildPlaceColumns(evidence.of),
  ...(evidence.content.is === 'file'
    ? { format: evidence.content.format, ...evidence.content.file, url: null }
    : { format: null, sha256: null, size: null, url: evidence.content.url }),
})
