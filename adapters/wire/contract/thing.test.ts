import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { WireMismatch } from '../wire-format.ts'
import { all, codec, orNull } from './answer.ts'
import { flat, thing, told } from './thing.ts'

const yesOrNo = codec(z.string(), {
  encode: (is: boolean) => (is ? 'да' : 'нет'),
  decode: (word) => word === 'да',
})
const person = thing({ id: z.int(), name: z.string(), isAway: yesOrNo }, { name: 'fullname', isAway: 'away' })
const petrov = { id: 3, name: 'Петров', isAway: true }

test('a thing goes under the wire’s names and comes back under the trade’s', () => {
  const carried = { id: 3, fullname: 'Петров', away: 'да' }
  expect(person.encode(petrov)).toEqual(carried)
  expect(person.decode(carried)).toEqual(petrov)
})

test('nothing goes out but its fields', () => {
  expect(person.encode({ ...petrov, ...{ secret: 'x' } })).not.toHaveProperty('secret')
})

test('what is published is what goes out', () => {
  expect(Object.keys(z.toJSONSchema(person.json).properties ?? {})).toEqual(['id', 'fullname', 'away'])
  expect(() => person.decode({ id: 3, name: 'Петров', isAway: true })).toThrow(WireMismatch)
})

test('what it is made of is parsed once, however deep', () => {
  let times = 0
  const counted = z.string().check(z.refine(() => ++times > 0))
  const inner = thing({ name: counted })
  const row = thing({ of: inner, rows: all(inner), spare: orNull(inner), among: flat(inner) })
  const one = { name: 'Каска' }
  expect(row.decode({ of: one, rows: [one], spare: one, name: 'Каска' })).toEqual({
    ...{ of: one, rows: [one], spare: one, among: one },
  })
  expect(times).toBe(4)
})

test('what is flat lies among the fields of the thing', () => {
  const paper = thing({ id: z.int(), signed: flat(thing({ id: z.int() }, { id: 'by' })) })
  expect(paper.encode({ id: 1, signed: { id: 3 } })).toEqual({ id: 1, by: 3 })
  expect(paper.decode({ id: 1, by: 3 })).toEqual({ id: 1, signed: { id: 3 } })
})

test('what is told goes out and does not come back', () => {
  const paper = thing({ id: z.int(), url: told(z.string()) })
  expect(paper.encode({ id: 1, url: '/1' })).toEqual({ id: 1, url: '/1' })
  expect(paper.decode({ id: 1, url: '/1' })).toEqual({ id: 1 })
})

test('what is absent stays so', () => {
  const paper = thing({ id: z.int(), note: z.exactOptional(z.string()) })
  expect(Object.keys(paper.encode({ id: 1 }) as object)).toEqual(['id'])
  expect(Object.keys(paper.decode({ id: 1 }))).toEqual(['id'])
  expect(paper.decode({ id: 1, note: '' })).toEqual({ id: 1, note: '' })
})
