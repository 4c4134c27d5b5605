import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import {
  type DocumentNumber,
  LARGEST_INTEGER,
  parseDocumentNumber,
  printDocumentNumber,
} from '@osh/core/documents/numbering/document-number.ts'
import { SUGGESTIONS } from '@osh/core/documents/numbering/free-numbers.ts'
import { optional, readFields } from '@osh/core/shared/input/field-reader.ts'
import { identifier } from '@osh/core/shared/input/identifier.ts'
import type { FieldErrors, ValueError } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { z } from 'zod'
import type { QueryText } from '../page-wire.ts'
import { decoder, WireMismatch } from '../wire-format.ts'

/** The most free numbers that are answered at once. */
const MOST = 50

export const freeNumbersQuery = {
  year: { schema: z.int().min(1900).max(9999), required: true },
  letter: { schema: z.string().max(1) },
  after: { schema: z.int().min(0).max(LARGEST_INTEGER) },
  count: { schema: z.int().min(1).max(MOST) },
} as const

export type FreeNumbersQuery = {
  readonly year: number
  readonly after: DocumentNumber
  readonly count: number
}

export function readFreeNumbersQuery(query: QueryText): Result<FreeNumbersQuery, FieldErrors> {
  const { read, finish } = readFields(query)
  const year = read('year', integerFrom(1900, LARGEST_INTEGER))
  const integer = read('after', optional(integerFrom(0, LARGEST_INTEGER))) ?? 0
  const letter = read('letter', optional(readLetter)) ?? ''
  const count = read('count', optional(integerFrom(1, MOST))) ?? SUGGESTIONS
  return finish(() => ({ year: year ?? 0, after: { integer, letter }, count }))
}

/** A letter that a number may end with, in upper case. */
function readLetter(value: unknown): Result<string, ValueError> {
  const number = parseDocumentNumber(`1${String(value)}`)
  return number.ok && number.value.integer === 1
    ? ok(number.value.letter)
    : err({ code: 'document-number/invalid' })
}

const integerFrom =
  (min: number, max: number) =>
  (value: unknown): Result<number, ValueError> => {
    const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
    return number >= min && number <= max ? ok(number) : err({ code: 'number/invalid' })
  }

export const freeNumbersParams = ({ year, after: { integer, letter }, count }: FreeNumbersQuery) => ({
  year,
  after: integer,
  count,
  ...(letter === '' ? {} : { letter }),
})

export const freeNumbersJson = z.array(z.string())

export const encodeFreeNumbers = (numbers: readonly DocumentNumber[]): readonly string[] =>
  numbers.map(printDocumentNumber)

export const decodeFreeNumbers = decoder(freeNumbersJson, (json): readonly DocumentNumber[] =>
  json.map((text) => {
    const number = parseDocumentNumber(text)
    if (!number.ok) throw new WireMismatch('not a number of a document')
    return number.value
  }),
)

export const lastAnswersJson = z.object({ values: z.record(z.string(), z.unknown()) })

export const decodeLastAnswers = decoder(lastAnswersJson, ({ values }): Answers => values)

const template = identifier<TemplateId>({ required: 'template/required', unknown: 'template/unknown' })

export const lastAnswersQuery = { templateId: { schema: z.int().positive(), required: true } } as const

export function readTemplateId(query: QueryText): Result<TemplateId, FieldErrors> {
  const { read, finish } = readFields(query)
  const templateId = read('templateId', template)
  return finish(() => templateId as TemplateId)
}
