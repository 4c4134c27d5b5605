import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Incident } from '../incident.ts'
import { keyPerson } from './read-person.ts'
import { isInTime } from './read-terms.ts'
import type { KeptCode } from './refusal-codes.ts'

/**
 * Judges what was entered before by details that were corrected since: nothing that follows an accident is earlier than it, an application that was
 * late is late still, and no one in the commission becomes injured. A time that stays is not judged.
 */
export function checkKept(before: Incident, after: Incident): Result<null, FieldErrors<KeptCode>> {
  const isMoved = after.occurredAt !== before.occurredAt
  const wrong = isMoved ? findWhatPrecedes(after) : null
  if (wrong !== null) return err(fieldErrors({ field: 'date', code: wrong }))
  const row = findInjuredInIt(after)
  return row >= 0 && findInjuredInIt(before) < 0
    ? err(fieldErrors({ field: 'injured', row, code: 'commission/injured-in-it' }))
    : ok(null)
}

/** What is earlier than the accident, or not late after it; null where nothing is. */
function findWhatPrecedes(incident: Incident): KeptCode | null {
  const { occurredAt, medicalReportAt, worsenings, commission, done, reportedLateAt, completedOn } = incident
  const day = takeMomentDay(occurredAt)
  const reports = [...worsenings.map(({ at }) => at), ...(medicalReportAt === null ? [] : [medicalReportAt])]
  if (reports.some((at) => at < occurredAt)) return 'medical-report/before-accident'
  if (commission && commission.orderDate < day) return 'order/before-accident'
  if (Object.values(done).some(({ at }) => at < occurredAt)) return 'step/before-accident'
  if (reportedLateAt !== null && isInTime(occurredAt, reportedLateAt)) return 'late-report/in-time'
  if (completedOn !== null && completedOn < day) return 'completion/before-accident'
  const concluded = Object.values(incident.conclusions).map(({ date }) => date)
  if (concluded.some((date) => date < day)) return 'medical-report/before-accident'
  const ends = [incident.disabilityEndedOn, incident.finalDiagnosisOn]
  return ends.some((end) => end !== null && end < day) ? 'date/before-accident' : null
}

/** The place of the first among the injured who is in the commission; -1 for no one. */
function findInjuredInIt({ commission, injured }: Incident): number {
  if (commission === null) return -1
  const members = new Set([commission.chair, ...commission.members].map((one) => keyPerson(one, '')))
  return injured.findIndex((one) => members.has(keyPerson(one, '')))
}
