import { command, type Decision } from '../commands/command.ts'
import { findChangedValues } from '../commands/journal.ts'
import type { CompanyId } from '../companies/company.ts'
import { computeMomentIn } from '../companies/time-zones.ts'
import { lockEmployees } from '../employees/employee-facts.ts'
import type { Signed } from '../shared/identity.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import {
  type FieldErrors,
  fieldErrors,
  type NotFound,
  notFound,
  type Stale,
  stale,
} from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { annulledAlready } from './annulment/lock-holding.ts'
import { makeIncidentEvent } from './chronology.ts'
import { findCharged } from './commission/charged-with-safety.ts'
import {
  changeCommission,
  readChargedEmployees,
  readCommissionEmployees,
} from './commission/read-commission.ts'
import { type Incident, type IncidentId, isAnnulled } from './incident.ts'
import { type IncidentWrite, lockIncident } from './incident-facts.ts'
import { leaveOutSaid, tellTaken } from './injured/tell-taken.ts'
import { keepStanding } from './injured/what-stands.ts'
import { readInterimAct } from './interim-act.ts'
import { checkKept } from './reading/check-kept.ts'
import { readCompletion } from './reading/read-completion.ts'
import { readDetails } from './reading/read-details.ts'
import { readFault } from './reading/read-fault.ts'
import { type IncidentFacts, readInjuredEmployees } from './reading/read-incident.ts'
import { readLostDays } from './reading/read-lost-days.ts'
import { readMedicalReport } from './reading/read-medical-report.ts'
import { isOutdated, readSeen } from './reading/read-seen.ts'
import { findStrangeStep, readAnswers, readDone } from './reading/read-steps.ts'
import { readTerms } from './reading/read-terms.ts'
import type { ChangeCode } from './reading/refusal-codes.ts'
import { findStepAfterCompletion } from './what-blocks-completion.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: IncidentId
  /** What changes, as typed; what is left out stays. */
  readonly patch: Given
}

/** What whoever corrects an accident's details has before them. */
const detailFields: ReadonlySet<string> = new Set([
  'injured',
  'faults',
  'lostDays',
  'conclusions',
  'occurredAt',
  'timeZone',
  'place',
  'description',
])

/**
 * Goes on with an investigation (вести расследование): details, medical information, terms, commission, steps done, answers, an act Н-1С,
 * completion and its taking back. Nothing that was done is lost by a change of degree or answers; every change is in the chronology.
 * What was entered of someone who is injured no more goes with them; their papers stay.
 * `seen` of the patch is what its sender knew of steps and answers (`readSeen`): where they are otherwise by now nothing is changed; with an
 * older `detailsVersion` it is `stale`.
 */
export const change = command({
  name: 'incidents/change',
  *gather({ companyId, id, patch }: Input) {
    const incident = yield* lockIncident({ companyId, id })
    if (!incident) return err(notFound)
    if (isAnnulled(incident)) return err(annulledAlready)
    if (isOutdated(incident, patch.seen)) return err(stale)
    const injured = readInjuredEmployees(patch.injured ?? incident.injured)
    const investigators = readCommissionEmployees(patch.commission)
    const charged = readChargedEmployees(patch.commission)
    const ids = [...new Set([...injured, ...investigators, ...(charged ?? [])])]
    const people = yield* lockEmployees({ companyId, ids })
    const inCharge = charged ? [] : yield* findCharged({ companyId, people, injured, investigators })
    return ok({ incident, people, inCharge })
  },
  decide(
    { incident: before, people, inCharge },
    { patch },
    signed,
  ): Result<Decision<Incident, IncidentWrite>, FieldErrors<ChangeCode> | NotFound | Stale> {
    const nowIn = (zone: string) => computeMomentIn(zone, signed.at)
    const read = readChange(before, patch, { people, inCharge, timeZone: before.timeZone, nowIn }, signed)
    if (!read.ok) return read
    const changed = findChangedValues(before, read.value)
    if (!changed) return ok({ writes: [], changes: [], answer: before })
    const isDetail = Object.keys(changed.after).some((field) => detailFields.has(field))
    const after = { ...read.value, detailsVersion: before.detailsVersion + (isDetail ? 1 : 0) }
    const journaled = leaveOutSaid(changed)
    const told = tellTaken(before, after, journaled)
    return ok({
      writes: [
        { kind: 'changed-incidents', rows: [after] },
        { kind: 'incident-events', rows: [makeIncidentEvent(before, told, signed)] },
      ],
      changes: [{ record: 'incident', ids: [before.id], ...journaled }],
      answer: after,
    })
  },
})

/** What the incident is with the patch; each part is judged by what came before it. Nothing is changed of an annulled one. */
export function readChange(
  before: Incident,
  patch: Given,
  facts: IncidentFacts,
  { by, at }: Signed,
): Result<Incident, FieldErrors<ChangeCode>> {
  if (isAnnulled(before)) return err(annulledAlready)
  const seen = readSeen(before, patch.seen)
  if (!seen.ok) return seen
  const details = readDetails(before, patch, facts)
  if (!details.ok) return details
  const known = { ...keepStanding(before, details.value.injured), ...details.value }
  const now = facts.nowIn(known.timeZone)
  const report = readMedicalReport(known, patch, now)
  if (!report.ok) return report
  const reported = { ...known, ...report.value }
  const commission = changeCommission(reported, patch, facts)
  if (!commission.ok) return commission
  const led = { ...reported, commission: commission.value }
  const terms = readTerms(led, patch, now)
  if (!terms.ok) return terms
  const done = patch.done === undefined ? ok(led.done) : readDone(led, patch.done, now, { by, at })
  if (!done.ok) return err(fieldErrors({ field: 'done', ...done.error }))
  const answers = patch.answers === undefined ? ok(led.answers) : readAnswers(led.answers, patch.answers)
  if (!answers.ok) return err(fieldErrors({ field: 'answers', ...answers.error }))
  const going = { ...led, ...terms.value, done: done.value, answers: answers.value }
  const act =
    patch.interimAct === undefined ? ok(going.interimAct) : readInterimAct(patch.interimAct, going, now)
  if (!act.ok) return act
  const faults = readFault(going, patch, now)
  if (!faults.ok) return faults
  const lostDays = readLostDays(going, patch)
  if (!lostDays.ok) return lostDays
  const acting = { ...going, interimAct: act.value, faults: faults.value, lostDays: lostDays.value }
  const completion = readCompletion(acting, patch, now)
  if (!completion.ok) return completion
  const after = { ...acting, ...completion.value }
  const strange = findStrangeStep(before, after, now)
  if (strange) return err(fieldErrors({ field: strange, code: 'step/unknown' }))
  const marked = Object.keys(after.done).filter((key) => after.done[key] !== before.done[key])
  if (findStepAfterCompletion(after, marked, now))
    return err(fieldErrors({ field: 'done', code: 'step/after-completion' }))
  const kept = checkKept(before, after)
  return kept.ok ? ok(after) : kept
}
