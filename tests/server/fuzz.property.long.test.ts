import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import type { State } from '#adapters/memory/state.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { type Asked, furnish, type House, type Person, register, startAsking } from './asking.ts'
import { hostileBody, rightBodies } from './hostile.ts'
import { operationsOf, published } from './published.ts'
import { addressOf } from './routes.ts'

/** Signing in counts failures, which is storing; so does asking for one's own password, and trying a code. */
const storesRefusals = [
  ...['/api/login', '/api/register', '/api/account/password', '/api/account/email'],
  ...['', '/secret', '/end', '/recovery-codes'].map((way) => `/api/account/second-factor${way}`),
  ...['/api/password', '/api/email'],
]
const operations = operationsOf(await published(startAsking()))
const writing = operations.filter(({ takesBody, path }) => takesBody && !storesRefusals.includes(path))

/** All that is kept, one by one as they are; how often something was tried counts what was refused too. */
const withoutTries = ({ tries: _, ...kept }: State): readonly unknown[] => Object.entries(kept).flat()

describe('whatever a body holds', () => {
  const clock = makeSettableClock(today)
  const ledger = new MemoryLedger()
  let server: Asked
  let owner: Person
  let house: House

  beforeAll(async () => {
    server = startAsking({ storage: makeLedgerStorage(ledger, clock), clock })
    owner = await register(server, 'owner@example.org')
    house = await furnish(owner)
  })

  it.each(writing)('$method $path answers, and what it refuses leaves nothing behind', async (operation) => {
    const { method, pattern, fields } = operation
    const body = hostileBody(fields, rightBodies(house)[`${method} ${pattern}`] ?? {})
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (given, named) => {
        const before = await ledger.read(withoutTries)
        const sent = named ? { ...given, companyId: house.company } : given
        const path = addressOf({ method, path: pattern, name: '' }, house)
        const answered = await owner.ask(path, { method, body: sent })
        await answered.body?.cancel()
        expect(answered.status).toBeLessThan(500)
        if (answered.status >= 400) expect(await ledger.read(withoutTries)).toEqual(before)
      }),
      { numRuns: 50 },
    )
  })
})

describe('whatever a query holds', () => {
  const reading = operations.filter(({ method }) => method === 'GET')

  const clock = makeSettableClock(today)
  const ledger = new MemoryLedger()
  let owner: Person
  let house: House
  beforeAll(async () => {
    owner = await register(
      startAsking({ storage: makeLedgerStorage(ledger, clock), clock }),
      'owner@example.org',
    )
    house = await furnish(owner)
    // The first look raises the notices that are due.
    expect((await owner.ask(`/api/notices?companyId=${house.company}`)).status).toBe(200)
  })

  it.each(reading)('$method $path answers, and changes nothing', async ({ method, pattern }) => {
    const names = fc.constantFrom(
      'page',
      'limit',
      'search',
      'section',
      'sort',
      'from',
      'to',
      'ids',
      'status',
      'format',
      'signature',
    )
    const query = fc.dictionary(
      names,
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.constantFrom('1', '200', 'training', '2026-01-10'),
      ),
    )
    await fc.assert(
      fc.asyncProperty(query, async (given) => {
        const url = new URL(addressOf({ method, path: pattern, name: '' }, house), 'http://localhost')
        for (const [name, text] of Object.entries(given)) url.searchParams.set(name, text.toWellFormed())
        const before = await ledger.read((state) => state)
        const answered = await owner.ask(url.href)
        await answered.body?.cancel()
        expect(answered.status).toBeLessThan(500)
        expect(await ledger.read((state) => state)).toBe(before)
      }),
      { numRuns: 20 },
    )
  })
})
