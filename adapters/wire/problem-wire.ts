import type { RotationRefused } from '@osh/core/auth/sessions.ts'
import { storageTermIds } from '@osh/core/norms/storage-term-ids.ts'
import type { FieldErrorCode } from '@osh/core/shared/results/field-error-codes.ts'
import type { FieldError, Wrong } from '@osh/core/shared/results/refusals.ts'
import type { Refusal as KnownRefusal } from '@osh/core/wording/refusals/refusal.ts'
import * as z from 'zod/mini'
import { decodeUnit, encodeUnit } from './obligations/unit-words.ts'
import { day } from './wire-format.ts'

/** Every refusal that a port can answer with; on the wire its status, its words and its code with what it names. */
export type Refusal = Exclude<KnownRefusal, RotationRefused>

export type RefusalCode = Refusal['code']
export type RefusalOf<C extends RefusalCode> = Extract<Refusal, { code: C }>

export const statusOf: Readonly<Record<RefusalCode, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503>> = {
  fields: 422,
  'not-found': 404,
  stale: 409,
  'auth/wrong-credentials': 401,
  'auth/too-many-attempts': 429,
  'auth/second-factor': 401,
  'factor/on': 409,
  'push/refused': 422,
  'auth/refresh-refused': 400,
  'visitors/too-many': 429,
  'mails/too-many': 429,
  'companies/too-many': 429,
  'lookup/silent': 503,
  'lookup/not-configured': 422,
  'lookup/unknown-inn': 422,
  'memo/no-rows': 422,
  'memo/row-doubled': 422,
  'memo/wrong-section': 422,
  'memo/events-mixed': 422,
  'memo/rows-taken': 409,
  'memo/obligation-removed': 409,
  'memo/canceled': 409,
  'memo/has-results': 409,
  'ppe/more-than-held': 409,
  'ppe/issuance-has-returns': 409,
  'obligation/in-active-memo': 409,
  'completion/entered-by-memo': 409,
  'employee/in-memo': 409,
  'employee/in-document': 409,
  'employee/has-completions': 409,
  'employee/was-responsible': 409,
  'employee/was-injured': 409,
  'employee/answers-for-measure': 409,
  'department/has-employees': 409,
  'position/held': 409,
  'document/annulled-already': 409,
  'document/nothing-new': 409,
  'request-key/taken': 422,
  'erasure/employed': 409,
  'erasure/memo-active': 409,
  'erasure/kept-by-law': 409,
  'erasure/not-owner': 409,
  'mail/not-failed': 409,
  'right/hidden': 403,
  'email/unconfirmed': 403,
  'member/last-owner': 409,
  'member/already': 409,
  'invitation/unknown': 409,
  'invitation/spent': 409,
  'invitation/expired': 409,
  'invitation/of-another': 409,
  'tariff/ended': 409,
  'invoice/no-seller': 409,
  'tariff/without-section': 409,
  'tariff/staff-full': 409,
  'tariff/office-only': 409,
  'paper-record/made': 409,
  'paper-record/undone': 409,
  'paper-record/touched': 409,
  'paper-record/told': 409,
  'import/touched': 409,
  'import/undone': 409,
  'import/forgotten': 409,
  'difference/changed': 409,
}

const fieldErrorJson = z.object({
  field: z.string(),
  row: z.optional(z.int()),
  code: z.string(),
  max: z.optional(z.number()),
  free: z.optional(z.array(z.string())),
  held: z.optional(z.number()),
  unit: z.optional(z.string()),
  who: z.optional(z.array(z.string())),
  label: z.optional(z.string()),
  reason: z.optional(z.string()),
  employeeId: z.optional(z.int()),
  asks: z.optional(z.string()),
  said: z.optional(z.string()),
})

/** Refused with 429 and Retry-After before anything was begun: the company has as much heavy work under way as it may have. */
export const COMPANY_BUSY = 'company/busy'

