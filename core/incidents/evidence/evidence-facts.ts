import { type Question, question, type Write } from '../../commands/command.ts'
import type { FileMark, FileWrite } from '../../files/file-store.ts'
import type { CompanyId, MeasureId } from '../../shared/identity.ts'
import type { IncidentId } from '../incident.ts'
import type { EventWrite } from '../incident-facts.ts'
import type { KeptMicrotraumaEvent } from '../microtraumas/microtrauma-facts.ts'
import type { MicrotraumaId } from '../microtraumas/microtrauma-id.ts'
import type { Evidence, EvidenceHolder, EvidenceId, EvidenceOf, Withdrawal } from './evidence.ts'

/** How much evidence there is: `count` of what it is attached to, `bytes` of the whole file that it is in, and of the company. */
export type EvidenceTally = {
  readonly count: number
  readonly bytes: number
  readonly ofCompany: number
}

/** What is there already, withdrawn too. Locks the company. */
export type TallyEvidence = Question<
  'evidence-tally',
  {
    readonly companyId: CompanyId
    readonly holder: EvidenceHolder
    /** The accident in whose archive it is; null for none. */
    readonly incidentId: IncidentId | null
  },
  EvidenceTally
>
export const tallyEvidence = question<TallyEvidence>('evidence-tally')

/** Whether the very same file is attached there already, not withdrawn. */
export type IsAttached = Question<
  'is-attached',
  { readonly companyId: CompanyId; readonly of: EvidenceOf; readonly sha256: string },
  boolean
>
export const isAttached = question<IsAttached>('is-attached')

/** A measure as what is attached to it knows it. */
export type HeldMeasure = {
  readonly what: string
  readonly isRemoved: boolean
  /** Whose chronology tells of it; null of both for a point of an order. */
  readonly told: { readonly incidentId: IncidentId | null; readonly microtraumaId: MicrotraumaId | null }
  /** The accident that it follows from: itself, by an inspector's order, or as what the microtrauma became; null for none. */
  readonly incidentId: IncidentId | null
}

/** Locks the measure; null where the company has none such. */
export type LockHeldMeasure = Question<
  'held-measure',
  { readonly companyId: CompanyId; readonly id: MeasureId },
  HeldMeasure | null
>
export const lockHeldMeasure = question<LockHeldMeasure>('held-measure')

type OfOne = { readonly companyId: CompanyId; readonly id: EvidenceId }

/** Locks the evidence; null where the company has none such. */
export type LockEvidence = Question<'evidence', OfOne, Evidence | null>
export const lockEvidence = question<LockEvidence>('evidence')

/** The id that new evidence gets; given to no other. */
export type NewEvidenceId = Question<'new-evidence-id', { readonly companyId: CompanyId }, EvidenceId>
export const newEvidenceId = question<NewEvidenceId>('new-evidence-id')

export type EvidenceQuestion = TallyEvidence | IsAttached | LockHeldMeasure | LockEvidence | NewEvidenceId

export type WithdrawnEvidence = OfOne & { readonly withdrawn: Withdrawal }
export type EvidencePreview = OfOne & { readonly preview: FileMark }

/** A line of the chronology of an accident or a microtrauma. */
export type ToldEvidence = EventWrite | Write<'microtrauma-events', KeptMicrotraumaEvent>

export type EvidenceWrite =
  | FileWrite
  | Write<'new-evidence', Evidence>
  | Write<'withdrawn-evidence', WithdrawnEvidence>
  | Write<'evidence-previews', EvidencePreview>
  | ToldEvidence
