import type { IssueCheck, KnownRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import { parseTemplateId, templateCodes } from '@osh/core/documents/library/parse-template-id.ts'
import type { KnownAnswers } from '@osh/core/documents/sources/known-answer.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { type AddresseeKind, addresseeKinds } from '@osh/core/incidents/addressees/addressee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { formsOfStep } from '@osh/core/incidents/papers-of-file.ts'
import { dayCodes, parseDay } from '@osh/core/shared/dates/parse-day.ts'
import { optional, type Parse, readObject } from '@osh/core/shared/input/field-reader.ts'
import { identifier } from '@osh/core/shared/input/identifier.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { withQuery } from '../contract/query-input.ts'
import { day, id } from '../wire-format.ts'
import { integerParameter } from './integer-parameter.ts'

/** Places among the injured of an accident. */
const MOST_INJURED = 200

/** A step that no plan has is none. */
const readStep: Parse<string, never> = (value) =>
  ok(typeof value === 'string' && Object.hasOwn(formsOfStep, value) ? value : '')

/** A kind that is in no book is none. */
const readAddressee: Parse<AddresseeKind | null, never> = (value) =>
  ok(addresseeKinds.find((kind) => kind === value) ?? null)

const LONGEST_NAME = 500

/** What is longer is no department's name. */
const readDepartment: Parse<string, never> = (value) =>
  ok(typeof value === 'string' && value.length <= LONGEST_NAME ? value : '')

const ofPaper = {
  templateId: parseTemplateId,
  documentDate: optional(parseDay),
  asOf: optional(parseDay),
  employeeId: optional(
    identifier<EmployeeId, 'employee/unknown'>({ required: 'employee/unknown', unknown: 'employee/unknown' }),
  ),
  incidentId: optional(
    identifier<IncidentId, 'incident/unknown'>({ required: 'incident/unknown', unknown: 'incident/unknown' }),
  ),
  periodFrom: optional(parseDay),
  periodTo: optional(parseDay),
  department: readDepartment,
  outsider: optional(integerParameter(0, MOST_INJURED).read),
  step: optional(readStep),
  addressee: optional(readAddressee),
  microtraumaId: optional(
    identifier<MicrotraumaId, 'microtrauma/unknown'>({
      required: 'microtrauma/unknown',
      unknown: 'microtrauma/unknown',
    }),
  ),
}

/** What such a question is refused with. */
export const knownPaperCodes = [
  ...templateCodes,
  ...dayCodes,
  'employee/unknown',
  'incident/unknown',
  'microtrauma/unknown',
  'number/invalid',
] as const

/** `method(companyId, request)`: of which paper what is known is asked. */
export const ofKnownPaper = withQuery({
  parameters: {
    templateId: { schema: id, required: true },
    documentDate: { schema: day },
    asOf: { schema: day },
    employeeId: { schema: id },
    incidentId: { schema: id },
    periodFrom: { schema: day },
    periodTo: { schema: day },
    department: { schema: z.string() },
    outsider: { schema: integerParameter(0, MOST_INJURED).schema },
    step: { schema: z.string() },
    addressee: { schema: z.enum(addresseeKinds) },
    microtraumaId: { schema: id },
  },
  read: (query) => {
    const read = readObject(query, ofPaper)
    if (!read.ok) return read
    const { documentDate: date, periodFrom: from, periodTo: to, department, ...given } = read.value
    const { step, addressee, microtraumaId, ...request } = given
    return ok<KnownRequest>({
      ...(from && to ? { period: { from, to } } : {}),
      ...(department ? { department } : {}),
      ...request,
      date,
      ...(step ? { step } : {}),
      ...(addressee ? { addressee } : {}),
      ...(microtraumaId === null ? {} : { microtraumaId }),
    })
  },
  write: ({ templateId, date, asOf, employeeId, incidentId, outsider = null, ...of }: KnownRequest) => ({
    templateId,
    ...(date === null ? {} : { documentDate: date }),
    ...(asOf === null ? {} : { asOf }),
    ...(employeeId === null ? {} : { employeeId }),
    ...(incidentId ? { incidentId } : {}),
    ...(of.period ? { periodFrom: of.period.from, periodTo: of.period.to } : {}),
    ...(of.department ? { department: of.department } : {}),
    ...(outsider === null ? {} : { outsider }),
    ...(of.step ? { step: of.step } : {}),
    ...(of.addressee ? { addressee: of.addressee } : {}),
    ...(of.microtraumaId ? { microtraumaId: of.microtraumaId } : {}),
  }),
})

/** Answers by the names of the form's values, each with the words that say where it is from. */
export const knownAnswers = codec(
  z.object({ values: z.record(z.string(), z.object({ value: z.unknown(), from: z.string() })) }),
  {
    encode: (known: KnownAnswers) => ({
      values: Object.fromEntries(
        Object.entries(known).map(([name, { value, from }]) => [name, { value, from }]),
      ),
    }),
    decode: ({ values }): KnownAnswers => values,
  },
)

export const issueCheck = codec(z.object({ papers: z.int() }), {
  encode: ({ papers }: IssueCheck) => ({ papers }),
  decode: ({ papers }): IssueCheck => ({ papers }),
})
