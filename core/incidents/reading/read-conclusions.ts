import { type LocalMoment, takeMomentDay } from '../../shared/dates/local-moment.ts'
import { type DayCode, parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import {
  type FieldError,
  type FieldErrors,
  fieldErrors,
  type ValueError,
} from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseLine, parseText } from '../../shared/texts/text.ts'
import type { Conclusions, Incident } from '../incident.ts'
import { keyInjured } from '../papers-of-file.ts'
import { takeFields } from './read-person.ts'
import type { ConclusionCode } from './refusal-codes.ts'

const LONGEST = { number: 50, issuedBy: 500, harm: 1000, icd: 50 } as const

type Known = Pick<Incident, 'conclusions' | 'injured' | 'occurredAt'>

const makeParsers = ({ occurredAt }: Known, reportedAt: LocalMoment, now: LocalMoment) => ({
  number: (value: unknown) => parseLine(value, LONGEST.number, 'document-number/required'),
  date: (
    value: unknown,
  ): Result<
    ReturnType<typeof takeMomentDay>,
    ValueError<DayCode | 'date/in-future' | 'medical-report/before-accident'>
  > => {
    const day = isBlank(value) ? ok(takeMomentDay(reportedAt)) : parseDayUpTo(takeMomentDay(now))(value)
    return day.ok && day.value < takeMomentDay(occurredAt)
      ? err({ code: 'medical-report/before-accident' })
      : day
  },
  issuedBy: (value: unknown) => parseText(value, { max: LONGEST.issuedBy, required: true }),
  harm: (value: unknown) => parseText(value, { max: LONGEST.harm, required: false }),
  icd: (value: unknown) => parseText(value, { max: LONGEST.icd, required: false }),
})

/**
 * Reads the medical conclusions on all who were injured, in their order. One of which no more is typed than who issues it is not there; one without a
 * day of its own is of the day on which it came. Without the moment at which they came there are none.
 */
export function readConclusions(
  known: Known,
  { conclusions: given }: Input,
  reportedAt: LocalMoment | null,
  now: LocalMoment,
): Result<Conclusions, FieldErrors<ConclusionCode>> {
  if (given === undefined) return ok(reportedAt === null ? {} : known.conclusions)
  if (!Array.isArray(given) || given.length !== known.injured.length)
    return err(fieldErrors({ field: 'conclusions', code: 'list/invalid' }))
  const read: Record<string, Conclusions[string]> = {}
  const wrong: FieldError<ConclusionCode>[] = []
  for (const [row, one] of known.injured.entries()) {
    const typed = takeFields(given[row])
    if (['number', 'date', 'harm', 'icd'].every((field) => isBlank(typed[field]))) continue
    if (reportedAt === null) return err(fieldErrors({ field: 'medicalReportAt', code: 'date/required' }))
    const conclusion = readObject(typed, makeParsers(known, reportedAt, now))
    if (conclusion.ok) read[keyInjured(one)] = conclusion.value
    else wrong.push(...conclusion.error.errors.map((error) => ({ ...error, row })))
  }
  return wrong.length > 0 ? err(fieldErrors(...wrong)) : ok(read)
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
