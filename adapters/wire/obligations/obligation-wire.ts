import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { CompletionId } from '@osh/core/obligations/completion.ts'
import type { ObligationDraft, ObligationId } from '@osh/core/obligations/obligation.ts'
import { parseObligationDraft } from '@osh/core/obligations/reading/parse-obligation.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { Input } from '@osh/core/shared/field-reader.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import type { FieldErrors } from '@osh/core/shared/refusals.ts'
import type { Result } from '@osh/core/shared/result.ts'
import { z } from 'zod'
import {
  day,
  decodeDay,
  decodeDayOrNull,
  decoder,
  givenId,
  givenList,
  givenText,
  id,
  known,
  listDecoder,
} from '../wire-format.ts'
import { decodePeriodicity, decodeSection, encodePeriodicity, encodeSection } from '../words.ts'
import {
  decodeSubject,
  encodeSubject,
  inCoreWords,
  inWireWords,
  ownFieldsGiven,
  ownFieldsJson,
} from './subject-wire.ts'

/** `date` is the base date; `fixedSince` the completion that was the newest when the fixed deadline was set. */
export const obligationJson = z.object({
  id,
  companyId: id,
  employeeId: id,
  section: z.string(),
  ...ownFieldsJson,
  periodicity: z.string(),
  date: day.nullable(),
  deadline: day.nullable(),
  fixedDeadline: day.nullable(),
  fixedSince: z.object({ completionId: id, date: day }).nullable(),
  retakeBy: day.nullable(),
  closed: z.boolean(),
  removed: z.boolean(),
  ruleId: z.string().nullable(),
  memoId: id.nullable(),
  memoNumber: z.int().nullable(),
})
type ObligationJson = z.infer<typeof obligationJson>

/** What the server adds for the reader; the browser computes the same by core's rules. */
export const explanationJson = z.object({
  overdue: z.boolean(),
  explanation: z.object({ event: z.string(), rule: z.string(), source: z.string().nullable() }),
  warning: z.string().nullable(),
})

export const decodeObligation = decoder(
  obligationJson,
  (json): StandingObligation => ({
    id: json.id as ObligationId,
    companyId: json.companyId as CompanyId,
    employeeId: json.employeeId as EmployeeId,
    subject: decodeSubject(known(decodeSection(json.section), json.section), json),
    periodicity: known(decodePeriodicity(json.periodicity), json.periodicity),
    fixed: decodeFixed(json),
    ruleId: json.ruleId,
    removed: json.removed,
    memo: decodeMemoOf(json),
    baseDate: decodeDayOrNull(json.date),
    deadline: decodeDayOrNull(json.deadline),
    retakeBy: decodeDayOrNull(json.retakeBy),
    closed: json.closed,
  }),
)
export const decodeObligations = listDecoder(decodeObligation)

function decodeFixed({ fixedDeadline, fixedSince }: ObligationJson): StandingObligation['fixed'] {
  if (fixedDeadline === null) return null
  const since = fixedSince && {
    completionId: fixedSince.completionId as CompletionId,
    baseDate: decodeDay(fixedSince.date),
  }
  return { deadline: decodeDay(fixedDeadline), since }
}

/** The active memo that something stands in, from its two fields. */
export const decodeMemoOf = ({ memoId, memoNumber }: Pick<ObligationJson, 'memoId' | 'memoNumber'>) =>
  memoId === null || memoNumber === null ? null : { id: memoId as MemoId, number: memoNumber }

export const encodeObligation = (obligation: StandingObligation): ObligationJson => ({
  id: obligation.id,
  companyId: obligation.companyId,
  employeeId: obligation.employeeId,
  section: encodeSection(obligation.subject.section),
  ...encodeSubject(obligation.subject),
  periodicity: encodePeriodicity(obligation.periodicity),
  date: obligation.baseDate,
  deadline: obligation.deadline,
  fixedDeadline: obligation.fixed?.deadline ?? null,
  fixedSince: obligation.fixed?.since
    ? { completionId: obligation.fixed.since.completionId, date: obligation.fixed.since.baseDate }
    : null,
  retakeBy: obligation.retakeBy,
  closed: obligation.closed,
  removed: obligation.removed,
  ruleId: obligation.ruleId,
  memoId: obligation.memo?.id ?? null,
  memoNumber: obligation.memo?.number ?? null,
})

/** What PATCH /api/obligations/{id} carries: only what changes. */
export const obligationChangesGiven = z.object({
  section: givenText,
  ...ownFieldsGiven,
  periodicity: givenText,
  date: givenText,
  deadline: givenText,
  ruleId: givenText,
})

/** What POST carries: one `employeeId`, or `employeeIds` for the same obligation of several, all or none. */
export const obligationGiven = obligationChangesGiven.extend({
  companyId: givenId,
  employeeId: givenId.exactOptional(),
  employeeIds: givenList(givenId).exactOptional(),
})

/** A draft as a request carries it. */
export const encodeObligationDraft = ({ subject, periodicity, ...rest }: ObligationDraft) => ({
  ...rest,
  section: encodeSection(subject.section),
  ...encodeSubject(subject),
  periodicity: encodePeriodicity(periodicity),
})

/** A patch as a request carries it: the wire's words for core's choices, all else as it is. */
export const encodeObligationPatch = (patch: Input): Input => inWireWords(patch)

/** A patch as core reads it. */
export const readObligationPatch = (patch: Input): Input => inCoreWords(patch)

/** Reads a new obligation of the section. */
export const readObligationDraft = (
  section: Section,
  input: Input,
  today: LocalDate,
): Result<ObligationDraft, FieldErrors> => parseObligationDraft(section, inCoreWords(input), today)

export const decodeSubjectNames = listDecoder(decoder(z.string(), (name) => name))