/** The body of every error. Beyond the words, what a program needs to tell one refusal from another. */
export const problemJson = z.object({
  description: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.array(fieldErrorJson)),
  rows: z.optional(z.array(z.object({ fullname: z.string(), memoNumber: z.int() }))),
  kept: z.optional(z.array(z.object({ term: z.enum(storageTermIds), until: day }))),
  names: z.optional(z.array(z.string())),
  ppe: z.optional(z.string()),
  memoNumber: z.optional(z.int()),
  documentNumber: z.optional(z.string()),
  fullname: z.optional(z.string()),
  count: z.optional(z.int()),
  endedOn: z.optional(day),
  closesOn: z.optional(day),
  most: z.optional(z.int()),
  seconds: z.optional(z.int()),
})
export type ProblemJson = z.infer<typeof problemJson>

/** The refusal as a response; `description` is core/wording's, for `fields` one `field: message` a line. */
export function encodeProblem(refusal: Refusal, description: string): { status: number; body: ProblemJson } {
  return {
    status: statusOf[refusal.code],
    body: { description, code: refusal.code, ...encodeRefusalData(refusal) },
  }
}

function encodeRefusalData(refusal: Refusal): Partial<ProblemJson> {
  switch (refusal.code) {
    case 'fields':
      return { errors: refusal.errors.map(encodeFieldError) }
    case 'memo/rows-taken':
      return { rows: refusal.rows.map(({ fullName, memoNumber }) => ({ fullname: fullName, memoNumber })) }
    case 'ppe/more-than-held':
    case 'ppe/issuance-has-returns':
      return { ppe: refusal.ppe }
    case 'obligation/in-active-memo':
    case 'employee/in-memo':
      return { memoNumber: refusal.memoNumber }
    case 'erasure/memo-active':
      return { memoNumber: refusal.memoNumber }
    case 'erasure/kept-by-law':
      return { kept: [...refusal.kept] }
    case 'employee/in-document':
      return { documentNumber: refusal.documentNumber }
    case 'department/has-employees':
    case 'position/held':
      return { fullname: refusal.fullName, count: refusal.count }
    case 'tariff/ended':
      return { endedOn: refusal.endedOn, ...(refusal.closesOn ? { closesOn: refusal.closesOn } : {}) }
    case 'paper-record/touched':
    case 'paper-record/told':
    case 'import/touched':
    case 'tariff/office-only':
      return { names: [...refusal.names], count: refusal.count }
    case 'tariff/staff-full':
      return { most: refusal.most }
    case 'auth/too-many-attempts':
    case 'visitors/too-many':
    case 'mails/too-many':
    case 'companies/too-many':
      return { seconds: refusal.seconds }
    default:
      return {}
  }
}

/**
 * What an error response says to whoever lists those codes. 400 and 422 without a known code are field errors in the server's own
 * words; a line without a colon is under the field ''. Null for what is no refusal: the outside is broken.
 */
export function decodeProblemRefusal(
  status: number,
  json: unknown,
  listed: readonly string[],
): Refusal | null {
  const parsed = problemJson.safeParse(json)
  return makeRefusal(status, parsed.success ? parsed.data : { description: '' }, listed)
}

function makeRefusal(status: number, problem: ProblemJson, listed: readonly string[]): Refusal | null {
  const code = (Object.keys(statusOf) as RefusalCode[]).find((known) => known === problem.code)
  if (code && statusOf[code] === status) return decodeCoded(code, problem, listed)
  if (status === 400 || status === 422) return { code: 'fields', errors: splitLines(problem.description) }
  return status === 404 ? { code: 'not-found' } : null
}

