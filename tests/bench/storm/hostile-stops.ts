import { request } from 'node:http'
import { furnishProduct } from '#tests/fuzz/furnish-product.ts'
import { hostileTexts } from '#tests/hostile-text.ts'
import type { House } from '#tests/server/asking.ts'
import { requestOf, type Sent } from '#tests/server/house-requests.ts'
import { longBodies } from '#tests/server/long-bodies.ts'
import { type Document, type Operation, operationsOf } from '#tests/server/published.ts'
import type { Figure } from '../figure.ts'
import { type Product, visitor, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'

const MEGABYTE = 2 ** 20
const BOUND_MS = 100
/** A machine of tests stops a process now and then: what is slow of itself is slow each time. */
const TRIES = sized(5, 1)
/** A stop as short as that is not looked at again: the bound is far. */
const ENOUGH_MS = 30

/** The longest stop of the server's event loop while every operation gets hostile bodies of a megabyte, and of as much as it takes. */
export const hostileStops = (): Promise<readonly Figure[]> =>
  withProduct(async (product) => {
    const person = await visitor(product, [])
    const { headers } = person.get('')
    const house = await furnishProduct(product, person)
    const described = await fetch(`${product.address}/api/openapi.json`)
    const operations = operationsOf((await described.json()) as Document).toSorted(deletingLast)
    let longest = { ms: 0, name: '', body: '' }
    let sent = 0
    for (const operation of operations) {
      const right = requestOf(operation, house)
      for (const [body, bytes] of hostileBodies(operation, right, house)) {
        const ms = await leastStop(product, { ...right, headers: { ...headers, ...right.headers } }, bytes)
        sent += 1
        if (ms > longest.ms) longest = { ms, name: `${operation.method} ${operation.path}`, body }
      }
    }
    return [
      {
        what: `longest stop of the event loop, hostile bodies on ${operations.length} operations, ms`,
        value: longest.ms,
        most: BOUND_MS,
        beside: `${sent} bodies; by ${longest.body} on ${longest.name}`,
      },
    ]
  })

const deletingLast = (one: Operation, other: Operation): number =>
  Number(one.method === 'DELETE') - Number(other.method === 'DELETE')

function* hostileBodies(
  operation: Operation,
  { body }: Sent,
  house: House,
): Generator<readonly [string, string | Uint8Array]> {
  const { fields, bodyLimit } = operation
  const right = typeof body === 'object' && body !== null ? body : {}
  for (const size of new Set([MEGABYTE, bodyLimit])) {
    if (size === 0) continue
    for (const [name, make] of Object.entries(hostileTexts))
      for (const field of fields.slice(0, size === MEGABYTE ? 1 : undefined))
        yield [
          `${name} in ${field}`,
          JSON.stringify({ ...right, [field]: make(Math.floor((size - 2000) / 4)) }),
        ]
    for (const field of fields.slice(0, size === MEGABYTE ? 1 : undefined))
      yield [
        `a list in ${field}`,
        JSON.stringify({ ...right, [field]: Array(Math.floor((size - 2000) / 2)).fill(0) }),
      ]
    yield ['depth', '['.repeat(size)]
    yield ['names', JSON.stringify(manyNames(size))]
    yield ['noise', new Uint8Array(size).fill(0xff)]
  }
  if (operation.takesBody) yield* listLong(operation, house)
}

/** Those that the tests send too: texts in every place of a body, lists of what is no item. */
function* listLong(operation: Operation, house: House): Generator<readonly [string, string]> {
  for (const [name, bodiesOf] of Object.entries(longBodies))
    for (const body of bodiesOf(operation, house))
      yield [name, typeof body === 'string' ? body : JSON.stringify(body)]
}

const manyNames = (size: number): object =>
  Object.fromEntries(Array.from({ length: Math.floor(size / 20) }, (_, i) => [`f${i}`, i]))

async function leastStop(
  { address, longestStop }: Product,
  sent: Sent,
  body: string | Uint8Array,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > ENOUGH_MS; tries += 1) {
    await longestStop()
    const status = await send(address, sent, body)
    if (status >= 500) throw new Error(`${sent.method} ${sent.path} answered ${status}`)
    least = Math.min(least, await longestStop())
  }
  return least
}

/** The status; a connection that is cut because the body is too long counts as 413. */
function send(host: string, { path, method, headers }: Sent, body: string | Uint8Array): Promise<number> {
  const bytes = Buffer.from(body)
  return new Promise((done) => {
    const asked = request(
      `${host}${path}`,
      {
        method: method ?? 'GET',
        headers: { 'content-type': 'application/json', ...headers, 'content-length': bytes.length },
      },
      (response) => {
        response
          .resume()
          .on('end', () => done(response.statusCode ?? 0))
          .on('error', () => done(413))
      },
    )
    asked.on('error', () => done(413))
    asked.end(bytes)
  })
}
