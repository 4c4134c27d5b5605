import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { IssueCheck, KnownRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import { parseTemplateId } from '@osh/core/documents/library/parse-template-id.ts'
import { type TemplateId, type TemplateKind, templateKinds } from '@osh/core/documents/library/template.ts'
import {
  type DocumentNumber,
  LARGEST_INTEGER,
  parseDocumentNumber,
  printDocumentNumber,
} from '@osh/core/documents/numbering/document-number.ts'
import { SUGGESTIONS } from '@osh/core/documents/numbering/free-numbers.ts'
import type { KnownAnswers } from '@osh/core/documents/sources/fill-from-sources.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { type AddresseeKind, addresseeKinds } from '@osh/core/incidents/addressees/addressee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { formsOfStep } from '@osh/core/incidents/papers-of-file.ts'
import { parseDay } from '@osh/core/shared/dates/parse-day.ts'
import { optional, type Parse, readObject } from '@osh/core/shared/input/field-reader.ts'
import { identifier } from '@osh/core/shared/input/identifier.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import type { InputCodec } from '../contract/input.ts'
import { withQuery } from '../contract/query-input.ts'
import type { OfCompany } from '../contract/who.ts'
import { day, id } from '../wire-format.ts'
import { decodeDocumentNumber } from './document-wire.ts'
import { integerParameter } from './integer-parameter.ts'

/** Places among the injured of an accident. */
const MOST_INJURED = 200

/** The most free numbers that are answered at once. */
const MOST = 50

/** A letter that a number may end with, in upper case. */
const readLetter: Parse<string, 'document-number/invalid'> = (value) => {
  const number = parseDocumentNumber(`1${String(value)}`)
  return number.ok && number.value.integer === 1
    ? ok(number.value.letter)
    : err({ code: 'document-number/invalid' })
}

/** What form the numbers are for. */
const readKind: Parse<TemplateKind, 'choice/unknown'> = (value) => {
  const kind = templateKinds.find((one) => one === value)
  return kind ? ok(kind) : err({ code: 'choice/unknown' })
}

const year = integerParameter(1900, LARGEST_INTEGER)
const after = integerParameter(0, LARGEST_INTEGER)
const count = integerParameter(1, MOST)

const freeNumbers = {
  year: year.read,
  after: optional(after.read),
  letter: optional(readLetter),
  count: optional(count.read),
  kind: optional(readKind),
}

type FreeNumbersCode = 'number/invalid' | 'document-number/invalid' | 'choice/unknown'

/** `method(companyId, year, after, count, kind)` */
export const ofYear: InputCodec<
  OfCompany,
  [CompanyId, number, DocumentNumber, number, (TemplateKind | null)?],
  FreeNumbersCode
> = {
  query: {
    year: { schema: year.schema, required: true },
    letter: { schema: z.string().check(z.maxLength(1)) },
    after: { schema: after.schema },
    count: { schema: count.schema },
    kind: { schema: z.enum(templateKinds) },
  },
  read: ({ of, query }) => {
    const read = readObject(query, freeNumbers)
    if (!read.ok) return read
    const { year, after, letter, count, kind } = read.value
    return ok([of.companyId, year, { integer: after ?? 0, letter: letter ?? '' }, count ?? SUGGESTIONS, kind])
  },
  write: (companyId, year, { integer, letter }, count, kind) => ({
    of: { companyId },
    query: { year, after: integer, count, ...(letter === '' ? {} : { letter }), ...(kind ? { kind } : {}) },
  }),
}

export const documentNumber = codec(z.string(), {
  encode: printDocumentNumber,
  decode: decodeDocumentNumber,
})

/** `method(companyId, templateId)` */
export const ofForm = withQuery({
  parameters: { templateId: { schema: id, required: true } },
  read: (query) => {
    const read = readObject(query, { templateId: parseTemplateId })
    return read.ok ? ok(read.value.templateId) : read
  },
  write: (templateId: TemplateId) => ({ templateId }),
})

/** A step that no plan has is none. */
const readStep: Parse<string, never> = (value) =>
  ok(typeof value === 'string' && Object.hasOwn(formsOfStep, value) ? value : '')

/** A kind that is in no book is none. */
const readAddressee: Parse<AddresseeKind | null, never> = (value) =>
  ok(addresseeKinds.find((kind) => kind === value) ?? null)

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

/** `method(companyId, request)`: of which paper what is known is asked. */
export const ofKnownPaper = withQuery({
  parameters: {
    templateId: { schema: id, required: true },
    documentDate: { schema: day },
    asOf: { schema: day },
    employeeId: { schema: id },
    incidentId: { schema: id },
    outsider: { schema: integerParameter(0, MOST_INJURED).schema },
    step: { schema: z.string() },
    addressee: { schema: z.enum(addresseeKinds) },
    microtraumaId: { schema: id },
  },
  read: (query) => {
    const read = readObject(query, ofPaper)
    if (!read.ok) return read
    const { documentDate: date, step, addressee, microtraumaId, ...request } = read.value
    return ok<KnownRequest>({
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

export const lastAnswers = codec(z.object({ values: z.record(z.string(), z.unknown()) }), {
  encode: (answers: Answers) => ({ values: { ...answers } }),
  decode: ({ values }): Answers => values,
})
