import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { describe, expect, it } from 'vitest'
import { aCompany, mining } from '#tests/examples.ts'
import { expired, openExpired, openTab } from './browser-tab.ts'
import { MapStorage } from './http-opened.ts'
import { problem, TokenServer } from './token-server.ts'
import { refused } from './world.ts'

const tokenOf = (username: string): string =>
  `e30.${Buffer.from(JSON.stringify({ username })).toString('base64url')}.sign`

const caches = ['companies', 'company_data', 'departments', 'employees', 'positions']

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
    expect(session.readTokens()).toEqual({ accessToken: server.access, refreshToken: server.refresh })
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
    const { records, session } = openTab(server)
    session.begin({ accessToken: tokenOf('vera@example.org'), refreshToken: 'refresh-0' })
    const slow = records.companies.add({ details: aCompany() })
    server.access = tokenOf('anton@example.org')
    session.begin({ accessToken: server.access, refreshToken: 'refresh-1' })
    await expect(slow).rejects.toEqual(new Unavailable(401))
    expect(server.count('/api/companies')).toBe(1)
  })

  it('asks for no renewal where no one is signed in, and carries the empty bearer', async () => {
    const server = new TokenServer()
    const { records } = openTab(server)
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
    expect(session.readTokens()).toBeNull()
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
    expect(session.readTokens()).toEqual(expired)
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
    expect(session.readTokens()).toBeNull()
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
    expect(session.readTokens()).toEqual(expired)
  })
})

describe('who is signed in', () => {
  it('is read from the access token, in any alphabet', () => {
    const { session } = openTab(new TokenServer())
    expect(session.readUserName()).toBeNull()
    session.begin({ accessToken: tokenOf('вера@пример.рф'), refreshToken: 'r' })
    expect(session.readUserName()).toBe('вера@пример.рф')
    session.begin({ accessToken: 'no token', refreshToken: 'r' })
    expect(session.readUserName()).toBeNull()
  })
})

describe('an answer that is not what was agreed', () => {
  const server = new TokenServer()
  const { records, session } = openTab(server)
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
