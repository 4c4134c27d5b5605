import { type LocalMoment, takeMomentDay } from '../shared/dates/local-moment.ts'
import { parseDayUpTo } from '../shared/dates/parse-day.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type ValueCode } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseReason } from '../shared/texts/reason.ts'
import type { Incident, InterimAct } from './incident.ts'
import { takeFields } from './reading/read-person.ts'
import type { InterimActCode } from './reading/refusal-codes.ts'
import { deriveIncidentSeverity } from './severity.ts'
import { findFirstExtensionEnd, LONGEST_EXTENSION } from './terms.ts'

/** What is confirmed of an act Н-1С before it is made, each with its refusal. */
const conditions = {
  qualificationStands: 'interim-act/qualification-open',
  nothingExcludes: 'interim-act/part-six',
  unanimous: 'interim-act/not-unanimous',
  fundAgrees: 'interim-act/no-consent',
  inspectorAgrees: 'interim-act/no-consent',
} as const satisfies Record<string, ValueCode>

/**
 * Whether the commission may consider an act Н-1С: once, after the chair's whole extension has run out, while experts, investigators or a
 * court have not said their word, and while the case is held to be related to production.
 * Law: приказ Минтруда России от 20.04.2022 № 223н, п. 21.5, 21.6; ТК РФ, ст. 229.1 ч. 3.
 */
export const mayConsiderInterimAct = (incident: Incident, now: LocalMoment): boolean =>
  incident.interimAct === null && incident.completedOn === null && isProlongedTwice(incident, now)

function isProlongedTwice(incident: Incident, now: LocalMoment): boolean {
  const { extension, furtherExtension, answers } = incident
  const end = findFirstExtensionEnd(incident)
  return (
    extension?.days === LONGEST_EXTENSION &&
    furtherExtension !== null &&
    answers.qualify !== false &&
    end !== null &&
    end < takeMomentDay(now)
  )
}

/**
 * Reads what the commission has decided of an act Н-1С, or, once there is one, the day on which it was declared void; null takes the
 * entry back. An act asks for every condition, the inspectorate's consent unless the accident is easy; what is declined asks for a reason.
 * Law: приказ Минтруда России от 20.04.2022 № 223н, п. 21.6, 21.8.
 */
export function readInterimAct(
  given: unknown,
  incident: Incident,
  now: LocalMoment,
): Result<InterimAct | null, FieldErrors<InterimActCode>> {
  if (given === null) return ok(null)
  const input = takeFields(given)
  const today = takeMomentDay(now)
  if (input.annulledOn !== undefined) return readAnnulment(input, incident, now)
  if (incident.interimAct) return refuse('consideredOn', 'interim-act/considered')
  if (!mayConsiderInterimAct(incident, now)) return refuse('consideredOn', 'interim-act/too-early')
  const considered = parseDayUpTo(today)(input.consideredOn)
  if (!considered.ok) return err(fieldErrors({ field: 'consideredOn', ...considered.error }))
  const consideredOn = considered.value
  if (consideredOn <= (findFirstExtensionEnd(incident) ?? today))
    return refuse('consideredOn', 'interim-act/too-early')
  const declined = parseReason(input.declinedBecause)
  if (!declined.ok) return err(fieldErrors({ field: 'declinedBecause', ...declined.error }))
  if (declined.value !== '')
    return ok({ consideredOn, declinedBecause: declined.value, approvedOn: null, annulledOn: null })
  const missing = Object.entries(conditions).filter(
    ([field]) =>
      input[field] !== true && !(field === 'inspectorAgrees' && deriveIncidentSeverity(incident) === 'easy'),
  )
  if (missing.length > 0) return err(fieldErrors(...missing.map(([field, code]) => ({ field, code }))))
  const approved = parseDayUpTo(today)(input.approvedOn)
  if (!approved.ok) return err(fieldErrors({ field: 'approvedOn', ...approved.error }))
  return approved.value < consideredOn
    ? refuse('approvedOn', 'approval/before-protocol')
    : ok({ consideredOn, declinedBecause: null, approvedOn: approved.value, annulledOn: null })
}

/** The act is void once the case has turned out to be unrelated to production. */
function readAnnulment(
  { annulledOn }: Input,
  { interimAct, answers }: Incident,
  now: LocalMoment,
): Result<InterimAct, FieldErrors<InterimActCode>> {
  if (!interimAct?.approvedOn) return refuse('annulledOn', 'interim-act/none')
  if (annulledOn === null) return ok({ ...interimAct, annulledOn: null })
  if (answers.qualify !== false) return refuse('annulledOn', 'interim-act/still-related')
  const day = parseDayUpTo(takeMomentDay(now))(annulledOn)
  if (!day.ok) return err(fieldErrors({ field: 'annulledOn', ...day.error }))
  return day.value < interimAct.approvedOn
    ? refuse('annulledOn', 'approval/before-protocol')
    : ok({ ...interimAct, annulledOn: day.value })
}

type Said = Exclude<InterimActCode, 'text/too-long' | 'text/forbidden-character'>

const refuse = <Code extends Said>(
  field: string,
  code: Code,
): { readonly ok: false; readonly error: FieldErrors<Code> } => ({
  ok: false,
  error: { code: 'fields', errors: [{ field, code }] },
})
