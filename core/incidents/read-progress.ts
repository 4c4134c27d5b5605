import { degreePlans } from '../norms/accidents/investigation-steps.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { dayOfMoment, type LocalMoment, parseMoment, type TimeCode } from '../shared/dates/local-moment.ts'
import { type DayCode, dayUpTo } from '../shared/dates/parse-day.ts'
import { type Input, optional, readFields } from '../shared/input/field-reader.ts'
import type { FieldErrors, ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type LineCode, parseLine } from '../shared/texts/text.ts'
import type { DoneSteps, Extension, Incident, StepAnswers } from './incident.ts'
import { fieldsOf } from './read-person.ts'
import { LONGEST_EXTENSION } from './terms.ts'

const LONGEST_REASON = 500

/** What of an investigation a person enters as it goes on. */
export type Progress = Pick<
  Incident,
  | 'medicalReportAt'
  | 'extension'
  | 'reportedLateOn'
  | 'disabilityEndedOn'
  | 'finalDiagnosisOn'
  | 'done'
  | 'answers'
>

export type ProgressCode =
  | ReportCode
  | 'date/in-future'
  | 'number/invalid'
  | 'extension/too-long'
  | 'reason/required'
  | 'step/unknown'
  | LineCode

const known: ReadonlySet<string> = new Set(
  Object.values(degreePlans).flatMap(({ steps }) => steps.map(({ key }) => key)),
)
const isKey = (key: string): boolean => known.has(key)

/** Reads what the patch says of the progress, merged with what is known; `now` is by the clock of the place. */
export function readProgress(
  current: Progress & Pick<Incident, 'occurredAt'>,
  patch: Input,
  now: LocalMoment,
): Result<Progress, FieldErrors<ProgressCode>>
export function readProgress(
  current: Progress & Pick<Incident, 'occurredAt'>,
  patch: Input,
  now: LocalMoment,
): Result<Progress, FieldErrors> {
  const fields = readFields(patch)
  const today = dayOfMoment(now)
  const day = (
    field: 'reportedLateOn' | 'disabilityEndedOn' | 'finalDiagnosisOn',
  ): LocalDate | null | undefined =>
    patch[field] === undefined ? current[field] : fields.read(field, optional(dayUpTo(today)))
  const reported = optional<LocalMoment, ReportCode>((value) => readReport(value, current.occurredAt, now))
  const medicalReportAt =
    patch.medicalReportAt === undefined ? current.medicalReportAt : fields.read('medicalReportAt', reported)
  const extension =
    patch.extension === undefined ? current.extension : fields.gather(readExtension(patch.extension))
  const done =
    patch.done === undefined
      ? current.done
      : fields.read('done', (given) => readDone(current.done, given, now))
  const answers =
    patch.answers === undefined
      ? current.answers
      : fields.read('answers', (given) => readAnswers(current.answers, given))
  return fields.finish({
    medicalReportAt,
    extension,
    reportedLateOn: day('reportedLateOn'),
    disabilityEndedOn: day('disabilityEndedOn'),
    finalDiagnosisOn: day('finalDiagnosisOn'),
    done,
    answers,
  })
}

type ReportCode = DayCode | TimeCode | 'medical-report/before-accident' | 'accident/in-future'

function readReport(
  value: unknown,
  occurredAt: LocalMoment,
  now: LocalMoment,
): Result<LocalMoment, ValueError<ReportCode>> {
  const at = parseMoment(value)
  if (!at.ok) return at
  if (at.value < occurredAt) return err({ code: 'medical-report/before-accident' })
  return at.value > now ? err({ code: 'accident/in-future' }) : at
}

/** Null takes an extension back. Law: ТК РФ, ст. 229.1 ч. 3; приказ № 223н, п. 19. */
function readExtension(
  given: unknown,
): Result<
  Extension | null,
  FieldErrors<'number/invalid' | 'extension/too-long' | 'reason/required' | LineCode>
> {
  if (given === null) return ok(null)
  const fields = readFields(fieldsOf(given))
  const days = fields.read('days', readDays)
  const reason = fields.read('reason', (value) => parseLine(value, LONGEST_REASON, 'reason/required'))
  return fields.finish({ days, reason }) as Result<Extension, FieldErrors<'number/invalid'>>
}

function readDays(value: unknown): Result<number, ValueError<'number/invalid' | 'extension/too-long'>> {
  const days = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1) return err({ code: 'number/invalid' })
  return days > LONGEST_EXTENSION ? err({ code: 'extension/too-long' }) : ok(days)
}

/** By step: true for done now, false for taken back. A step that is done keeps its moment. */
function readDone(
  current: DoneSteps,
  given: unknown,
  now: LocalMoment,
): Result<DoneSteps, ValueError<'step/unknown'>> {
  const said = readFlags(given)
  if (!said.ok) return said
  const marked = Object.entries(said.value)
  const kept = Object.entries(current).filter(([key]) => said.value[key] !== false)
  const added = marked.flatMap(([key, isDone]) => (isDone && !current[key] ? [[key, now] as const] : []))
  return ok(Object.fromEntries([...kept, ...added]))
}

function readAnswers(current: StepAnswers, given: unknown): Result<StepAnswers, ValueError<'step/unknown'>> {
  const said = readFlags(given)
  return said.ok ? ok({ ...current, ...said.value }) : said
}

function readFlags(given: unknown): Result<Readonly<Record<string, boolean>>, ValueError<'step/unknown'>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return err({ code: 'step/unknown' })
  const flags = Object.entries(given)
  const read = flags.flatMap(([key, flag]): [string, boolean][] =>
    isKey(key) && typeof flag === 'boolean' ? [[key, flag]] : [],
  )
  return read.length === flags.length ? ok(Object.fromEntries(read)) : err({ code: 'step/unknown' })
}
