import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { hostileTexts } from '#tests/hostile-text.ts'
import { furnish, type House, type Json, type Person, register, startAsking } from './asking.ts'
import { rightBodies } from './hostile.ts'
import { requestOf } from './house-requests.ts'
import { type Operation, operationsOf, published } from './published.ts'

/** Milliseconds in which no one else is answered. */
const BOUND = 100
/** A machine of tests stops a process now and then: what is slow of itself is slow each time. */
const TRIES = 5

const writing = operationsOf(await published(startAsking())).filter(({ takesBody }) => takesBody)

const MEGABYTE = 2 ** 20
/** What is read of a longer body is read of one of this length: the time grows with it. */
const LONGEST = 4 * MEGABYTE

let owner: Person
let house: House
beforeAll(async () => {
  owner = await register(startAsking(), 'owner@example.org')
  house = await furnish(owner)
})

/** A body for each place of the operation's body that a text may be in, with the text there. */
function* bodiesWith({ method, pattern, fields }: Operation, text: string): Generator<Json> {
  const right: Json = { companyId: house.company, ...rightBodies(house)[`${method} ${pattern}`] }
  for (const field of fields) {
    yield { ...right, [field]: text }
    const inside = right[field]
    if (typeof inside !== 'object' || inside === null) continue
    for (const key of Object.keys(Array.isArray(inside) ? { ...inside[0] } : inside)) {
      const changed = { ...(Array.isArray(inside) ? inside[0] : inside), [key]: text }
      yield { ...right, [field]: Array.isArray(inside) ? [changed] : changed }
      yield { ...right, [field]: { [key]: { fullName: text, position: text } } }
    }
  }
}

/** The same text in place of all that the right body says at once, and in each field that it leaves out. */
function* bodiesFullOf({ method, pattern, fields }: Operation, text: string): Generator<Json> {
  const right: Json = { companyId: house.company, ...rightBodies(house)[`${method} ${pattern}`] }
  const { section } = right
  yield { ...right, ...Object(inPlaceOfTexts(right, text)), ...(section ? { section } : {}) }
  for (const field of fields) if (!(field in right)) yield { ...right, [field]: text }
}

function inPlaceOfTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((one) => inPlaceOfTexts(one, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inPlaceOfTexts(one, text)]))
}

/** As many bytes as are taken in one place, and as many letters as the longest name has in all places. */
function* longTexts(operation: Operation): Generator<Json> {
  for (const make of Object.values(hostileTexts)) {
    yield* bodiesWith(operation, make(Math.floor(Math.min(operation.bodyLimit, LONGEST) / 4)))
    for (const length of [96, 28]) yield* bodiesFullOf(operation, make(length))
  }
}

/** Lists of what is no item of theirs, as long as the body may be. */
function* longLists({ fields, bodyLimit }: Operation): Generator<Json> {
  for (const field of fields)
    for (const item of [0, '', [], {}, { employeeId: [], obligationId: [], ppe: [] }]) {
      const length = Math.floor((Math.min(bodyLimit, LONGEST) - 100) / (JSON.stringify(item).length + 1))
      yield { companyId: house.company, section: 'training', [field]: Array(length).fill(item) }
    }
}

/** A megabyte of anything, more than most operations take; of brackets as much as is taken. */
function* megabytes({ fields: [field = 'x'], bodyLimit }: Operation): Generator<Json | string> {
  for (const make of Object.values(hostileTexts))
    yield { companyId: house.company, [field]: make(Math.floor(MEGABYTE / 4)) }
  yield { companyId: house.company, [field]: Array(MEGABYTE / 2).fill(0) }
  const most = Math.max(MEGABYTE, bodyLimit)
  for (const sign of ['[', '{"a":', '{},']) yield sign.repeat(Math.floor(most / sign.length))
  yield '\u0301'.repeat(MEGABYTE)
}

/** Of the bodies, each sent again where it has stopped the server for long. */
async function longestStop(operation: Operation, bodies: Iterable<Json | string>): Promise<number> {
  let longest = 0
  for (const given of bodies) {
    const body = typeof given === 'string' ? given : JSON.stringify(given)
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < TRIES && least > BOUND; i++) least = Math.min(least, await stopBy(operation, body))
    longest = Math.max(longest, least)
    if (longest > BOUND) break
  }
  return longest
}

async function stopBy(operation: Operation, body: string): Promise<number> {
  const { path } = requestOf(operation, house)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  await setTimeout(1)
  delay.enable()
  await setImmediate()
  const { status, body: answer } = await owner.ask(path, { method: operation.method, body })
  await answer?.cancel()
  await setTimeout(1)
  delay.disable()
  expect(status).toBeLessThan(500)
  return delay.max / 1e6
}

describe('no body stops the server for everyone else', () => {
  it.each(writing)('$method $path: long texts', async (operation) => {
    expect(await longestStop(operation, longTexts(operation))).toBeLessThan(BOUND)
  })

  it.each(writing)('$method $path: a megabyte', async (operation) => {
    expect(await longestStop(operation, megabytes(operation))).toBeLessThan(BOUND)
  })

  it.each(writing)('$method $path: long lists', async (operation) => {
    expect(await longestStop(operation, longLists(operation))).toBeLessThan(BOUND)
  })
})
