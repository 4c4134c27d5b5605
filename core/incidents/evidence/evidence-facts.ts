import { type Question, question, type Write } from '../../commands/command.ts'
import type { FileMark, FileWrite } from '../../files/file-store.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { IncidentId } from '../incident.ts'
import type { EventWrite } from '../incident-facts.ts'
import type { Evidence, EvidenceId, Withdrawal } from './evidence.ts'

/** How much evidence there is: `count` and `bytes` of the incident, bytes of the whole company. */
export type EvidenceTally = {
  readonly count: number
  readonly bytes: number
  readonly ofCompany: number
}

/** What is there already, withdrawn too. */
export type TallyEvidence = Question<
  'evidence-tally',
  { readonly companyId: CompanyId; readonly incidentId: IncidentId },
  EvidenceTally
>
export const tallyEvidence = question<TallyEvidence>('evidence-tally')

/** Whether the step has the very same file already, not withdrawn. */
export type IsAttached = Question<
  'is-attached',
  {
    readonly companyId: CompanyId
    readonly incidentId: IncidentId
    readonly step: string
    readonly sha256: string
  },
  boolean
>
export const isAttached = question<IsAttached>('is-attached')

type OfOne = { readonly companyId: CompanyId; readonly id: EvidenceId }

/** Locks the evidence; null where the company has none such. */
export type LockEvidence = Question<'evidence', OfOne, Evidence | null>
export const lockEvidence = question<LockEvidence>('evidence')

/** The id that new evidence gets; given to no other. */
export type NewEvidenceId = Question<'new-evidence-id', { readonly companyId: CompanyId }, EvidenceId>
export const newEvidenceId = question<NewEvidenceId>('new-evidence-id')

export type EvidenceQuestion = TallyEvidence | IsAttached | LockEvidence | NewEvidenceId

export type WithdrawnEvidence = OfOne & { readonly withdrawn: Withdrawal }
export type EvidencePreview = OfOne & { readonly preview: FileMark }

export type EvidenceWrite =
  | FileWrite
  | Write<'new-evidence', Evidence>
  | Write<'withdrawn-evidence', WithdrawnEvidence>
  | Write<'evidence-previews', EvidencePreview>
  | EventWrite
