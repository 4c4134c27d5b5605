import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { Input as Given } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type NotFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { isAddress } from '../../shared/texts/address.ts'
import { parseText } from '../../shared/texts/text.ts'
import type { LinkCode } from '../reading/refusal-codes.ts'
import { addEvidence } from './add-evidence.ts'
import { type Evidence, type EvidenceOf, MOST_EVIDENCE, takeEvidenceHolder } from './evidence.ts'
import { type EvidenceWrite, newEvidenceId, tallyEvidence } from './evidence-facts.ts'
import { lockHolder } from './lock-holder.ts'

type Input = {
  readonly companyId: CompanyId
  readonly of: EvidenceOf
  /** `name` and `url`, as typed. */
  readonly details: Given
}

/** Attaches the address of a recording that is kept elsewhere, as of a camera's archive. */
export const attachLink = command({
  name: 'evidence/attach-link',
  *gather({ companyId, of }: Input, { at }) {
    const locked = yield* lockHolder(companyId, of, at)
    if (!locked.ok) return locked
    const { incidentId, measure } = locked.value
    const { count } = yield* tallyEvidence({ companyId, holder: takeEvidenceHolder(of), incidentId })
    return ok({ measure, count, id: yield* newEvidenceId({ companyId }) })
  },
  decide(
    { measure, count, id },
    { companyId, of, details },
    signed,
  ): Result<Decision<Evidence, EvidenceWrite>, FieldErrors<LinkCode> | NotFound> {
    const name = parseText(details.name, { max: 200, required: true })
    if (!name.ok) return err(fieldErrors({ field: 'name', ...name.error }))
    const url = parseText(details.url, { max: 2000, required: true })
    if (!url.ok) return err(fieldErrors({ field: 'url', ...url.error }))
    if (!isAddress(url.value)) return err(fieldErrors({ field: 'url', code: 'link/invalid' }))
    if (count >= MOST_EVIDENCE) return err(fieldErrors({ field: 'url', code: 'evidence/too-many' }))
    const content = { is: 'link', url: url.value } as const
    return ok(addEvidence({ id, companyId, of, name: name.value, content }, measure, signed))
  },
})