function decodeCoded(code: RefusalCode, problem: ProblemJson, listed: readonly string[]): Refusal | null {
  switch (code) {
    case 'fields':
      return { code, errors: decodeFieldErrors(problem, listed) }
    case 'memo/rows-taken': {
      const rows = problem.rows ?? []
      return { code, rows: rows.map(({ fullname, memoNumber }) => ({ fullName: fullname, memoNumber })) }
    }
    case 'ppe/more-than-held':
    case 'ppe/issuance-has-returns':
      return problem.ppe === undefined ? null : { code, ppe: problem.ppe }
    case 'obligation/in-active-memo':
    case 'erasure/memo-active':
    case 'employee/in-memo':
      return problem.memoNumber === undefined ? null : { code, memoNumber: problem.memoNumber }
    case 'erasure/kept-by-law': {
      const kept = problem.kept?.map(({ term, until }) => ({ term, until }))
      return kept === undefined ? null : { code, kept }
    }
    case 'employee/in-document':
      return problem.documentNumber === undefined ? null : { code, documentNumber: problem.documentNumber }
    case 'department/has-employees':
    case 'position/held': {
      const { fullname, count } = problem
      return fullname === undefined || count === undefined ? null : { code, fullName: fullname, count }
    }
    case 'tariff/ended':
      return problem.endedOn === undefined
        ? null
        : { code, endedOn: problem.endedOn, closesOn: problem.closesOn ?? null }
    case 'paper-record/touched':
    case 'paper-record/told':
    case 'import/touched':
    case 'tariff/office-only': {
      const { names, count } = problem
      return names === undefined || count === undefined ? null : { code, names, count }
    }
    case 'tariff/staff-full':
      return problem.most === undefined ? null : { code, most: problem.most }
    case 'auth/too-many-attempts':
    case 'visitors/too-many':
    case 'mails/too-many':
    case 'companies/too-many':
      return { code, seconds: problem.seconds ?? A_MINUTE }
    default:
      return { code } as Refusal
  }
}

/** What is waited where the server doesn't say how long. */
const A_MINUTE = 60

const encodeFieldError = (error: FieldError): z.infer<typeof fieldErrorJson> =>
  error.code === 'document-number/taken'
    ? { ...error, free: [...error.free] }
    : error.code === 'quantity/more-than-held'
      ? { ...error, unit: encodeUnit(error.unit), who: [...error.who] }
      : { ...error }

function decodeFieldErrors(
  { errors, description }: ProblemJson,
  listed: readonly string[],
): readonly FieldError[] {
  const lines = splitLines(description)
  if (!errors) return lines
  return errors.map((error, i) => {
    const { field, row } = error
    const line = lines[i]
    const said = error.said ?? (line?.code === 'server/said' ? line.said : description)
    return {
      field,
      ...(row === undefined ? {} : { row }),
      ...((listed.includes(error.code) && decodeWrong(error)) || { code: 'server/said', said }),
    }
  })
}

type FieldErrorJson = z.infer<typeof fieldErrorJson>

/** What is wrong, if all that goes with it is there. */
function decodeWrong(error: FieldErrorJson): Wrong | null {
  const { code, max, free, held, unit, who, label, reason, employeeId, asks } = error
  switch (code) {
    case 'document-number/taken':
      return free ? { code, free } : null
    case 'quantity/more-than-held':
      return held === undefined || !who ? null : { code, held, unit: decodeUnit(unit ?? '') ?? 'piece', who }
    case 'document/value-missing': {
      const why = reason as FieldErrorCode | undefined
      const whose = employeeId === undefined ? {} : { employeeId }
      return label === undefined || !why ? null : { code, label, reason: why, ...whose }
    }
    case 'document/out-of-bounds':
      return label === undefined || asks === undefined ? null : { code, label, asks }
    case 'text/too-long':
      return max === undefined ? null : { code, max }
    default:
      return code in statusOf || code === 'server/said' ? null : { code: code as FieldErrorCode }
  }
}

/** `field: message`, one a line. */
function splitLines(description: string): readonly FieldError[] {
  const lines = description.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [, field, said] = /^\s*([A-Za-z][\w.-]*)\s*:\s*(.*)$/.exec(line) ?? []
    return { field: field ?? '', code: 'server/said', said: said ?? line.trim() }
  })
}
