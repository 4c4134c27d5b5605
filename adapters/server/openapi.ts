import * as z from 'zod/mini'
import type { QueryParameter } from '#adapters/wire/contract/input.ts'
import { isFieldCode, type RefusedCode } from '#adapters/wire/contract/refusals.ts'
import type { Who } from '#adapters/wire/contract/who.ts'
import { MORE, TOTAL } from '#adapters/wire/page-wire.ts'
import { problemJson, statusOf } from '#adapters/wire/problem-wire.ts'
import { wireCodes } from '#adapters/wire/read-given.ts'
import { KEY } from '#adapters/wire/request-key.ts'
import { id } from '#adapters/wire/wire-format.ts'
import { bodyLimitOf, type EndpointAnswer, type Registered } from './endpoint.ts'
import { SMALL_BODY } from './heavy/body-room.ts'

type Json = Readonly<Record<string, unknown>>

const meanings: Readonly<Record<number, string>> = {
  400: 'The request is malformed, or names no company',
  401: 'No one is signed in',
  403: 'The caller is a member who has not the right that `x-right` names',
  404: 'There is no such thing, or the caller is no member of its company',
  408: 'The body came too slowly',
  409: 'What is stored stands against it',
  413: 'The body is longer than the operation takes',
  414: 'The address is over 8192 characters',
  415: 'The body is no JSON, or no file of the types taken',
  422: 'Values that can not be taken, one `field: message` a line',
  429: 'Too many tries or requests, too much work of the company under way, or too many long bodies: `Retry-After` seconds to wait',
  500: 'The server failed',
  503: 'The database does not answer',
}

export type Description = Json & { readonly openapi: string }

/** The OpenAPI 3.1 description of the registered routes. */
export function describeApi(registered: readonly Registered[]): Description {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of registered) {
    const path = paths[endpoint.path] ?? {}
    path[endpoint.method] = describeOperation(endpoint)
    paths[endpoint.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Охрана труда онлайн',
      version: '1',
      description:
        'Whoever asks too often, with an account or without, is answered 429 with `Retry-After`, whatever they ask for.',
    },
    paths,
    components: {
      schemas: { Problem: describeSchema(problemJson, 'input') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        signature: { type: 'apiKey', in: 'query', name: 'signature' },
      },
    },
  }
}

function describeOperation(endpoint: Registered): Json {
  const { summary, method, body, upload, answer } = endpoint
  const refusals = listRefusals(endpoint).map((status) => [status, describeRefusal(status, endpoint)])
  return {
    summary,
    ...(endpoint.right ? { 'x-right': endpoint.right } : {}),
    ...(endpoint.who === 'anyone' ? {} : { security: describeSecurity(endpoint) }),
    parameters: listParameters(endpoint),
    ...(body
      ? { requestBody: { description: wordMost(bodyLimitOf(endpoint)), ...describeBody(body, method) } }
      : {}),
    ...(upload
      ? {
          requestBody: {
            description: wordMost(upload.limit),
            required: true,
            content: describeFiles(upload.types),
          },
        }
      : {}),
    responses: { [answer.status]: describeAnswer(answer), ...Object.fromEntries(refusals) },
  }
}

const wordMost = (bytes: number): string => `At most ${bytes} bytes`

const describeSecurity = ({ who }: Registered): readonly Json[] =>
  typeof who === 'object' && 'fileOf' in who ? [{ bearer: [] }, { signature: [] }] : [{ bearer: [] }]

/** Every status that the route may answer with beside its own. */
function listRefusals({
  who,
  body,
  upload,
  keyed,
  weighs,
  query,
  refuses = [],
  codes = [],
  ...endpoint
}: Registered): readonly number[] {
  const all = new Set([414, 422, 500, 503, ...refuses, ...codes.map(findStatus)])
  all.add(who === 'anyone' ? 429 : 401)
  if (who === 'operator') all.add(403)
  else if (who !== 'anyone' && who !== 'signedIn') {
    all.add(403)
    all.add(404)
  }
  if (who === 'member' || keyed) all.add(400)
  if (body || upload) for (const status of [400, 413, 415]) all.add(status)
  if (upload || (body && bodyLimitOf({ who, ...endpoint }) > SMALL_BODY))
    for (const status of [408, 429]) all.add(status)
  if (query) all.add(422)
  if (weighs) all.add(429)
  return [...all].toSorted((a, b) => a - b)
}

