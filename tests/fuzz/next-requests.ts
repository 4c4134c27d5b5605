import fc from 'fast-check'
import type { House } from '#tests/server/asking.ts'
import { hostileBody, hostileValue, rightBodies } from '#tests/server/hostile.ts'
import { requestOf } from '#tests/server/house-requests.ts'
import type { Operation } from '#tests/server/published.ts'

export type Asker = {
  readonly house: House
  readonly operations: readonly Operation[]
  readonly headers: Readonly<Record<string, string>>
}

export type Fuzzed = {
  /** `POST /api/memos`: for the report; no value of the request is in it. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Whatever is printed or deleted: so few of its requests are sent, or nothing else would be reached. */
const SELDOM = 10

/** Requests near the right ones of any operation, the same ones for the same seed. */
export function nextRequests(asker: Asker, count: number, seed: number): readonly Fuzzed[] {
  const often = asker.operations
    .filter(({ isStream }) => !isStream)
    .flatMap((one) => Array<Operation>(isSeldom(one) ? 1 : SELDOM).fill(one))
  return fc.sample(
    fc.constantFrom(...often).chain((operation) => fuzzed(asker, operation)),
    {
      numRuns: count,
      seed,
    },
  )
}

const isSeldom = ({ method, responses, opensBy }: Operation): boolean =>
  method === 'DELETE' || (method === 'POST' && responses[429] !== undefined && opensBy !== null)

function fuzzed({ house, headers }: Asker, operation: Operation): fc.Arbitrary<Fuzzed> {
  const { method, path, pattern, fields, takesBody, takesFile, parameters } = operation
  const right = requestOf(operation, house)
  const named = parameters.filter((one) => one.in === 'query').map((one) => one.name)
  const odd = fc.dictionary(fc.constantFrom('page', 'limit', 'search', ...named), oddText, { maxKeys: 2 })
  const body = takesBody
    ? hostileBody(fields, { ...rightBodies(house)[`${method} ${pattern}`], companyId: house.company }).map(
        (json) => JSON.stringify(json),
      )
    : takesFile[0]
      ? fc.oneof(fc.constant('own form'), fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }))
      : fc.constant(null)
  return fc.record({ odd, body, strange: fc.nat(19), id: oddText }).map(({ odd, body, strange, id }) => ({
    name: `${method} ${path}`,
    method,
    path: strange === 0 ? withId(right.path, id) : withQuery(right.path, odd),
    headers: {
      ...(strange === 1 ? {} : headers),
      ...(body === null ? {} : { 'content-type': takesFile[0] ?? 'application/json' }),
    },
    body,
  }))
}

const oddText = fc.oneof(
  fc.constantFrom('1', '0', '200', '-1', '9007199254740993', '2026-01-10', 'training', 'ppe', '%00', ''),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.toWellFormed()),
  hostileValue.map(textOf).filter((text) => text.isWellFormed()),
)

function withQuery(address: string, odd: Readonly<Record<string, string>>): string {
  const [path, query] = address.split('?')
  const parameters = new URLSearchParams(query)
  for (const [name, text] of Object.entries(odd)) parameters.set(name, text)
  return parameters.size > 0 ? `${path}?${parameters}` : (path ?? address)
}

/** Another id in the place of the first. */
const withId = (address: string, id: string): string =>
  address.replace(/\d+/, encodeURIComponent(id.slice(0, 200)))

/** What of an object a query can hold: its JSON. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
