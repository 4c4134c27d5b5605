import {
  type DeadlineQuery,
  type DeadlineRow,
  type DeadlineSort,
  deadlineSorts,
  type Horizon,
} from '@osh/core/deadline-tables/deadline-table.ts'
import type { FilterCode } from '@osh/core/deadline-tables/read-filter.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import { type LocalDate, parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { type PageCode, type QueryText, readPage, writePageParams } from '../page-wire.ts'
import { awayJson, decodeAway, encodeAway } from '../staff/absence-wire.ts'
import { day, id, requireKnown } from '../wire-format.ts'
import { decodePeriodicity, decodeSection, encodePeriodicity, encodeSection } from '../words.ts'
import { readFiltered, writeFilteredParams } from './filter-wire.ts'
import { decodeMemoOf } from './obligation-wire.ts'
import { decodeSubject, encodeSubject, ownFieldsJson, subjectNames } from './subject-wire.ts'

/** `id` is the obligation's; `position` and `employeePosition` are the same. No `deadline`: it was never done, and is to be done now. */
const deadlineJson = z.object({
  id,
  obligationId: id,
  employeeId: id,
  fullname: z.string(),
  personnelNumber: z.nullable(z.string()),
  birthDate: day,
  department: z.string(),
  position: z.string(),
  employeePosition: z.string(),
  section: z.string(),
  ...ownFieldsJson,
  ruleId: z.nullable(z.string()),
  date: z.nullable(day),
  registeredOn: z.nullable(day),
  periodicity: z.string(),
  deadline: z.nullable(day),
  overdue: z.boolean(),
  absence: awayJson,
  retakeBy: z.nullable(day),
  memoId: z.nullable(id),
  memoNumber: z.nullable(z.int()),
})
type DeadlineJson = z.infer<typeof deadlineJson>

export const deadline = codec(deadlineJson, {
  encode: encodeDeadline,
  decode: (json): DeadlineRow => ({
    obligationId: json.obligationId as ObligationId,
    employeeId: json.employeeId as EmployeeId,
    fullName: json.fullname,
    personnelNumber: json.personnelNumber,
    birthDate: json.birthDate,
    department: json.department,
    position: json.position,
    subject: decodeSubject(requireKnown(decodeSection(json.section), json.section), json),
    ruleId: json.ruleId,
    baseDate: json.date,
    registeredOn: json.registeredOn,
    periodicity: requireKnown(decodePeriodicity(json.periodicity), json.periodicity),
    deadline: json.deadline,
    overdue: json.overdue,
    away: decodeAway(json.absence),
    retakeBy: json.retakeBy,
    memo: decodeMemoOf(json),
  }),
})

function encodeDeadline(row: DeadlineRow): DeadlineJson {
  return {
    id: row.obligationId,
    obligationId: row.obligationId,
    employeeId: row.employeeId,
    fullname: row.fullName,
    personnelNumber: row.personnelNumber,
    birthDate: row.birthDate,
    department: row.department,
    position: row.position,
    employeePosition: row.position,
    section: encodeSection(row.subject.section),
    ...encodeSubject(row.subject),
    ruleId: row.ruleId,
    date: row.baseDate,
    registeredOn: row.registeredOn,
    periodicity: encodePeriodicity(row.periodicity),
    deadline: row.deadline,
    overdue: row.overdue,
    absence: encodeAway(row.away),
    retakeBy: row.retakeBy,
    memoId: row.memo?.id ?? null,
    memoNumber: row.memo?.number ?? null,
  }
}

export const obligationId = codec(id, {
  encode: (id: ObligationId) => id,
  decode: (id) => id as ObligationId,
})

const horizonJson = z.object({
  total: z.int(),
  overdue: z.int(),
  waiting: z.int(),
  months: z.array(z.object({ from: day, to: day, count: z.int() })),
  next: z.nullable(z.object({ deadline: day, fullname: z.string() })),
  allDone: z.boolean(),
})

export const horizon = codec(horizonJson, {
  encode: ({ next, ...horizon }: Horizon) => ({
    ...horizon,
    months: horizon.months.map((month) => ({ ...month })),
    next: next && { deadline: next.deadline, fullname: next.fullName },
  }),
  decode: ({ total, overdue, waiting, months, next, allDone }): Horizon => ({
    total,
    allDone,
    overdue,
    waiting,
    months: months.map(({ from, to, count }) => ({ from, to, count })),
    next: next && { deadline: next.deadline, fullName: next.fullname },
  }),
})

type Counts = Readonly<Record<Section, number>>

/** Overdue rows under the wire's section words. */
export const overdueCounts = codec(z.record(z.string(), z.int()), {
  encode: (counts: Counts) =>
    Object.fromEntries(sections.map((section) => [encodeSection(section), counts[section]])),
  decode: (json) =>
    Object.fromEntries(sections.map((section) => [section, json[encodeSection(section)] ?? 0])) as Counts,
})

const encodeSort = (sort: DeadlineSort) => (sort === 'event' ? subjectNames.event : sort)

/** By what a table is sorted, in the wire's words. */
export const sortWord = z.enum(deadlineSorts.map(encodeSort))

export const writeDeadlineParams = (query: DeadlineQuery): Record<string, string> => ({
  ...writeFilteredParams(query),
  sort: encodeSort(query.sort),
  ...writePageParams(query),
  ...(query.from ? { from: query.from } : {}),
  ...(query.to ? { to: query.to } : {}),
  ...(query.waiting === null ? {} : { waiting: query.waiting ? '1' : '0' }),
})

export type DeadlineQueryCode = FilterCode | PageCode | 'section/unknown' | 'date/invalid'

const waitingWords: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['0', false],
])

/** Reads the query of a deadline table; `sort` is `deadline` unless said otherwise. */
export function readDeadlineQuery(query: QueryText): Result<DeadlineQuery, FieldErrors<DeadlineQueryCode>> {
  const table = readFiltered(query)
  if (!table.ok) return table
  const page = readPage(query)
  if (!page.ok) return page
  const sort = deadlineSorts.find((known) => encodeSort(known) === (query.sort || 'deadline'))
  if (!sort) return err(fieldErrors({ field: 'sort', code: 'choice/unknown' }))
  const from = readDay('from', query.from)
  if (!from.ok) return from
  const to = readDay('to', query.to)
  if (!to.ok) return to
  const waiting = query.waiting ? waitingWords.get(query.waiting) : null
  if (waiting === undefined) return err(fieldErrors({ field: 'waiting', code: 'choice/unknown' }))
  return ok({ ...page.value, ...table.value, sort, from: from.value, to: to.value, waiting })
}

function readDay(
  field: string,
  text: string | undefined,
): Result<LocalDate | null, FieldErrors<'date/invalid'>> {
  if (!text) return ok(null)
  const parsed = parseLocalDate(text)
  return parsed.ok ? parsed : err(fieldErrors({ field, code: 'date/invalid' }))
}