const findStatus = (code: RefusedCode): number => (isFieldCode(code) ? statusOf.fields : statusOf[code])

const describeRefusal = (status: number, endpoint: Registered): Json => ({
  description: meanings[status] ?? 'Refused',
  content: { 'application/json': { schema: describeProblem(status, endpoint) } },
})

/** The problem of a status, with its codes where a contract lists them all. */
function describeProblem(status: number, { codes, body, keyed }: Registered): Json {
  const schema = { $ref: '#/components/schemas/Problem' }
  if (!codes || ![404, 409, 422].includes(status)) return schema
  const all: readonly RefusedCode[] = keyed ? [...codes, 'request-key/taken'] : codes
  const own = all.filter((code) => !isFieldCode(code) && statusOf[code] === status)
  if (status === 404) return withCodes(schema, ['not-found'])
  if (status === 409) return withCodes(schema, own)
  const ofFields = [...(body ? wireCodes : ['text/forbidden-character']), ...codes.filter(isFieldCode)]
  const error = {
    type: 'object',
    properties: { field: { type: 'string' }, code: { enum: [...new Set(ofFields)] } },
  }
  return withCodes({ ...schema, properties: { errors: { type: 'array', items: error } } }, ['fields', ...own])
}

const withCodes = (schema: Json, codes: readonly string[]): Json => ({
  ...schema,
  properties: { ...(schema.properties ?? {}), code: { enum: codes } },
  required: ['code'],
})

function listParameters({ path, who, body, keyed, query = {} }: Registered): readonly Json[] {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: nameThing(name, who),
    schema: { type: 'integer', minimum: 1 },
  }))
  const company = who === 'member' && !body && named.length === 0
  return [
    ...named,
    ...(typeof who === 'object' && 'ownerOf' in who ? [describeParameter('companyId', ofCompany)] : []),
    ...(company ? [describeParameter('companyId', { ...ofCompany, required: true })] : []),
    ...Object.entries(query).map(([name, of]) => describeParameter(name, of)),
    ...(keyed ? [keyHeader] : []),
  ]
}

const keyHeader: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Sent again with the same key and body within 24 hours, the request is answered as before and not done again',
  schema: { type: 'string', pattern: KEY.pattern.source, maxLength: KEY.max },
}

const ofCompany: QueryParameter = { schema: id }

/** What an id of a path is of: `memo`, `company`; for `completionId` a `completion`. */
function nameThing(name: string, who: Who): string {
  if (name !== 'id') return name.replace(/Id$/, '')
  if (typeof who === 'object') return 'ownerOf' in who ? who.ownerOf : who.fileOf
  return who === 'member' ? 'company' : 'template'
}

const describeParameter = (name: string, { schema, required }: QueryParameter): Json => ({
  name,
  in: 'query',
  required: required === true,
  schema: describeSchema(schema, 'input'),
})

function describeBody(body: z.ZodMiniType, method: string): Json {
  const content = { schema: describeSchema(body, 'input') }
  return {
    required: true,
    content: {
      'application/json': content,
      ...(method === 'patch' ? { 'application/merge-patch+json': content } : {}),
    },
  }
}

const describeFiles = (types: readonly string[]): Json =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

function describeAnswer(answer: EndpointAnswer): Json {
  if ('files' in answer) return { description: 'The file', content: describeFiles(answer.files) }
  if ('events' in answer)
    return { description: 'Events as they happen', content: describeFiles(['text/event-stream']) }
  if (!('json' in answer)) return { description: 'Done' }
  return {
    description: 'Done',
    ...(answer.counted ? { headers: countHeaders } : {}),
    content: { 'application/json': { schema: describeSchema(answer.json, 'output') } },
  }
}

const countHeaders: Json = {
  [TOTAL]: { required: true, schema: { type: 'integer', minimum: 0 } },
  [MORE]: { schema: { type: 'integer', const: 1 } },
}

function describeSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
