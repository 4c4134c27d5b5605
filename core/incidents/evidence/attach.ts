import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { isStillMember } from '../../companies/company-facts.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseText, type TextCode } from '../../shared/texts/text.ts'
import type { IncidentId } from '../incident.ts'
import { lockIncident } from '../incident-facts.ts'
import { addEvidence } from './add-evidence.ts'
import { checkSize } from './check-size.ts'
import { detectFormat } from './detect-format.ts'
import { COMPANY_ROOM, type Evidence, INCIDENT_ROOM, MOST_EVIDENCE } from './evidence.ts'
import {
  type EvidenceTally,
  type EvidenceWrite,
  isAttached,
  newEvidenceId,
  tallyEvidence,
} from './evidence-facts.ts'
import { hasStep } from './has-step.ts'

/** A file as it was sent. */
export type EvidenceDraft = {
  readonly step: string
  readonly name: string
  readonly bytes: Uint8Array
  /** In hexadecimal. */
  readonly sha256: string
}

type Input = {
  readonly companyId: CompanyId
  /** Of the incident. */
  readonly id: IncidentId
  readonly draft: EvidenceDraft
}

export type AttachCode =
  | TextCode
  | 'step/unknown'
  | 'evidence/not-recognised'
  | 'evidence/too-large'
  | 'evidence/too-many'
  | 'evidence/no-room'
  | 'evidence/company-full'
  | 'evidence/attached-already'

/**
 * Attaches a file to a step of an investigation. What it is its bytes say, not its name. Refused to whoever lost access to the company while the
 * file was sent.
 */
export const attach = command({
  name: 'evidence/attach',
  *gather({ companyId, id: incidentId, draft: { step, sha256 } }: Input, { by }) {
    if (!(yield* isStillMember({ member: by, companyId }))) return err(notFound)
    const incident = yield* lockIncident({ companyId, id: incidentId })
    if (!incident) return err(notFound)
    const tally = yield* tallyEvidence({ companyId, incidentId })
    const twice = yield* isAttached({ companyId, incidentId, step, sha256 })
    return ok({ incident, tally, twice, id: yield* newEvidenceId({ companyId }) })
  },
  decide(
    { incident, tally, twice, id },
    { companyId, id: incidentId, draft: { step, name, bytes, sha256 } },
    signed,
  ): Result<Decision<Evidence, EvidenceWrite>, FieldErrors<AttachCode> | NotFound> {
    if (!hasStep(incident, step, signed.at)) return err(fieldErrors({ field: 'step', code: 'step/unknown' }))
    const named = parseText(nameIn(name), { max: 200, required: true })
    if (!named.ok) return err(fieldErrors({ field: 'fileName', ...named.error }))
    const format = detectFormat(bytes)
    if (format === null) return refuse('evidence/not-recognised')
    const size = checkSize(bytes)
    if (!size.ok) return size
    const full = whatIsFull(tally, size.value)
    if (full) return refuse(full)
    if (twice) return refuse('evidence/attached-already')
    const content = { is: 'file', format, file: { sha256, size: size.value }, preview: null } as const
    const added = { id, companyId, incidentId, step, name: named.value, content }
    return ok(addEvidence(added, signed, [{ kind: 'files', rows: [{ companyId, sha256, bytes }] }]))
  },
})

/** Without the folders before it. */
const nameIn = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)

const refuse = (code: AttachCode & `evidence/${string}`) => err(fieldErrors({ field: 'file', code }))

function whatIsFull(
  { count, bytes, ofCompany }: EvidenceTally,
  size: number,
): Extract<AttachCode, `evidence/${string}`> | null {
  if (count >= MOST_EVIDENCE) return 'evidence/too-many'
  if (bytes + size > INCIDENT_ROOM) return 'evidence/no-room'
  return ofCompany + size > COMPANY_ROOM ? 'evidence/company-full' : null
}
