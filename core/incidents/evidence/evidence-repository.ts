import type { CommandsOf } from '../../commands/command.ts'
import type { HiddenFile } from '../../rights/hidden-file.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { FieldErrors, NotFound } from '../../shared/results/refusals.ts'
import type { Result } from '../../shared/results/result.ts'
import type { IncidentId } from '../incident.ts'
import type { AttachCode } from '../reading/refusal-codes.ts'
import { attach } from './attach.ts'
import { attachLink } from './attach-link.ts'
import type { Evidence, EvidenceHolder, EvidenceId, EvidenceOf } from './evidence.ts'
import { keepPreview } from './keep-preview.ts'
import { withdraw } from './withdraw.ts'

/** What a person can do about evidence, but for sending files. */
export const evidencePageCommands = { attachLink, withdraw }

/** What a server does with evidence. */
export const evidenceCommands = { ...evidencePageCommands, attach, keepPreview }

export interface EvidencePageQueries {
  /** Withdrawn too, in the order in which it came. */
  list(companyId: CompanyId, holder: EvidenceHolder): Promise<readonly Evidence[]>
}

export interface EvidenceQueries extends EvidencePageQueries {
  get(companyId: CompanyId, id: EvidenceId): Promise<Result<Evidence, NotFound>>
  /** All that an incident's file consists of: of its steps, of measures that hold, of the microtrauma that it was; in the same order, withdrawn too. */
  listOfFile(companyId: CompanyId, incidentId: IncidentId): Promise<readonly Evidence[]>
}

/** Evidence of investigations, measures and microtraumas as a page has it. */
export type EvidenceRecords = EvidencePageQueries & CommandsOf<typeof evidencePageCommands>

/** The same as a server keeps it. */
export type EvidenceRepository = EvidenceQueries & CommandsOf<typeof evidenceCommands>

/** A file to send; `preview` is a small JPEG of it, null where the browser can't draw it. */
export type SentEvidence = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly preview: Uint8Array | null
}

/** Port: the files of evidence, as a page sends and opens them. */
export interface EvidenceFiles {
  /** @param told how much has gone, of 1 */
  send(
    companyId: CompanyId,
    of: EvidenceOf,
    file: SentEvidence,
    told: (share: number) => void,
  ): Promise<Result<Evidence, FieldErrors<AttachCode> | NotFound>>
  /** The file as it was sent, as an address that a new tab can open for the next minute. */
  makeLink(companyId: CompanyId, id: EvidenceId): Promise<Result<string, NotFound>>
  /** The small picture as an address in the browser's memory. */
  makePreviewLink(companyId: CompanyId, id: EvidenceId): Promise<Result<string, NotFound | HiddenFile>>
  /** The whole file of an incident in one archive, as an address of that kind. */
  makeArchiveLink(companyId: CompanyId, id: IncidentId): Promise<Result<string, NotFound>>
  /** The open terms of an incident for a calendar, as an address of that kind. */
  makeCalendarLink(companyId: CompanyId, id: IncidentId): Promise<Result<string, NotFound>>
}
