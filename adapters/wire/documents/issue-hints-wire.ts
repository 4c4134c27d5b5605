import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Answers } from '@osh/core/documents/answers/answers.ts'
import { parseTemplateId } from '@osh/core/documents/library/parse-template-id.ts'
import { type TemplateId, type TemplateKind, templateKinds } from '@osh/core/documents/library/template.ts'
import {
  type DocumentNumber,
  LARGEST_INTEGER,
  parseDocumentNumber,
  printDocumentNumber,
} from '@osh/core/documents/numbering/document-number.ts'
import { SUGGESTIONS } from '@osh/core/documents/numbering/free-numbers.ts'
import { optional, type Parse, readObject } from '@osh/core/shared/input/field-reader.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import type { InputCodec } from '../contract/input.ts'
import { withQuery } from '../contract/query-input.ts'
import type { OfCompany } from '../contract/who.ts'
import { id } from '../wire-format.ts'
import { decodeDocumentNumber } from './document-wire.ts'
import { integerParameter } from './integer-parameter.ts'

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

export const freeNumbersCodes = ['number/invalid', 'document-number/invalid', 'choice/unknown'] as const

/** `method(companyId, year, after, count, kind)` */
export const ofYear: InputCodec<
  OfCompany,
  [CompanyId, number, DocumentNumber, number, (TemplateKind | null)?],
  (typeof freeNumbersCodes)[number]
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

export const lastAnswers = codec(z.object({ values: z.record(z.string(), z.unknown()) }), {
  encode: (answers: Answers) => ({ values: { ...answers } }),
  decode: ({ values }): Answers => values,
})
