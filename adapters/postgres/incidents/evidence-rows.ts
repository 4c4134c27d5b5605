import type { EvidenceFormat } from '@osh/core/incidents/evidence/detect-format.ts'
import type { Evidence, EvidenceContent, EvidenceId } from '@osh/core/incidents/evidence/evidence.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { Selectable } from 'kysely'
import { columnsOf, fieldsOf, signedOf, takenAway } from '../columns.ts'

export type EvidenceTable = {
  company_id: CompanyId
  id: EvidenceId
  incident_id: IncidentId
  step: string
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

const fields = ['companyId', 'id', 'incidentId', 'step', 'name', 'enteredBy', 'enteredAt'] as const

export const evidenceOf = (row: Selectable<EvidenceTable>): Evidence => ({
  ...fieldsOf(row, fields),
  content: contentOf(row),
  withdrawn: takenAway(row.withdraw_reason, signedOf('withdrawn', row)),
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
export const rowOfEvidence = (evidence: Evidence) => ({
  ...columnsOf(evidence, fields),
  ...(evidence.content.is === 'file'
    ? { format: evidence.content.format, ...evidence.content.file, url: null }
    : { format: null, sha256: null, size: null, url: evidence.content.url }),
})
