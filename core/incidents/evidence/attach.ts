import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { readFileName } from '../../files/file-name.ts'
import { holdMembership } from '../../members/member-facts.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { AttachCode } from '../reading/refusal-codes.ts'
import { addEvidence } from './add-evidence.ts'
import { checkFormat, checkSize } from './check-file.ts'
import {
  COMPANY_ROOM,
  type Evidence,
  type EvidenceOf,
  INCIDENT_ROOM,
  MOST_EVIDENCE,
  takeEvidenceHolder,
} from './evidence.ts'
import {
  type EvidenceTally,
  type EvidenceWrite,
  isAttached,
  newEvidenceId,
  tallyEvidence,
} from './evidence-facts.ts'
import { lockHolder } from './lock-holder.ts'

/** A file as it was sent. */
export type EvidenceDraft = {
  readonly name: string
  readonly bytes: Uint8Array
  /** In hexadecimal. */
  readonly sha256: string
}

type Input = {
  readonly companyId: CompanyId
  readonly of: EvidenceOf
  readonly draft: EvidenceDraft
}

/**
 * Attaches a file to a step of an investigation, a measure or a microtrauma. What it is its bytes say, not its name. Refused to whoever lost access to the company while the
 * file was sent.
 */
export const attach = command({
  name: 'evidence/attach',
  *gather({ companyId, of, draft: { sha256 } }: Input, { by, at }) {
    if ((yield* holdMembership({ user: by, companyId })) === null) return err(notFound)
    const locked = yield* lockHolder(companyId, of, at)
    if (!locked.ok) return locked
    const { incidentId, measure } = locked.value
    const tally = yield* tallyEvidence({ companyId, holder: takeEvidenceHolder(of), incidentId })
    const twice = yield* isAttached({ companyId, of, sha256 })
    return ok({ measure, tally, twice, id: yield* newEvidenceId({ companyId }) })
  },
  decide(
    { measure, tally, twice, id },
    { companyId, of, draft: { name, bytes, sha256 } },
    signed,
  ): Result<Decision<Evidence, EvidenceWrite>, FieldErrors<AttachCode> | NotFound> {
    const named = readFileName(name)
    if (!named.ok) return named
    const format = checkFormat(bytes)
    if (!format.ok) return format
    const size = checkSize(bytes)
    if (!size.ok) return size
    const full = findWhatIsFull(tally, size.value)
    if (full) return refuse(full)
    if (twice) return refuse('evidence/attached-already')
    const content = {
      is: 'file',
      format: format.value,
      file: { sha256, size: size.value },
      preview: null,
    } as const
    const added = { id, companyId, of, name: named.value, content }
    return ok(addEvidence(added, measure, signed, [{ kind: 'files', rows: [{ companyId, sha256, bytes }] }]))
  },
})

const refuse = (code: AttachCode & `evidence/${string}`) => err(fieldErrors({ field: 'file', code }))

function findWhatIsFull(
  { count, bytes, ofCompany }: EvidenceTally,
  size: number,
): Extract<AttachCode, `evidence/${string}`> | null {
  if (count >= MOST_EVIDENCE) return 'evidence/too-many'
  if (bytes + size > INCIDENT_ROOM) return 'evidence/no-room'
  return ofCompany + size > COMPANY_ROOM ? 'evidence/company-full' : null
}
