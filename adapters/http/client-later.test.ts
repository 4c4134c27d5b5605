import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { companyListCalls } from '#adapters/wire/company-list-calls.ts'
import { makeLaterClient } from './client-later.ts'
import { Transport } from './session/transport.ts'

/** A client of a server that has no companies, and the calls, which come when `isThere`. */
function openLater() {
  const seen = { fetched: 0, isThere: true }
  const transport = new Transport('https://osh.example', async () => Response.json([]))
  const port = makeLaterClient({ send: (ask) => transport.send(ask, 'own') }, async () => {
    seen.fetched += 1
    if (!seen.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return companyListCalls
  })
  return { port, seen }
}

test('the calls are fetched once, when the first of them is asked for', async () => {
  const { port, seen } = openLater()
  expect(await Promise.resolve(port)).toBe(port)
  expect(seen.fetched).toBe(0)
  expect(await port.list()).toEqual([])
  expect(await port.list()).toEqual([])
  expect(seen.fetched).toBe(1)
})

test('calls that can’t be had are fetched again when something is asked for again', async () => {
  const { port, seen } = openLater()
  seen.isThere = false
  await expect(port.list()).rejects.toThrow(Unavailable)
  seen.isThere = true
  expect(await port.list()).toEqual([])
})
