import { describe, expect, it, vi } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { emptyState } from '#adapters/memory/state.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { PASSWORD, register, startAsking } from './asking.ts'

/** Every sign-in hashes, on purpose slowly. */
vi.setConfig({ testTimeout: 60_000 })

const email = 'olga@example.org'
const logIn = (server: ReturnType<typeof startAsking>, password: string, who = email) =>
  server.ask('/api/login', { body: { email: who, password } })

describe('registering', () => {
  it('signs in', async () => {
    const server = startAsking()
    const olga = await register(server, email)
    const account = await olga.ask('/api/account')
    expect(await account.json()).toEqual({ email, fullname: null, position: null })
  })

  it('is over for a token whose account is gone', async () => {
    const clock = makeSettableClock(today)
    const ledger = new MemoryLedger(emptyState)
    const olga = await register(startAsking({ storage: makeLedgerStorage(ledger, clock), clock }), email)
    await ledger.change((state) => [{ ...state, users: [] }, null])
    const refused = await olga.ask('/api/account')
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  it.each([
    [{ email, password: PASSWORD }, 'email: '],
    [{ email: 'OLGA@example.org', password: PASSWORD }, 'email: '],
    [{ email: 'new@example.org', password: 'короткий1' }, 'password: '],
    [{ email: 'new@example.org' }, 'password: '],
    [{ email: 'no address', password: PASSWORD }, 'email: '],
  ])('refuses %j under its field', async (body, field) => {
    const server = startAsking()
    await register(server, email)
    const refused = await server.ask('/api/register', { body })
    expect(refused.status).toBe(422)
    expect(((await refused.json()) as { description: string }).description.startsWith(field)).toBe(true)
  })
})

describe('signing in', () => {
  it('takes the right password only, and never says which of the two was wrong', async () => {
    const server = startAsking()
    await register(server, email)
    expect((await logIn(server, PASSWORD)).status).toBe(200)
    const wrong = await logIn(server, 'другой пароль')
    const unknown = await logIn(server, PASSWORD, 'someone@example.org')
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const said = await wrong.text()
    expect(await unknown.text()).toBe(said)
    expect(said).toContain('Неверный e-mail или пароль')
  })

  it('calls what is no e-mail or no possible password simply wrong, and a blank one missing', async () => {
    const server = startAsking()
    expect((await logIn(server, PASSWORD, 'no address')).status).toBe(401)
    expect((await logIn(server, 'я'.repeat(3000))).status).toBe(401)
    expect((await logIn(server, '')).status).toBe(422)
    expect((await logIn(server, PASSWORD, '')).status).toBe(422)
  })

  it('stops after ten failures, for the right password too, and starts again when the window is over', async () => {
    const server = startAsking()
    await register(server, email)
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await logIn(server, 'другой пароль')).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    const right = await logIn(server, PASSWORD)
    expect(right.status).toBe(429)
    expect(right.headers.get('retry-after')).toBe('900')
    server.clock.forward(901)
    expect((await logIn(server, PASSWORD)).status).toBe(200)
  })

  it('lets fourteen guesses at once learn no more than ten', async () => {
    const server = startAsking()
    await register(server, email)
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, i) => logIn(server, `guess number ${i}`)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('forgets failures when the right password comes', async () => {
    const server = startAsking()
    await register(server, email)
    for (let i = 0; i < 9; i++) await logIn(server, 'другой пароль')
    expect((await logIn(server, PASSWORD)).status).toBe(200)
    expect((await logIn(server, 'другой пароль')).status).toBe(401)
  })
})

describe('tokens', () => {
  it('end after fifteen minutes and are renewed by the refresh token, once', async () => {
    const server = startAsking()
    const olga = await register(server, email)
    server.clock.forward(15 * 60)
    expect((await olga.ask('/api/account')).status).toBe(401)
    const renew = () => server.ask('/api/refresh', { body: { refreshToken: olga.refreshToken } })
    const renewed = await renew()
    expect(renewed.status).toBe(200)
    const { accessToken } = (await renewed.json()) as { accessToken: string }
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await server.ask('/api/account', { headers })).status).toBe(200)
    server.clock.forward(31)
    expect((await renew()).status).toBe(400)
  })

  it('name the user to the browser', async () => {
    const olga = await register(startAsking(), email)
    const [, claims = ''] = olga.bearer.authorization?.split('.') ?? []
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ username: email })
  })

  it('are refused when forged, unsigned or cut', async () => {
    const server = startAsking()
    const olga = await register(server, email)
    const [head, claims, signature] = (olga.bearer.authorization ?? '').slice(7).split('.')
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const forged = Buffer.from('{"sub":"1","exp":9999999999}').toString('base64url')
    const tries = [
      `${head}.${forged}.${signature}`,
      `${none}.${claims}.`,
      `${head}.${claims}.`,
      `${head}`,
      'x',
    ]
    for (const token of tries) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await server.ask('/api/account', { headers })).status).toBe(401)
    }
  })

  it('end with signing out', async () => {
    const server = startAsking()
    const olga = await register(server, email)
    const body = { refreshToken: olga.refreshToken }
    expect((await server.ask('/api/logout', { body })).status).toBe(204)
    expect((await server.ask('/api/refresh', { body })).status).toBe(400)
    expect((await server.ask('/api/logout', { body })).status).toBe(204)
  })
})
