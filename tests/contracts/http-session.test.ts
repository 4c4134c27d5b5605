import type { Tokens } from '@osh/core/auth/account.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { describe, expect, it } from 'vitest'
import type { Locks, StorageEvents } from '#adapters/http/session/browser-session.ts'
import { aCompany, mining } from '#tests/examples.ts'
import { makeHttpOutside } from '#tests/http-outside.ts'
import { MapStorage } from './http-opened.ts'
import { makeSettableClock } from './settable-clock.ts'
import { problem, TokenServer } from './token-server.ts'
import { refused, today } from './world.ts'

/** One tab of a browser. */
function open(
  server: TokenServer,
  storage = new MapStorage(),
  locks: Locks | null = null,
  events?: StorageEvents,
) {
  const clock = makeSettableClock(today)
  const host = 'http://server.test'
  return makeHttpOutside({ host, storage, clock, fetch: server.fetch, locks, events: events ?? null })
}

const tokenOf = (username: string): string =>
  `e30.${Buffer.from(JSON.stringify({ username })).toString('base64url')}.sign`

const expired: Tokens = { accessToken: 'expired', refreshToken: 'refresh-0' }
const caches = ['companies', 'company_data', 'departments', 'employees', 'positions']

/** A tab whose access token has expired. */
function openExpired(server: TokenServer, storage = new MapStorage()) {
  const tab = open(server, storage)
  tab.session.begin(expired)
  return tab
}

describe('a call that is not let in', () => {
  it('is made once more with a renewed token, and no one notices', async () => {
    const server = new TokenServer()
    const { records, session } = openExpired(server)
    await expect(records.companies.list()).resolves.toEqual([])
    expect(server.sent.map(({ path, bearer }) => [path, bearer])).toEqual([
      ['/api/companies', 'Bearer expired'],
      ['/api/refresh', null],
      ['/api/companies', `Bearer ${server.access}`],
    ])
    expect(session.tokens()).toEqual({ accessToken: server.access, refreshToken: server.refresh })
  })

  it('sends the same body again', async () => {
    const server = new TokenServer()
    server.answer = () => problem(422, 'fields')
    const { records } = openExpired(server)
    await records.companies.add({ details: aCompany() })
    const [first, , again] = server.sent
    expect(again?.body).toBe(first?.body)
    expect(again?.body).toContain('Северный карьер')
  })

  it('is made once more only once', async () => {
    const server = new TokenServer()
    server.answer = () => problem(401, 'auth/signed-out')
    const { records } = openExpired(server)
    await expect(records.companies.list()).rejects.toEqual(new Unavailable(401))
    expect(server.count('/api/companies')).toBe(2)
    expect(server.count('/api/refresh')).toBe(1)
  })

  it('shares one renewal with all that wait', async () => {
    const server = new TokenServer()
    const { records } = openExpired(server)
    const calls = [records.companies.list(), records.positions.list(), records.departments.list(mining)]
    await expect(Promise.all(calls)).resolves.toEqual([[], [], []])
    expect(server.count('/api/refresh')).toBe(1)
  })

  it('does not renew again when the token was renewed while it was on its way', async () => {
    const server = new TokenServer()
    const { records, session } = openExpired(server)
    const slow = records.companies.list()
    server.access = 'newer'
    session.begin({ accessToken: 'newer', refreshToken: 'refresh-0' })
    await expect(slow).resolves.toEqual([])
    expect(server.count('/api/refresh')).toBe(0)
  })

  it('is not made again in the name of someone who has signed in meanwhile', async () => {
    const server = new TokenServer()
    const { records, session } = open(server)
    session.begin({ accessToken: tokenOf('vera@example.org'), refreshToken: 'refresh-0' })
    const slow = records.companies.add({ details: aCompany() })
    server.access = tokenOf('anton@example.org')
    session.begin({ accessToken: server.access, refreshToken: 'refresh-1' })
    await expect(slow).rejects.toEqual(new Unavailable(401))
    expect(server.count('/api/companies')).toBe(1)
  })

  it('asks for no renewal where no one is signed in, and carries the empty bearer', async () => {
    const server = new TokenServer()
    const { records } = open(server)
    await expect(records.companies.list()).rejects.toEqual(new Unavailable(401))
    expect(server.sent).toMatchObject([{ path: '/api/companies', bearer: 'Bearer' }])
  })
})

