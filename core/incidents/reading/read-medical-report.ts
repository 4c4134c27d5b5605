import { compareSeverity, type Severity, severities } from '../../norms/accidents/degree.ts'
import { type LocalMoment, parseMoment, type TimeCode } from '../../shared/dates/local-moment.ts'
import type { DayCode } from '../../shared/dates/parse-day.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Incident, StepAnswers, Worsening } from '../incident.ts'
import { deriveIncidentSeverity } from '../severity.ts'
import { readConclusions } from './read-conclusions.ts'
import type { MedicalReportCode } from './refusal-codes.ts'

type ReportCode =
  | DayCode
  | TimeCode
  | 'medical-report/before-accident'
  | 'accident/in-future'
  | 'severity/unknown'

type Reported = Pick<Incident, 'medicalReportAt' | 'conclusions' | 'injured' | 'worsenings' | 'answers'>

/**
 * Reads medical information: when it came, and how badly each of the injured is hurt by it, in their order. Where the accident is graver by
 * it than before, that is a worsening, from which the notice of three days counts; its question waits for an answer again. Null takes
 * the moment back, and the conclusions with it.
 * Law: ТК РФ, ст. 228.1 ч. 5.
 */
export function readMedicalReport(
  known: Incident,
  input: Input,
  now: LocalMoment,
): Result<Reported, FieldErrors<MedicalReportCode>> {
  const reported = readSeverity(known, input, now)
  if (!reported.ok) return reported
  const conclusions = readConclusions(known, input, reported.value.medicalReportAt, now)
  return conclusions.ok ? ok({ ...reported.value, conclusions: conclusions.value }) : conclusions
}

function readSeverity(
  known: Incident,
  { medicalReportAt: moment, severities: given }: Input,
  now: LocalMoment,
): Result<Omit<Reported, 'conclusions'>, FieldErrors<ReportCode>> {
  const at = moment === undefined ? ok(known.medicalReportAt) : readMoment(moment, known, now)
  if (!at.ok) return at
  if (given === undefined) return ok({ ...known, medicalReportAt: at.value })
  const said = readSeverities(given)
  if (said?.length !== known.injured.length)
    return err(fieldErrors({ field: 'severities', code: 'severity/unknown' }))
  if (at.value === null) return err(fieldErrors({ field: 'medicalReportAt', code: 'date/required' }))
  const injured = known.injured.map((one, row) => ({ ...one, severity: said[row] ?? one.severity }))
  const [before, after] = [deriveIncidentSeverity(known), deriveIncidentSeverity({ injured })]
  const isWorse = compareSeverity(after, before) > 0
  return ok({
    medicalReportAt: at.value,
    injured,
    worsenings: [
      ...keepStillWorse(known.worsenings, after),
      ...(isWorse ? [{ at: at.value, from: before }] : []),
    ],
    answers: isWorse ? withoutSeverity(known.answers) : known.answers,
  })
}

/** Of turns for the worse, those after which the accident is graver than it had been still. */
export const keepStillWorse = (worsenings: readonly Worsening[], severity: Severity): readonly Worsening[] =>
  worsenings.filter(({ from }) => compareSeverity(from, severity) < 0)

const withoutSeverity = ({ severity: _, ...others }: StepAnswers): StepAnswers => others

function readSeverities(given: unknown): readonly Severity[] | null {
  if (!Array.isArray(given)) return null
  const read = given.flatMap((one) => severities.find((known) => known === one) ?? [])
  return read.length === given.length ? read : null
}

function readMoment(
  value: unknown,
  { occurredAt }: Incident,
  now: LocalMoment,
): Result<LocalMoment | null, FieldErrors<ReportCode>> {
  const refuse = (code: ReportCode) => err(fieldErrors({ field: 'medicalReportAt', code }))
  if (value === null || value === '') return ok(null)
  const at = parseMoment(value)
  if (!at.ok) return refuse(at.error.code)
  if (at.value < occurredAt) return refuse('medical-report/before-accident')
  return at.value > now ? refuse('accident/in-future') : at
}
