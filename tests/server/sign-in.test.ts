import { describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { emptyState } from '#adapters/memory/state.ts'
import { usualRules } from '#adapters/server/sign-in/try-rules.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { roomyRules } from '#tests/roomy-rules.ts'
import { type Json, PASSWORD, register, startAsking } from './asking.ts'

const email = 'olga@example.org'
const logIn = (server: ReturnType<typeof startAsking>, password: string, who = email) =>
  server.ask('/api/login', { body: { email: who, password } })

describe('registering', () => {
  it('signs in', async () => {
    const server = startAsking()
    const olga = await register(server, email)
    const account = await olga.ask('/api/account')
    expect(await account.json()).toEqual({
      email,
      confirmation: 'not-needed',
      closesOn: null,
      isOperator: false,
      fullname: null,
      position: null,
    })
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

  it('takes the same password after ten years, and asks for no other', async () => {
    const server = startAsking()
    await register(server, email)
    server.clock.forward(10 * 366 * 86_400)
    const answered = await logIn(server, PASSWORD)
    const { accessToken } = (await answered.json()) as { accessToken: string }
    const headers = { authorization: `Bearer ${accessToken}` }
    expect([answered.status, (await server.ask('/api/account', { headers })).status]).toEqual([200, 200])
  })

  it('calls what is no e-mail or no possible password simply wrong, and a blank one missing', async () => {
    const server = startAsking()
    expect((await logIn(server, PASSWORD, 'no address')).status).toBe(401)
    expect((await logIn(server, 'я'.repeat(3000))).status).toBe(401)
    expect((await logIn(server, '')).status).toBe(422)
    expect((await logIn(server, PASSWORD, '')).status).toBe(422)
  })

  it('makes whoever guesses wait, longer with each guess, the right password too', async () => {
    const server = startAsking()
    await register(server, email)
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await logIn(server, 'другой пароль')).status)
    expect(statuses).toEqual([...Array(5).fill(401), 429])
    const waits: (string | null)[] = []
    for (let i = 0; i < 7; i++) {
      const refused = await logIn(server, PASSWORD)
      waits.push(refused.headers.get('retry-after'))
      server.clock.forward(Number(waits.at(-1)))
      expect((await logIn(server, 'другой пароль')).status).toBe(401)
    }
    expect(waits).toEqual(['30', '60', '120', '240', '480', '900', '900'])
    const refused = await logIn(server, PASSWORD)
    expect(await refused.json()).toMatchObject({
      description: 'Слишком много попыток входа. Повторите через 15 минут',
      seconds: 900,
    })
    server.clock.forward(900)
    expect((await logIn(server, PASSWORD)).status).toBe(200)
  })

  it('lets fourteen guesses at once learn no more than one after another', async () => {
    const server = startAsking()
    await register(server, email)
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, i) => logIn(server, `guess number ${i}`)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  it('forgets failures when the right password comes', async () => {
    const server = startAsking()
    await register(server, email)
    for (let i = 0; i < 4; i++) await logIn(server, 'другой пароль')
    expect((await logIn(server, PASSWORD)).status).toBe(200)
    for (let i = 0; i < 5; i++) expect((await logIn(server, 'другой пароль')).status).toBe(401)
  })

  it('counts the failures of an address over all accounts, but not its right passwords', async () => {
    const server = startAsking({ rules: usualRules })
    await register(server, email)
    for (let i = 0; i < 3; i++) expect((await logIn(server, PASSWORD)).status).toBe(200)
    for (let i = 0; i < 100; i++)
      expect((await logIn(server, 'guess', `person-${i}@example.org`)).status).toBe(401)
    expect((await logIn(server, PASSWORD)).status).toBe(429)
  })
})

describe('a browser that someone has signed in at', () => {
  const signInAt = async (server: ReturnType<typeof startAsking>, cookie: string, password: string) =>
    server.ask('/api/login', { body: { email, password }, headers: { cookie } })

  async function aKnownBrowser() {
    const server = startAsking({ rules: usualRules })
    const answer = await server.ask('/api/register', { body: { email, password: PASSWORD } })
    const [cookie = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ')
    return { server, cookie, attributes }
  }

  async function lock(server: ReturnType<typeof startAsking>): Promise<void> {
    for (let i = 0; i < 100; i++) await logIn(server, 'другой пароль', `person-${i % 30}@example.org`)
    for (let i = 0; i < 7; i++) await logIn(server, 'другой пароль')
    expect((await logIn(server, PASSWORD)).status).toBe(429)
  }

  it('is known by a cookie that nothing but signing in gets, and no script reads', async () => {
    const { cookie, attributes } = await aKnownBrowser()
    expect(cookie).toMatch(/^__Host-known_[0-9a-f]{16}=/)
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=15552000',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ])
    expect(cookie).not.toContain('olga')
  })

  it('lets the right password in, however many strangers have failed, at its own address too', async () => {
    const { server, cookie } = await aKnownBrowser()
    await lock(server)
    expect((await signInAt(server, cookie, PASSWORD)).status).toBe(200)
    expect((await logIn(server, PASSWORD)).status).toBe(429)
  })

  it('is no longer known once the password is another', async () => {
    const { server, cookie } = await aKnownBrowser()
    const entered = await signInAt(server, cookie, PASSWORD)
    const { accessToken } = (await entered.json()) as Json
    const changed = await server.ask('/api/account/password', {
      body: { currentPassword: PASSWORD, newPassword: 'совсем другой пароль' },
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(changed.status).toBe(204)
    const renewed = (changed.headers.get('set-cookie') ?? '').split('; ')[0] ?? ''
    for (let i = 0; i < 6; i++) await logIn(server, 'другой пароль')
    expect((await signInAt(server, cookie, 'совсем другой пароль')).status).toBe(429)
    expect((await signInAt(server, renewed, 'совсем другой пароль')).status).toBe(200)
  })

  it('may not guess on and on either', async () => {
    const { server, cookie } = await aKnownBrowser()
    for (let i = 0; i < 10; i++) expect((await signInAt(server, cookie, 'другой')).status).toBe(401)
    expect((await signInAt(server, cookie, PASSWORD)).status).toBe(429)
    expect((await logIn(server, PASSWORD)).status).toBe(200)
  })

  it('is a stranger with a forged cookie, another account’s, or one of half a year ago', async () => {
    const { server, cookie } = await aKnownBrowser()
    const [name = '', value = ''] = cookie.split('=')
    const other = await server.ask('/api/register', {
      body: { email: 'vera@example.org', password: PASSWORD },
    })
    const [, others = ''] = (other.headers.get('set-cookie') ?? '').split(/[=;]/)
    await lock(server)
    for (const forged of [`${name}=${others}`, `${name}=${value}x`, `${name}=1-1~x`, `${name}=`, name])
      expect((await signInAt(server, forged, PASSWORD)).status).toBe(429)
    server.clock.forward(181 * 86_400)
    await lock(server)
    expect((await signInAt(server, cookie, PASSWORD)).status).toBe(429)
  })
})

it('how much is tried is as docs/security.md says', () => {
  const [minute, hour, day] = [60, 3600, 86_400]
  expect(usualRules).toMatchObject({
    account: { free: 5, regain: hour, firstWait: 30, longestWait: 15 * minute },
    device: { free: 10, regain: hour, firstWait: 30, longestWait: 15 * minute },
    address: { free: 100, regain: 9, firstWait: 30, longestWait: 15 * minute },
    registration: { free: 20, regain: 3 * minute, firstWait: minute, longestWait: hour },
    request: { free: 20, regain: 3 * minute, firstWait: 3 * minute, longestWait: hour },
    mailTo: { free: 5, regain: 4 * hour, firstWait: hour, longestWait: day },
    mailBy: { free: 30, regain: hour, firstWait: hour, longestWait: day },
    mailOf: { free: 60, regain: hour, firstWait: hour, longestWait: day },
    papersTo: { free: 20, regain: hour, firstWait: hour, longestWait: day },
    papersBy: { free: 200, regain: day / 200, firstWait: 10 * minute, longestWait: day },
    papersOf: { free: 200, regain: day / 200, firstWait: 10 * minute, longestWait: day },
    ownCode: { free: 5, regain: 4 * hour, firstWait: hour, longestWait: day },
    working: { atOnce: 6000, perSecond: 100 },
    asking: { atOnce: 600, perSecond: 10 },
  })
})

describe('an address', () => {
  it('registers twenty accounts at once, and after that one from time to time', async () => {
    const server = startAsking({ rules: usualRules })
    const registering = (i: number) =>
      server.ask('/api/register', { body: { email: `person-${i}@example.org`, password: PASSWORD } })
    for (let i = 0; i < 20; i++) expect((await registering(i)).status).toBe(201)
    const refused = await registering(20)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    server.clock.forward(60)
    expect((await registering(20)).status).toBe(201)
  })

  it('whoever is signed in asks so much at a time, whatever they ask for; nobody else waits', async () => {
    const working = { atOnce: 5, perSecond: 0.001 }
    const server = startAsking({ rules: { ...roomyRules, working } })
    const [busy, other] = [
      await register(server, 'busy@example.org'),
      await register(server, 'other@example.org'),
    ]
    const statuses: number[] = []
    for (let i = 0; i < 6; i++)
      statuses.push((await busy.ask(i % 2 ? '/api/account' : '/api/companies')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const refused = await busy.ask('/api/companies', { body: {} })
    expect([refused.status, ((await refused.json()) as Json).code]).toEqual([429, 'requests/too-many'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await other.ask('/api/account')).status).toBe(200)
  })

  it('asks without an account so often and no oftener; whoever is signed in asks on', async () => {
    const server = startAsking({ rules: { ...roomyRules, asking: { atOnce: 5, perSecond: 0.001 } } })
    const olga = await register(server, email)
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await server.ask('/api/catalogue')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    const refused = await server.ask('/api/refresh', { body: { refreshToken: olga.refreshToken } })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1)
    expect((await olga.ask('/api/companies')).status).toBe(200)
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

  it('are renewed for sixty days after they were last, and no longer', async () => {
    const server = startAsking()
    const { refreshToken } = await register(server, email)
    const renew = async (token: string) => {
      const answer = await server.ask('/api/refresh', { body: { refreshToken: token } })
      return answer.ok ? String(((await answer.json()) as Json).refreshToken) : answer.status
    }
    server.clock.forward(60 * 86_400 - 1)
    const next = String(await renew(refreshToken))
    expect(next).toMatch(/^[\w-]{43}$/)
    server.clock.forward(60 * 86_400)
    expect(await renew(next)).toBe(400)
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