describe('a renewal', () => {
  it('that is refused takes the tokens and all that was cached, and tells', async () => {
    const server = new TokenServer()
    server.refresh = 'another'
    const storage = new MapStorage()
    const { records, session } = openExpired(server, storage)
    for (const key of caches) storage.setItem(key, '[]')
    storage.setItem('theme', 'light')
    let told = 0
    session.subscribe(() => {
      told += 1
    })
    await expect(records.companies.list()).rejects.toEqual(new Unavailable(401))
    expect(session.tokens()).toBeNull()
    expect(storage.keys()).toEqual(['theme'])
    expect(told).toBe(1)
  })

  it.each([
    [0, null],
    [500, 500],
    [503, 503],
    [429, 429],
  ])('that fails with %s keeps the tokens and is tried again by the next call', async (status, seen) => {
    const server = new TokenServer()
    server.refreshStatus = status
    const { records, session } = openExpired(server)
    await expect(records.companies.list()).rejects.toEqual(new Unavailable(seen))
    expect(session.tokens()).toEqual(expired)
    server.refreshStatus = 200
    await expect(records.companies.list()).resolves.toEqual([])
  })

  it('waits as long as a busy server says, and is made again', async () => {
    const server = new TokenServer()
    const busy = (code: string, seconds: string) =>
      new Response(JSON.stringify({ description: 'Занято', code }), {
        status: 429,
        headers: { 'retry-after': seconds, 'content-type': 'application/json' },
      })
    let left = 2
    server.answer = () => (left-- > 0 ? busy('company/busy', '0') : Response.json([]))
    const { records } = openExpired(server)
    await expect(records.companies.list()).resolves.toEqual([])
    expect(server.count('/api/companies')).toBe(4)
    for (const [code, seconds, tries] of [
      ['company/busy', '0', 3],
      ['company/busy', '3600', 1],
      ['auth/too-many-attempts', '0', 1],
    ] as const) {
      const before = server.count('/api/companies')
      server.answer = () => busy(code, seconds)
      await expect(records.companies.list()).rejects.toEqual(new Unavailable(429))
      expect([code, seconds, server.count('/api/companies') - before]).toEqual([code, seconds, tries])
    }
  })

  it('that comes after the person has left brings no one back', async () => {
    const server = new TokenServer()
    const gate = Promise.withResolvers<void>()
    server.gate = gate.promise
    const { session } = openExpired(server)
    const renewal = session.renew()
    await Promise.resolve()
    session.clear()
    gate.resolve()
    await expect(renewal).resolves.toEqual({ is: 'refused' })
    expect(session.tokens()).toBeNull()
  })
})

describe('a wrong password', () => {
  it('is a refusal, and no renewal though someone is signed in', async () => {
    const server = new TokenServer()
    const { accounts, session } = openExpired(server)
    expect(refused(await accounts.logIn('vera@example.org', 'wrong'))).toEqual({
      code: 'auth/wrong-credentials',
    })
    expect(server.count('/api/refresh')).toBe(0)
    expect(session.tokens()).toEqual(expired)
  })
})

