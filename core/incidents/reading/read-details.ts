import { takeMomentDay, takeMomentTime } from '../../shared/dates/local-moment.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { FieldErrors } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import type { Incident, IncidentDetails, Injured } from '../incident.ts'
import { deriveIncidentDegree, deriveIncidentSeverity } from '../severity.ts'
import { type IncidentFacts, readIncident } from './read-incident.ts'
import { keepStillWorse } from './read-medical-report.ts'
import type { IncidentCode } from './refusal-codes.ts'

export type DetailsCode = IncidentCode

const fields = ['degree', 'injured', 'date', 'time', 'timeZone', 'place', 'description'] as const

/** Reads what the patch corrects of an accident's details. Of turns for the worse those stay after which it is graver still. */
export function readDetails(
  before: Incident,
  patch: Input,
  facts: IncidentFacts,
): Result<IncidentDetails & Pick<Incident, 'worsenings'>, FieldErrors<DetailsCode>> {
  const given = Object.fromEntries(
    fields.flatMap((field) => (patch[field] === undefined ? [] : [[field, patch[field]]])),
  )
  if (Object.keys(given).length === 0) return ok(before)
  const { injured, occurredAt, timeZone, place, description } = before
  const current = {
    degree: deriveIncidentDegree(before),
    injured: injured.map(({ severity, card, ...one }) => ({
      ...one,
      ...card,
      ...(patch.degree === undefined ? { severity } : {}),
    })),
    date: takeMomentDay(occurredAt),
    time: takeMomentTime(occurredAt),
    timeZone,
    place,
    description,
  }
  const read = readIncident({ ...current, ...given }, facts)
  if (!read.ok) return read
  const people = patch.injured === undefined ? keepNames(read.value, before) : read.value.injured
  const severity = deriveIncidentSeverity({ injured: people })
  return ok({ ...read.value, injured: people, worsenings: keepStillWorse(before.worsenings, severity) })
}

/** People stay as they were named when it happened, whatever they are called by now. */
const keepNames = (read: IncidentDetails, { injured }: Incident): readonly Injured[] =>
  read.injured.map((one, at) => ({ ...one, fullName: injured[at]?.fullName ?? one.fullName }))
