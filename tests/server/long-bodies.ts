import { hostileTexts } from '#tests/hostile-text.ts'
import type { House, Json } from './asking.ts'
import { rightBodies } from './hostile.ts'
import type { Operation } from './published.ts'

const MEGABYTE = 2 ** 20
/** What is read of a longer body is read of one of this length: the time grows with it. */
const LONGEST = 4 * MEGABYTE

/** Bodies that would cost a careless server much, by kind, for an operation that takes one. */
export const longBodies: Readonly<
  Record<string, (operation: Operation, house: House) => Iterable<Json | string>>
> = {
  'long texts': longTexts,
  'a megabyte': megabytes,
  'long lists': longLists,
}

/** A body for each place of the operation's body that a text may be in, with the text there. */
function* bodiesWith({ method, pattern, fields }: Operation, house: House, text: string): Generator<Json> {
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
function* bodiesFullOf({ method, pattern, fields }: Operation, house: House, text: string): Generator<Json> {
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
function* longTexts(operation: Operation, house: House): Generator<Json> {
  for (const make of Object.values(hostileTexts)) {
    yield* bodiesWith(operation, house, make(Math.floor(Math.min(operation.bodyLimit, LONGEST) / 4)))
    for (const length of [96, 28]) yield* bodiesFullOf(operation, house, make(length))
  }
}

/** Lists of what is no item of theirs, as long as the body may be. */
function* longLists({ fields, bodyLimit }: Operation, house: House): Generator<Json> {
  for (const field of fields)
    for (const item of [0, '', [], {}, { employeeId: [], obligationId: [], ppe: [] }]) {
      const length = Math.floor((Math.min(bodyLimit, LONGEST) - 100) / (JSON.stringify(item).length + 1))
      yield { companyId: house.company, section: 'training', [field]: Array(length).fill(item) }
    }
}

/** A megabyte of anything, more than most operations take; of brackets as much as is taken. */
function* megabytes({ fields: [field = 'x'], bodyLimit }: Operation, house: House): Generator<Json | string> {
  for (const make of Object.values(hostileTexts))
    yield { companyId: house.company, [field]: make(Math.floor(MEGABYTE / 4)) }
  yield { companyId: house.company, [field]: Array(MEGABYTE / 2).fill(0) }
  const most = Math.max(MEGABYTE, bodyLimit)
  for (const sign of ['[', '{"a":', '{},']) yield sign.repeat(Math.floor(most / sign.length))
  yield '\u0301'.repeat(MEGABYTE)
}