describe('two tabs', () => {
  it('renew in turn, and the second takes what the first was given', async () => {
    const server = new TokenServer()
    const storage = new MapStorage()
    const locks = inTurn()
    const [one, two] = [open(server, storage, locks), open(server, storage, locks)]
    one.session.begin(expired)
    const both = Promise.all([one.records.companies.list(), two.records.companies.list()])
    await expect(both).resolves.toEqual([[], []])
    expect(server.count('/api/refresh')).toBe(1)
  })

  it('that renew at the same moment without locks end with the newest token, not signed out', async () => {
    const server = new TokenServer()
    const gate = Promise.withResolvers<void>()
    server.gate = gate.promise
    const storage = new MapStorage()
    const [one, two] = [open(server, storage), open(server, storage)]
    one.session.begin(expired)
    const both = [one.session.renew(), two.session.renew()]
    gate.resolve()
    await expect(Promise.all(both)).resolves.toEqual([{ is: 'renewed' }, { is: 'renewed' }])
    expect(two.session.tokens()?.refreshToken).toBe(server.refresh)
  })

  it('tell each other of signing in and out, and not of a rotation', () => {
    const window = new EventTarget()
    const events: StorageEvents = {
      addEventListener: (type, listener) =>
        window.addEventListener(type, (event) => listener(event as StorageEvent)),
    }
    const { session } = open(new TokenServer(), new MapStorage(), null, events)
    const heard: string[] = []
    let now = ''
    session.subscribe(() => heard.push(now))
    const change = (name: string, key: string | null, oldValue: string | null, newValue: string | null) => {
      now = name
      window.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }))
    }
    change('in', 'refresh_token', null, 'a')
    change('rotated', 'refresh_token', 'a', 'b')
    change('theme', 'theme', null, 'light')
    change('out', 'refresh_token', 'b', null)
    change('cleared', null, null, null)
    expect(heard).toEqual(['in', 'out', 'cleared'])
  })
})

describe('who is signed in', () => {
  it('is read from the access token, in any alphabet', () => {
    const { session } = open(new TokenServer())
    expect(session.userName()).toBeNull()
    session.begin({ accessToken: tokenOf('вера@пример.рф'), refreshToken: 'r' })
    expect(session.userName()).toBe('вера@пример.рф')
    session.begin({ accessToken: 'no token', refreshToken: 'r' })
    expect(session.userName()).toBeNull()
  })
})

describe('an answer that is not what was agreed', () => {
  const server = new TokenServer()
  const { records, session } = open(server)
  session.begin({ accessToken: server.access, refreshToken: server.refresh })

  it.each([
    ['another shape', () => Response.json([{ id: 'один' }])],
    ['no JSON', () => new Response('<html>', { status: 200 })],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('%s is the outside being broken', async (_, answer) => {
    server.answer = answer
    await expect(records.positions.list()).rejects.toThrow(Unavailable)
  })

  it('says its status where there is one', async () => {
    server.answer = () => new Response('Bad gateway', { status: 502 })
    await expect(records.positions.list()).rejects.toEqual(new Unavailable(502))
  })
})

/** One holder at a time, as navigator.locks does it. */
function inTurn(): Locks {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_, work) => {
      const turn = last.then(work, work)
      last = turn
      return turn
    },
  }
}

const keysOf = ({ sent }: TokenServer) =>
  sent.filter(({ path }) => path === '/api/companies').map(({ key }) => key)

describe('what a person does', () => {
  const details = aCompany()

  it('has a key of its own, the same when it is sent again after its answer was lost or its token refused', async () => {
    const server = new TokenServer()
    const { records } = openExpired(server)
    server.answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(records.companies.add({ details })).rejects.toEqual(new Unavailable(null))
    server.answer = () => problem(503, 'unavailable')
    await expect(records.companies.add({ details })).rejects.toEqual(new Unavailable(503))
    server.answer = () => problem(422, 'fields')
    await records.companies.add({ details })
    const keys = keysOf(server)
    expect(keys.length).toBeGreaterThan(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is another action once it was answered, or when it asks for something else', async () => {
    const server = new TokenServer()
    const { records } = openExpired(server)
    server.answer = () => problem(422, 'fields')
    await records.companies.add({ details })
    await records.companies.add({ details })
    await records.companies.add({ details: { ...details, name: 'Другая' } })
    expect(new Set(keysOf(server)).size).toBe(3)
  })

  it('is told apart from reading, which has no key', async () => {
    const server = new TokenServer()
    const { records } = openExpired(server)
    await records.companies.list()
    expect(keysOf(server)).toEqual([null, null])
  })
})
