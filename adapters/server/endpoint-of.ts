import * as z from 'zod/mini'
import { mediaTypes } from '#adapters/documents/file/media-types.ts'
import type { Call } from '#adapters/wire/contract/call.ts'
import type { FileFormat } from '#adapters/wire/contract/sent-file.ts'
import type { Endpoint, EndpointAnswer } from './endpoint.ts'

/** What the route of a call takes and gives. */
export const describeEndpoint = (
  { method, path, right, query, body, bodyLimit, weighs, upload, keyed, answer, refuses }: Call,
  summary: string,
): Endpoint => ({
  method,
  path,
  summary,
  ...(right ? { right } : {}),
  ...(query ? { query } : {}),
  ...(body ? { body } : {}),
  ...(bodyLimit ? { bodyLimit } : {}),
  ...(weighs ? { weighs: true } : {}),
  ...(upload
    ? { upload: { types: [...listMediaTypes(upload.formats), ANY_FILE], limit: upload.limit } }
    : {}),
  ...(keyed ? { keyed } : {}),
  answer: 'files' in answer ? { status: 200, files: listMediaTypes(answer.files) } : answer,
  codes: refuses,
})

/** How a program names a file that it does not know. */
const ANY_FILE = 'application/octet-stream'

const listMediaTypes = (formats: readonly FileFormat[]): readonly string[] =>
  formats.map((one) => mediaTypes[one])

/** What a route takes and gives that two calls share; they ask for one right, since it is asked before the body is read. */
export const joinEndpoints = (one: Endpoint, other: Endpoint): Endpoint => ({
  ...one,
  summary: `${one.summary}; ${other.summary}`,
  query: joinQueries(one.query, other.query),
  ...(one.weighs || other.weighs ? { weighs: true } : {}),
  answer: joinAnswers(one.answer, other.answer),
  codes: [...new Set([...(one.codes ?? []), ...(other.codes ?? [])])],
  ...requireSameRight(one, other),
})

function requireSameRight(one: Endpoint, other: Endpoint): Pick<Endpoint, 'right'> {
  if (one.right !== other.right) throw new Error(`${one.path} asks for two rights`)
  return one.right ? { right: one.right } : {}
}

type Query = NonNullable<Endpoint['query']>

/** A parameter is required where both require it. */
const joinQueries = (one: Query = {}, other: Query = {}): Query =>
  Object.fromEntries(
    Object.entries({ ...other, ...one }).map(([name, { schema }]) => {
      const isRequired = one[name]?.required && other[name]?.required
      return [name, { schema, ...(isRequired ? { required: true } : {}) }]
    }),
  )

function joinAnswers(one: EndpointAnswer, other: EndpointAnswer): EndpointAnswer {
  if (!('json' in one && 'json' in other) || isSame(one.json, other.json)) return one
  return { ...one, json: z.union([one.json, other.json]) }
}

const isSame = (one: z.ZodMiniType, other: z.ZodMiniType): boolean =>
  JSON.stringify(z.toJSONSchema(one)) === JSON.stringify(z.toJSONSchema(other))
