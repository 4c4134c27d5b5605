import type { FileMark } from '../../files/file-store.ts'
import type { Brand } from '../../shared/brand.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { CompanyId, MeasureId, Signed, UserId } from '../../shared/identity.ts'
import type { IncidentId } from '../incident.ts'
import type { MicrotraumaId } from '../microtraumas/microtrauma-id.ts'
import type { EvidenceFormat } from './evidence-format.ts'

export type EvidenceId = Brand<number, 'EvidenceId'>

/** What bears evidence: a file with a small picture of it, where there is one, or the address of a recording kept elsewhere. */
export type EvidenceContent =
  | {
      readonly is: 'file'
      readonly format: EvidenceFormat
      readonly file: FileMark
      readonly preview: FileMark | null
    }
  | { readonly is: 'link'; readonly url: string }

/** That evidence is not to be relied on: why, who says so and when. */
export type Withdrawal = Signed & { readonly reason: string }

type OfMeasure = { readonly is: 'measure'; readonly measureId: MeasureId }
type OfMicrotrauma = { readonly is: 'microtrauma'; readonly microtraumaId: MicrotraumaId }

/** What evidence is attached to: a step of an investigation, a measure that it shows to be done, or the record of a microtrauma. */
export type EvidenceOf =
  | {
      readonly is: 'step'
      readonly incidentId: IncidentId
      /** The key of the step. */
      readonly step: string
    }
  | OfMeasure
  | OfMicrotrauma

/** What has a list of evidence: an investigation has that of all its steps. */
export type EvidenceHolder =
  | { readonly is: 'incident'; readonly incidentId: IncidentId }
  | OfMeasure
  | OfMicrotrauma

/** What an injured person suffered may be seen on it, or said by its name. */
export const isOfInjury = ({ is }: EvidenceOf): boolean => is !== 'measure'

/** Whether both are attached to the same. */
export function isOfSame(a: EvidenceOf, b: EvidenceOf): boolean {
  if (a.is === 'step') return b.is === 'step' && b.incidentId === a.incidentId && b.step === a.step
  if (a.is === 'measure') return b.is === 'measure' && b.measureId === a.measureId
  return b.is === 'microtrauma' && b.microtraumaId === a.microtraumaId
}

/** In whose list it is. */
export const takeEvidenceHolder = (of: EvidenceOf): EvidenceHolder =>
  of.is === 'step' ? { is: 'incident', incidentId: of.incidentId } : of

/**
 * A photo, scan, recording or link (материал расследования). Nothing of it ever changes, but that it may be withdrawn.
 */
export type Evidence = {
  readonly id: EvidenceId
  readonly companyId: CompanyId
  readonly of: EvidenceOf
  /** As the file was named; of a link what it shows. */
  readonly name: string
  readonly content: EvidenceContent
  readonly enteredBy: UserId
  readonly enteredAt: Instant
  /** Null while it holds. */
  readonly withdrawn: Withdrawal | null
}

const MEGABYTE = 1024 * 1024

/** The largest file that is taken, in bytes. */
export const EVIDENCE_LIMIT = 25 * MEGABYTE
/** The largest small picture, in bytes. */
export const PREVIEW_LIMIT = 96 * 1024
/** Points of its longer side: few bytes may unfold into gigabytes in the browsers of all who open the page. */
export const PREVIEW_SIDE = 1024
/** How much evidence one incident, measure or microtrauma may have, withdrawn too. */
export const MOST_EVIDENCE = 200
/** Bytes of the files of one incident with its measures and the microtrauma that it was: its archive stays one that every program opens. */
export const INCIDENT_ROOM = 2048 * MEGABYTE
/** Bytes of all such files of a company. */
export const COMPANY_ROOM = 20 * 1024 * MEGABYTE
