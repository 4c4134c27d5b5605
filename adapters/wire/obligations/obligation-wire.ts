import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { CompletionId } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { RequirementId } from '@osh/core/shared/identity.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { day, givenId, givenList, givenText, id, idOf, requireKnown } from '../wire-format.ts'
import { decodePeriodicity, decodeSection, encodePeriodicity, encodeSection } from '../words.ts'
import { decodeSubject, encodeSubject, ownFieldsGiven, ownFieldsJson } from './subject-wire.ts'

/** `date` is the base date, `registeredOn` the same where it is that of the entry into ФГИС СОУТ; `fixedSince` the completion that was the newest when the fixed deadline was set. */
const obligationJson = z.object({
  id,
  companyId: id,
  employeeId: id,
  section: z.string(),
  ...ownFieldsJson,
  periodicity: z.string(),
  date: z.nullable(day),
  registeredOn: z.nullable(day),
  deadline: z.nullable(day),
  fixedDeadline: z.nullable(day),
  fixedSince: z.nullable(z.object({ completionId: id, date: day })),
  retakeBy: z.nullable(day),
  closed: z.boolean(),
  removed: z.boolean(),
  ruleId: z.nullable(z.string()),
  requirementId: z.nullable(idOf<RequirementId>()),
  memoId: z.nullable(id),
  memoNumber: z.nullable(z.int()),
})
type ObligationJson = z.infer<typeof obligationJson>

/** What the server adds for the reader; the browser computes the same by core's rules. */
const explanationJson = z.object({
  overdue: z.boolean(),
  explanation: z.object({ event: z.string(), rule: z.string(), source: z.nullable(z.string()) }),
  warning: z.nullable(z.string()),
})

/** An obligation with why its deadline is what it is. */
export type ExplainedObligation = StandingObligation & z.infer<typeof explanationJson>

export const obligation = codec(z.extend(obligationJson, explanationJson.shape), {
  encode: ({ overdue, explanation, warning, ...one }: ExplainedObligation) => ({
    ...encodeObligation(one),
    overdue,
    explanation,
    warning,
  }),
  decode: (json): StandingObligation => ({
    id: json.id as ObligationId,
    companyId: json.companyId as CompanyId,
    employeeId: json.employeeId as EmployeeId,
    subject: decodeSubject(requireKnown(decodeSection(json.section), json.section), json),
    periodicity: requireKnown(decodePeriodicity(json.periodicity), json.periodicity),
    fixed: decodeFixed(json),
    ruleId: json.ruleId,
    requirementId: json.requirementId,
    removed: json.removed,
    memo: decodeMemoOf(json),
    baseDate: json.date,
    registeredOn: json.registeredOn,
    deadline: json.deadline,
    retakeBy: json.retakeBy,
    closed: json.closed,
  }),
})

function decodeFixed({ fixedDeadline, fixedSince }: ObligationJson): StandingObligation['fixed'] {
  if (fixedDeadline === null) return null
  const since = fixedSince && {
    completionId: fixedSince.completionId as CompletionId,
    baseDate: fixedSince.date,
  }
  return { deadline: fixedDeadline, since }
}

/** The active memo that something is in, from its two fields. */
export const decodeMemoOf = ({ memoId, memoNumber }: Pick<ObligationJson, 'memoId' | 'memoNumber'>) =>
  memoId === null || memoNumber === null ? null : { id: memoId as MemoId, number: memoNumber }

const encodeObligation = (obligation: StandingObligation): ObligationJson => ({
  id: obligation.id,
  companyId: obligation.companyId,
  employeeId: obligation.employeeId,
  section: encodeSection(obligation.subject.section),
  ...encodeSubject(obligation.subject),
  periodicity: encodePeriodicity(obligation.periodicity),
  date: obligation.baseDate,
  registeredOn: obligation.registeredOn,
  deadline: obligation.deadline,
  fixedDeadline: obligation.fixed?.deadline ?? null,
  fixedSince: obligation.fixed?.since
    ? { completionId: obligation.fixed.since.completionId, date: obligation.fixed.since.baseDate }
    : null,
  retakeBy: obligation.retakeBy,
  closed: obligation.closed,
  removed: obligation.removed,
  ruleId: obligation.ruleId,
  requirementId: obligation.requirementId,
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

/** What POST carries: one `employeeId`, or `parseEmployeeIds` for the same obligation of several, all or none. */
export const obligationGiven = z.extend(obligationChangesGiven, {
  companyId: givenId,
  employeeId: z.exactOptional(givenId),
  employeeIds: z.exactOptional(givenList(givenId)),
})

type Assigned = { readonly employeeIds: readonly EmployeeId[]; readonly draft: Input }

/** The most employees that are given an obligation at once. */
const MOST_EMPLOYEES = 5000

/** Reads an obligation for several. */
export function readAssignment({
  employeeIds = [],
  employeeId: _,
  companyId: _c,
  ...draft
}: Input): Result<Assigned, FieldErrors<'list/invalid'>> {
  const ids = [...new Set(employeeIds as readonly EmployeeId[])]
  const isMany = ids.length > 0 && ids.length <= MOST_EMPLOYEES
  return isMany
    ? ok({ employeeIds: ids, draft })
    : err(fieldErrors({ field: 'employeeIds', code: 'list/invalid' }))
}

/** Reads an obligation for one. */
export function readAssignmentOfOne({
  employeeId,
  companyId: _,
  ...draft
}: Input): Result<Assigned, FieldErrors<'employee/required'>> {
  return employeeId === undefined
    ? err(fieldErrors({ field: 'employeeId', code: 'employee/required' }))
    : ok({ employeeIds: [employeeId as EmployeeId], draft })
}

export const writeAssignment = ({ employeeIds, draft }: Assigned) => ({ employeeIds, ...draft })
