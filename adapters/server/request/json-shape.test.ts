import { expect, test } from 'vitest'
import { countValues } from './json-shape.ts'

const MOST = 2_500_000
const isTaken = (text: string, most = MOST): boolean => countValues(Buffer.from(text), most) !== null

test('a body is no deeper than any request, whatever its strings hold', () => {
  expect(isTaken(`${'['.repeat(32)}${']'.repeat(32)}`)).toBe(true)
  expect(isTaken('['.repeat(33))).toBe(false)
  expect(isTaken('{"a":'.repeat(33))).toBe(false)
  expect(isTaken(JSON.stringify({ text: `${'['.repeat(99)}\\"${'{'.repeat(99)}` }))).toBe(true)
  expect(isTaken(JSON.stringify({ text: 'C:\\' }).slice(0, -1) + '['.repeat(33))).toBe(false)
  expect(isTaken(Array(99).fill('[]').join())).toBe(true)
})

test('a body has no more values than the largest staff file', () => {
  const row = Array(40).fill('""').join()
  expect(isTaken(`[${Array(50_000).fill(`[${row}]`).join()}]`)).toBe(true)
  expect(isTaken(`[${'{},'.repeat(1_500_000)}{}]`)).toBe(false)
  expect(isTaken(`[${'0,'.repeat(2_600_000)}0]`)).toBe(false)
  expect(isTaken(`["${','.repeat(3_000_000)}"]`)).toBe(true)
})

test('a body has no more values than its call takes, and no object more fields than any request', () => {
  const list = (length: number) => `[${Array(length).fill('{}').join()}]`
  expect([isTaken(list(500), 1000), isTaken(list(501), 1000)]).toEqual([true, false])
  const fields = (count: number) => `{${Array.from({ length: count }, (_, i) => `"${i}":0`).join()}}`
  expect([isTaken(fields(2000)), isTaken(fields(2001))]).toEqual([true, false])
  expect(isTaken(`[${Array(2001).fill('0').join()}]`)).toBe(true)
})

test('what is cut off in a string, or is no JSON, is not judged here', () => {
  expect(isTaken('{"a":"')).toBe(true)
  expect(isTaken('"\\"')).toBe(true)
  expect(isTaken(']]}')).toBe(true)
  expect(isTaken('')).toBe(true)
})
