import { findOffset } from '../../companies/time-zones.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import { computeLocalMoment, type LocalMoment } from '../../shared/dates/local-moment.ts'
import type { UserId } from '../../shared/identity.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { FieldErrors } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import { readChange } from '../change.ts'
import { type Incident, type IncidentDetails, nothingYet } from '../incident.ts'
import { readIncident } from '../reading/read-incident.ts'
import type { NamedEmployee } from '../reading/read-person.ts'
import type { ChangeCode, IncidentCode } from '../reading/refusal-codes.ts'
import type { OfflineChange, UnsentChange } from './outbox.ts'

/** What the phone knows beside the incidents themselves. */
export type Here = {
  readonly by: UserId
  readonly people: ReadonlyMap<EmployeeId, NamedEmployee>
  /** Of the company. */
  readonly timeZone: string
}

/**
 * An incident as the person left it: what the server said last, with what has not gone yet. Each change is judged by the rules of
 * the server; one that they refuse is not shown. Null where nothing is known of it and nothing of it is recorded here.
 */
export function applyChanges(
  known: Incident | null,
  changes: readonly UnsentChange[],
  here: Here,
): Incident | null {
  return changes
    .filter(({ state }) => state.is === 'waiting' || state.is === 'doubtful')
    .reduce((incident, change) => applyUnsent(incident, change, here), known)
}

function applyUnsent(
  incident: Incident | null,
  { change, madeAt, incident: id, companyId }: UnsentChange,
  here: Here,
): Incident | null {
  if (change.is === 'record') {
    const recorded = readRecord(change.details, madeAt, here)
    return recorded.ok ? { ...nothingYet, ...recorded.value, id, companyId } : incident
  }
  const patch = makePatch(change)
  if (!incident || !patch) return incident
  const after = readOffline(incident, patch, madeAt, here)
  return after.ok ? after.value : incident
}

/** Reads an accident that is recorded without a connection, as the server will. */
export const readRecord = (
  details: Input,
  at: Instant,
  { people, timeZone }: Here,
): Result<IncidentDetails, FieldErrors<IncidentCode>> =>
  readIncident(details, { people, timeZone, nowIn: (zone) => computeLocalMoment(at, findOffset(zone)) })

/** Reads a change that is made without a connection, as the server will. */
export function readOffline(
  incident: Incident,
  patch: Input,
  at: Instant,
  { people, by }: Here,
): Result<Incident, FieldErrors<ChangeCode>> {
  const nowIn = (zone: string): LocalMoment => computeLocalMoment(at, findOffset(zone))
  if (Object.keys(patch).length === 0) return ok(incident)
  return readChange(incident, patch, { people, timeZone: incident.timeZone, nowIn }, { by, at })
}

/** What a change asks of the incident; null for what changes nothing of it. */
function makePatch(change: OfflineChange): Input | null {
  if (change.is === 'mark') return { done: { [change.step]: change.at ?? false } }
  if (change.is === 'answer') return { answers: { [change.step]: change.answer } }
  return null
}

/** The same as it is sent: with what the person knew. */
export function makeSentPatch(change: OfflineChange): Input | null {
  if (change.is === 'mark') return { ...makePatch(change), seen: { done: { [change.step]: change.seen } } }
  if (change.is === 'answer')
    return { ...makePatch(change), seen: { answers: { [change.step]: change.seen } } }
  return null
}
