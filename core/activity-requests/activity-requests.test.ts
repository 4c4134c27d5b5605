import { expect, test } from 'vitest'
import { instant, someone } from '../../tests/examples.ts'
import { follow } from '../commands/follow.ts'
import type { Signed, UserId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { handle } from './handle.ts'
import type { ActivityRequestId } from './kept-request.ts'
import { parseRequestFilter, requestCommands } from './request-desk.ts'

const signed = { by: someone, at: instant('2026-11-20T10:00:00.000Z') }
const earlier = { by: 8 as UserId, at: instant('2026-11-19T10:00:00.000Z') }
const id = 5 as ActivityRequestId

const handling = (details: Input, handled: Signed | null = null) =>
  follow(handle.run({ details }, signed), {
    'activity-request': (asked) => (asked.id === id ? { id, handled } : null),
  })
const done = (...rows: readonly object[]) => ({
  ok: true,
  value: { writes: rows.map((row) => ({ kind: 'handled-requests', rows: [row] })), answer: null },
})

test('whoever deals with a request first has dealt with it, and it may be new again', () => {
  expect(handling({ requestId: 5, handled: true })).toEqual(done({ id, handled: signed }))
  expect(handling({ requestId: 5, handled: true }, earlier)).toEqual(done())
  expect(handling({ requestId: 5, handled: false }, earlier)).toEqual(done({ id, handled: null }))
  expect(handling({ requestId: 5 })).toEqual(done())
})

test('a request that is not there is told so', () => {
  expect(handling({ requestId: 6, handled: true })).toEqual({ ok: false, error: { code: 'not-found' } })
  for (const requestId of [undefined, 'пять', 0, 1.5])
    expect(handling({ requestId, handled: true })).toMatchObject({
      error: { code: 'fields', errors: [{ field: 'requestId', code: 'choice/unknown' }] },
    })
  expect(Object.values(requestCommands).map(({ name }) => name)).toEqual(['activity-requests/handle'])
})

test('new ones are looked at unless said', () => {
  for (const [given, filter] of [
    [undefined, 'new'],
    ['', 'new'],
    ['new', 'new'],
    ['all', 'all'],
  ])
    expect(parseRequestFilter(given)).toEqual({ ok: true, value: filter })
  expect(parseRequestFilter('все')).toMatchObject({
    error: { code: 'fields', errors: [{ field: 'filter', code: 'choice/unknown' }] },
  })
})
