import { command, type Decision } from '../commands/command.ts'
import { changedValues } from '../commands/journal.ts'
import type { CompanyId } from '../companies/company.ts'
import { offsetOf } from '../companies/time-zones.ts'
import { lockEmployees } from '../employees/employee-facts.ts'
import { dayOfMoment, type LocalMoment, localMoment, timeOfMoment } from '../shared/dates/local-moment.ts'
import { dayUpTo } from '../shared/dates/parse-day.ts'
import { type Input as Given, optional } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText } from '../shared/texts/text.ts'
import type { Incident, IncidentDetails, IncidentId, Injured } from './incident.ts'
import { type IncidentWrite, lockIncident } from './incident-facts.ts'
import { degreeOfIncident } from './plan.ts'
import { type CommissionCode, employeesInCommission, readCommission } from './read-commission.ts'
import { type IncidentCode, type IncidentFacts, injuredEmployees, readIncident } from './read-incident.ts'
import { type ProgressCode, readProgress } from './read-progress.ts'
import { earliestCompletion, whatBlocksCompletion } from './what-blocks-completion.ts'

const LONGEST_REASON = 500

type Input = {
  readonly companyId: CompanyId
  readonly id: IncidentId
  /** What changes, as typed; what is left out stays. */
  readonly patch: Given
}

type CompletionCode = 'date/in-future' | 'completion/before-step' | 'completion/steps-missing'

/** What a change of an incident is refused with. */
export type ChangeCode =
  | IncidentCode
  | CommissionCode
  | 'order/before-accident'
  | ProgressCode
  | CompletionCode

/**
 * Goes on with an investigation (вести расследование): details, medical report, commission, steps done, answers, completion and
 * its taking back. Nothing that was done is lost by a change of degree or answers.
 */
export const change = command({
  name: 'incidents/change',
  *gather({ companyId, id, patch }: Input) {
    const incident = yield* lockIncident({ companyId, id })
    if (!incident) return err(notFound)
    const named = [
      ...injuredEmployees(patch.injured ?? incident.injured),
      ...employeesInCommission(patch.commission),
    ]
    return ok({ incident, people: yield* lockEmployees({ companyId, ids: [...new Set(named)] }) })
  },
  decide(
    { incident: before, people },
    { patch },
    signed,
  ): Result<Decision<Incident, IncidentWrite>, FieldErrors<ChangeCode> | NotFound> {
    const nowIn = (zone: string): LocalMoment => localMoment(signed.at, offsetOf(zone))
    const facts = { people, timeZone: before.timeZone, nowIn }
    const details = changeDetails(before, patch, facts)
    if (!details.ok) return details
    const known = { ...before, ...details.value }
    const now = nowIn(known.timeZone)
    const progress = readProgress(known, patch, now)
    if (!progress.ok) return progress
    const commission = changeCommission(known, patch, facts)
    if (!commission.ok) return commission
    const going = { ...known, ...progress.value, commission: commission.value }
    const completion = changeCompletion(going, patch, now)
    if (!completion.ok) return completion
    const after = { ...going, ...completion.value }
    const changed = changedValues(before, after)
    if (!changed) return ok({ writes: [], changes: [], answer: before })
    return ok({
      writes: [{ kind: 'changed-incidents', rows: [after] }],
      changes: [{ record: 'incident', ids: [before.id], ...changed }],
      answer: after,
    })
  },
})

const detailFields = ['degree', 'injured', 'date', 'time', 'timeZone', 'place', 'description'] as const

function changeDetails(
  before: Incident,
  patch: Given,
  facts: IncidentFacts,
): Result<IncidentDetails, FieldErrors<IncidentCode>> {
  const given = Object.fromEntries(
    detailFields.flatMap((field) => (patch[field] === undefined ? [] : [[field, patch[field]]])),
  )
  if (Object.keys(given).length === 0) return ok(before)
  const { injured, occurredAt, timeZone, place, description } = before
  const current = {
    degree: degreeOfIncident(before),
    injured: patch.degree === undefined ? injured : injured.map(({ severity: _, ...one }) => one),
    date: dayOfMoment(occurredAt),
    time: timeOfMoment(occurredAt),
    timeZone,
    place,
    description,
  }
  const read = readIncident({ ...current, ...given }, facts)
  return read.ok && patch.injured === undefined
    ? ok({ ...read.value, injured: keepNames(read.value, before) })
    : read
}

/** People stay as they were named when it happened, whatever they are called by now. */
const keepNames = (read: IncidentDetails, { injured }: Incident): readonly Injured[] =>
  read.injured.map((one, at) => ({ ...one, fullName: injured[at]?.fullName ?? one.fullName }))

function changeCommission(
  known: Incident,
  patch: Given,
  { people, nowIn }: IncidentFacts,
): Result<Incident['commission'], FieldErrors<CommissionCode | 'order/before-accident' | 'date/in-future'>> {
  if (patch.commission === undefined) return ok(known.commission)
  if (patch.commission === null) return ok(null)
  const commission = readCommission(patch.commission, people, known.injured)
  if (!commission.ok) return commission
  const { orderDate } = commission.value
  if (orderDate < dayOfMoment(known.occurredAt))
    return err(fieldErrors({ field: 'orderDate', code: 'order/before-accident' }))
  return orderDate > dayOfMoment(nowIn(known.timeZone))
    ? err(fieldErrors({ field: 'orderDate', code: 'date/in-future' }))
    : commission
}

/** A date completes the investigation, null opens it again. Steps that are missing ask for a reason. */
function changeCompletion(
  going: Incident,
  { completedOn: given, completedDespite }: Given,
  now: LocalMoment,
): Result<Pick<Incident, 'completedOn' | 'completedDespite'>, FieldErrors<ChangeCode>> {
  if (given === undefined) return ok(going)
  const day = optional(dayUpTo(dayOfMoment(now)))(given)
  if (!day.ok) return err(fieldErrors({ field: 'completedOn', ...day.error }))
  if (day.value === null) return ok({ completedOn: null, completedDespite: '' })
  if (day.value < earliestCompletion(going, now))
    return err(fieldErrors({ field: 'completedOn', code: 'completion/before-step' }))
  const reason = parseText(completedDespite, { max: LONGEST_REASON, required: false })
  if (!reason.ok) return err(fieldErrors({ field: 'completedDespite', ...reason.error }))
  const isMissing = whatBlocksCompletion(going, now).length > 0
  if (isMissing && reason.value === '')
    return err(fieldErrors({ field: 'completedDespite', code: 'completion/steps-missing' }))
  return ok({ completedOn: day.value, completedDespite: isMissing ? reason.value : '' })
}
