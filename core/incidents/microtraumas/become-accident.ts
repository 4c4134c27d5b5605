import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { findOffset } from '../../companies/time-zones.ts'
import { type Severity, severities } from '../../norms/accidents/degree.ts'
import {
  computeLocalMoment,
  countMinutesBetween,
  type LocalMoment,
  makeMoment,
  parseTime,
} from '../../shared/dates/local-moment.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import { type Input as Given, readObject } from '../../shared/input/field-reader.ts'
import {
  type FieldErrors,
  fieldErrors,
  type NotFound,
  notFound,
  type ValueError,
} from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseNeededReason } from '../../shared/texts/reason.ts'
import { makeIncidentEvent } from '../chronology.ts'
import { type Incident, type IncidentDetails, nothingYet } from '../incident.ts'
import { type IncidentWrite, newIncidentId } from '../incident-facts.ts'
import type { BecomeAccidentCode } from '../reading/refusal-codes.ts'
import { decideChange } from './decide-change.ts'
import { isOpenRecord, type Microtrauma } from './microtrauma.ts'
import { lockMicrotrauma, type MicrotraumaWrite } from './microtrauma-facts.ts'
import type { MicrotraumaId } from './microtrauma-id.ts'
import { joinDayAndTime } from './read-details.ts'

const DAY_MINUTES = 1440

type Input = {
  readonly companyId: CompanyId
  readonly id: MicrotraumaId
  /** `severity`, `date` and `time` of the application, and `because`, as typed. */
  readonly details: Given
}

const parsers = {
  severity: (value: unknown): Result<Severity, ValueError<'degree/required'>> => {
    const severity = severities.find((known) => known === value)
    return severity ? ok(severity) : err({ code: 'degree/required' })
  },
  date: parseDay,
  time: parseTime,
  because: (value: unknown) => parseNeededReason(value, 'reason/required'),
}

/**
 * Goes on with a microtrauma as an accident (несчастный случай): health got worse, or there was more to it. The accident has everything that the
 * record has, each names the other, and the chronologies of both say so. Told of later than a day after it happened, it is
 * investigated within a month from the application.
 * Law: ТК РФ, ст. 226 ч. 1, 227, 229.1 ч. 2; приказ Минтруда России от 20.04.2022 № 223н, п. 24.
 */
export const becomeAccident = command({
  name: 'microtraumas/become-accident',
  *gather({ companyId, id }: Input) {
    const before = yield* lockMicrotrauma({ companyId, id })
    return before ? ok({ before, incidentId: yield* newIncidentId({ companyId }) }) : err(notFound)
  },
  decide(
    { before, incidentId },
    { companyId, id, details },
    signed,
  ): Result<
    Decision<Incident, IncidentWrite | MicrotraumaWrite>,
    FieldErrors<BecomeAccidentCode> | NotFound
  > {
    if (!isOpenRecord(before)) return err(fieldErrors({ field: 'state', code: 'microtrauma/closed' }))
    const now = computeLocalMoment(signed.at, findOffset(before.timeZone))
    const read = readObject(details, parsers, ({ date, time }) => {
      const at = joinDayAndTime(date, time)
      if (at > now) return [{ field: 'time', code: 'date/in-future' }]
      return at !== '' && at < before.occurredAt ? [{ field: 'time', code: 'report/before-event' }] : []
    })
    if (!read.ok) return read
    const { severity, date, time, because } = read.value
    const of = makeAccident(before, severity)
    const terms = { reportedLateAt: findLateReport(before, makeMoment(date, time)), microtraumaId: id }
    const incident = { ...nothingYet, ...of, ...terms, papers: before.papers, id: incidentId, companyId }
    const entered = { ...of, ...terms, becameBecause: because }
    const changed = decideChange(before, { ...before, incidentId }, signed)
    return ok({
      writes: [
        { kind: 'new-incidents', rows: [{ incident, entered: { by: signed.by, at: signed.at } }] },
        {
          kind: 'incident-events',
          rows: [makeIncidentEvent(incident, { before: null, after: entered }, signed)],
        },
        ...changed.writes,
        ...(before.papers.length === 0
          ? []
          : [
              {
                kind: 'papers-into-file' as const,
                rows: [
                  { companyId, documentIds: before.papers.map(({ documentId }) => documentId), incidentId },
                ],
              },
            ]),
      ],
      changes: [{ record: 'incident', ids: [incidentId], before: null, after: entered }, ...changed.changes],
      answer: incident,
    })
  },
})

/** What the record says of it, as an accident is told of. */
const makeAccident = (microtrauma: Microtrauma, severity: Severity): IncidentDetails => {
  const { injured, occurredAt, timeZone, place, circumstances, injury, firstAid } = microtrauma
  const { employeeId, fullName, post } = injured
  return {
    injured: [{ employeeId, fullName, employer: employeeId === null ? post : '', severity }],
    occurredAt,
    timeZone,
    place,
    description: `${circumstances} Повреждения: ${injury} Первая помощь: ${firstAid}`,
  }
}

/** The terms of an accident count from the application, where that came later than a day after it. */
const findLateReport = ({ occurredAt }: Microtrauma, applied: LocalMoment): LocalMoment | null =>
  countMinutesBetween(occurredAt, applied) > DAY_MINUTES ? applied : null
