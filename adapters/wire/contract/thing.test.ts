import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { WireMismatch } from '../wire-format.ts'
import { codec } from './answer.ts'
import { thing } from './thing.ts'

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
