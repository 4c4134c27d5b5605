import type { Incident, IncidentId } from '../../incidents/incident.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import { parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { optional } from '../../shared/input/field-reader.ts'
import { identifier } from '../../shared/input/identifier.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import type { Result } from '../../shared/results/result.ts'
import { type LineCode, parseLine } from '../../shared/texts/text.ts'
import { line } from '../reading/read-measure.ts'

export const parseIncident = optional(
  identifier<IncidentId, 'incident/unknown'>({
    required: 'incident/unknown',
    unknown: 'incident/unknown',
  }),
)

/** Parsers of an order by the day on which it is entered. */
export const makeOrderParsers = (today: LocalDate) => ({
  number: (value: unknown): Result<string, ValueError<LineCode | 'document-number/required'>> =>
    parseLine(value, 50, 'document-number/required'),
  issuedOn: parseDayUpTo(today),
  issuer: line(300),
  incidentId: parseIncident,
})

/** No order is issued before the accident that it was issued after; null: it was issued for another reason. */
export const isBeforeAccident = (issuedOn: LocalDate, incident: Incident | null): boolean =>
  incident !== null && issuedOn < takeMomentDay(incident.occurredAt)
