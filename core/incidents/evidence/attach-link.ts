import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { Input as Given } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { isAddress } from '../../shared/texts/address.ts'
import { parseText, type TextCode } from '../../shared/texts/text.ts'
import type { IncidentId } from '../incident.ts'
import { lockIncident } from '../incident-facts.ts'
import { addEvidence } from './add-evidence.ts'
import { type Evidence, MOST_EVIDENCE } from './evidence.ts'
import { type EvidenceWrite, newEvidenceId, tallyEvidence } from './evidence-facts.ts'
import { hasStep } from './has-step.ts'

type Input = {
  readonly companyId: CompanyId
  /** Of the incident. */
  readonly id: IncidentId
  /** `step`, `name` and `url`, as typed. */
  readonly details: Given
}

export type LinkCode = TextCode | 'step/unknown' | 'link/invalid' | 'evidence/too-many'

/** Attaches the address of a recording that is kept elsewhere, as of a camera's archive. */
export const attachLink = command({
  name: 'evidence/attach-link',
  *gather({ companyId, id: incidentId }: Input) {
    const incident = yield* lockIncident({ companyId, id: incidentId })
    if (!incident) return err(notFound)
    const { count } = yield* tallyEvidence({ companyId, incidentId })
    return ok({ incident, count, id: yield* newEvidenceId({ companyId }) })
  },
  decide(
    { incident, count, id },
    { companyId, id: incidentId, details },
    signed,
  ): Result<Decision<Evidence, EvidenceWrite>, FieldErrors<LinkCode> | NotFound> {
    const step =
      typeof details.step === 'string' && hasStep(incident, details.step, signed.at) ? details.step : null
    if (step === null) return err(fieldErrors({ field: 'step', code: 'step/unknown' }))
    const name = parseText(details.name, { max: 200, required: true })
    if (!name.ok) return err(fieldErrors({ field: 'name', ...name.error }))
    const url = parseText(details.url, { max: 2000, required: true })
    if (!url.ok) return err(fieldErrors({ field: 'url', ...url.error }))
    if (!isAddress(url.value)) return err(fieldErrors({ field: 'url', code: 'link/invalid' }))
    if (count >= MOST_EVIDENCE) return err(fieldErrors({ field: 'url', code: 'evidence/too-many' }))
    const content = { is: 'link', url: url.value } as const
    return ok(addEvidence({ id, companyId, incidentId, step, name: name.value, content }, signed))
  },
})
