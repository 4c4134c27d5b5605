import { expect, test } from 'vitest'
import { mergeParts, type SharedPart } from './merge-parts.ts'

const part = (name: string, bytes: number, paths: string, given: Partial<SharedPart> = {}): SharedPart => ({
  name,
  bytes,
  neededBy: new Map([...paths].map((path) => [path, 1])),
  imports: [],
  isFixed: false,
  ...given,
})

/** The groups as words, in no order. */
const merged = (parts: readonly SharedPart[], request = 1000): readonly string[] =>
  mergeParts(parts, request)
    .map((names) => [...names].sort().join(''))
    .sort()

test('what the same paths need is one file', () => {
  expect(merged([part('a', 9000, 'xy'), part('b', 9000, 'xy'), part('c', 9000, 'z')])).toEqual(['ab'])
})

test('a small part goes along where it is needed for nothing, a large one does not', () => {
  expect(merged([part('a', 9000, 'xy'), part('b', 300, 'xyz'), part('c', 200, 'z')])).toEqual(['bc'])
  expect(merged([part('a', 9000, 'xyz'), part('b', 300, 'xy')])).toEqual(['ab'])
  expect(merged([part('a', 9000, 'xyz'), part('b', 2001, 'xy')])).toEqual([])
})

test('a path that counts more is spared what it does without', () => {
  const visitors = new Map([
    ['x', 1],
    ['y', 1],
    ['v', 10],
  ])
  const parts = [part('a', 300, 'xy'), part('b', 300, '', { neededBy: visitors })]
  expect(merged([parts[0], part('b', 300, 'xyv')].flatMap((one) => one ?? []))).toEqual(['ab'])
  expect(merged(parts)).toEqual([])
})

test('no one path pays for all others', () => {
  const many = 'abcdefghijklmnopqrst'
  expect(merged([part('a', 9000, `${many}z`), part('b', 3000, many)])).toEqual(['ab'])
  expect(merged([part('a', 9000, `${many}z`), part('b', 3001, many)])).toEqual([])
})

test('nor does it pay a little for each of many', () => {
  const many = 'abcdefghijklmnopqrst'
  const small = [...'ABCDEFGH'].map((name, i) => part(name, 1500, many.replace(many[i] ?? '', '')))
  expect(merged([part('z', 9000, `${many}z`), ...small])).toEqual(['ABCDEz', 'FGH'])
})

test('what is there before costs no path anything', () => {
  const parts = [part('a', 9000, 'xy', { imports: ['first'] }), part('b', 300, 'xyz')]
  expect(merged([...parts, part('c', 200, 'z', { imports: ['first'] }), part('first', 90_000, '')])).toEqual([
    'bc',
  ])
})

test('what a part brings along is counted with it', () => {
  const heavy = part('c', 9000, 'y')
  const parts = [part('a', 100, 'xyz'), part('b', 100, 'y', { imports: ['c'] })]
  expect(merged([...parts, part('c', 9000, 'xyz')])).toEqual(['abc'])
  expect(merged([...parts, heavy])).toEqual(['bc'])
})

test('what is fixed stays a file, and so does what no path needs', () => {
  expect(merged([part('a', 9, 'x', { isFixed: true }), part('b', 9, 'x'), part('c', 9, '')])).toEqual([])
})

test('nothing is put together that would have to run before what it needs', () => {
  const way = [
    part('a', 9, 'x', { imports: ['b'] }),
    part('b', 9, 'xyz', { isFixed: true, imports: ['c'] }),
    part('c', 9, 'x'),
  ]
  expect(merged(way)).toEqual([])
  expect(merged(way.map((one) => ({ ...one, isFixed: false })))).toEqual(['abc'])
})

test('nor in a ring through two files', () => {
  const ring = [
    part('a', 9000, 'xy', { imports: ['d'] }),
    part('b', 9000, 'xy'),
    part('c', 9000, 'zw', { imports: ['b'] }),
    part('d', 9000, 'zw'),
  ]
  expect(merged(ring)).toHaveLength(1)
})
