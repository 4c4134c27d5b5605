import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { makeCondition } from '#adapters/server/running/condition.ts'
import { writeLines, writeToFile } from '#adapters/server/security/security-file.ts'
import type { SecurityLine } from '#adapters/server/security/security-log.ts'
import { codeAt } from '#adapters/server/sign-in/time-codes.ts'
import { usualRules } from '#adapters/server/sign-in/try-rules.ts'
import { eventually } from '#tests/patience.ts'
import { roomyRules } from '#tests/roomy-rules.ts'
import { furnish, type Json, PASSWORD, register, startAsking } from './asking.ts'
import { codeIn, startMailing } from './mailing.ts'

const email = 'olga@example.org'

function watched(rules = roomyRules) {
  const lines: SecurityLine[] = []
  const server = startAsking({ rules, securityLines: (line) => lines.push(line) })
  /** What was written of one request, when it has been. */
  const linesOf = async (ask: () => Promise<Response>) => {
    lines.length = 0
    const { status } = await ask()
    await setImmediate()
    return { status, lines: [...lines] }
  }
  return { server, linesOf }
}

it('failed sign-ins and lock-outs are told, the same account by the same mark', async () => {
  const { server, linesOf } = watched()
  await register(server, email)
  const logIn = (who: string) =>
    linesOf(() => server.ask('/api/login', { body: { email: who, password: 'x' } }))
  const [first, second, other] = [
    await logIn(email),
    await logIn('OLGA@example.org'),
    await logIn('v@example.org'),
  ]
  expect(first.lines).toEqual([
    {
      at: server.clock.now(),
      request: expect.stringMatching(/^[0-9a-f-]{36}$/),
      route: '/api/login',
      address: expect.stringMatching(/^[0-9a-f]{16}$/),
      event: 'sign-in-failed',
      account: expect.stringMatching(/^[0-9a-f]{16}$/),
    },
  ])
  expect(second.lines[0]?.account).toBe(first.lines[0]?.account)
  expect(other.lines[0]?.account).not.toBe(first.lines[0]?.account)
  expect(other.lines[0]?.address).toBe(first.lines[0]?.address)
  for (let i = 0; i < 3; i++) await logIn(email)
  expect((await logIn(email)).lines).toMatchObject([{ event: 'sign-in-locked' }])
})

it('a sign-in is told by the same mark as a failed one', async () => {
  const { server, linesOf } = watched()
  await register(server, email)
  const logIn = (password: string) => linesOf(() => server.ask('/api/login', { body: { email, password } }))
  const [failed, entered] = [await logIn('x'), await logIn(PASSWORD)]
  expect(entered.lines).toMatchObject([{ event: 'signed-in', factors: 1 }])
  expect(entered.lines[0]?.account).toBe(failed.lines[0]?.account)
})

it('refused tokens are told, those that have just run out are not', async () => {
  const { server, linesOf } = watched()
  const olga = await register(server, email)
  const forged = `${olga.bearer.authorization}x`
  const told = await linesOf(() => server.ask('/api/account', { headers: { authorization: forged } }))
  expect(told.lines).toMatchObject([{ event: 'token-refused', reason: 'forged' }])
  const refresh = () => server.ask('/api/refresh', { body: { refreshToken: olga.refreshToken } })
  await refresh()
  server.clock.forward(60)
  expect((await linesOf(refresh)).lines).toMatchObject([{ event: 'token-refused', reason: 'reused' }])
  expect((await linesOf(() => olga.ask('/api/account'))).lines).toMatchObject([
    { event: 'token-refused', reason: 'session-ended' },
  ])
  server.clock.forward(3600)
  expect((await linesOf(() => olga.ask('/api/account'))).lines).toEqual([])
  expect((await linesOf(() => server.ask('/api/account'))).lines).toEqual([])
})

it('foreign ids are told with whose they are not, like ids of nothing', async () => {
  const { server, linesOf } = watched()
  const house = await furnish(await register(server, email))
  const stranger = await register(server, 'stranger@example.org')
  const asked = (path: string) => linesOf(() => stranger.ask(path))
  expect((await asked(`/api/memos/${house.memo}`)).lines).toMatchObject([
    { event: 'foreign-id', user: 2, asked: house.memo, route: '/api/memos/:id' },
  ])
  expect((await asked(`/api/employees?companyId=${house.company}`)).lines).toMatchObject([
    { event: 'foreign-id', user: 2, asked: house.company, route: '/api/employees' },
  ])
  expect((await asked('/api/memos/987654')).lines).toMatchObject([{ event: 'foreign-id', asked: 987_654 }])
})

it('a member who may not, and whoever is no operator, is told of', async () => {
  const { server, linesOf } = watched()
  const owner = await register(server, email)
  const { company: companyId } = await furnish(owner)
  const invited = { companyId, email: 'reader@example.org', role: 'reader' }
  const { token } = (await (await owner.ask('/api/invitations', { body: invited })).json()) as Json
  const reader = await register(server, 'reader@example.org')
  await reader.ask('/api/invitations/acceptance', { body: { token } })
  const adding = { body: { companyId, name: 'Новый' } }
  for (const [path, route, given] of [
    ['/api/employee-groups', '/api/employee-groups', adding],
    [`/api/companies/${companyId}/people`, '/api/companies/:id/people', {}],
    ['/api/operator/mails', '/api/operator/mails', {}],
  ] as const)
    expect(await linesOf(() => reader.ask(path, given))).toMatchObject({
      status: 403,
      lines: [{ event: 'right-missing', user: 2, route }],
    })
})

it('a second factor that is set up, tried and given up is told', async () => {
  const { server, linesOf } = watched()
  const olga = await register(server, email)
  const path = '/api/account/second-factor'
  const asked = await olga.ask(`${path}/secret`, { body: { currentPassword: PASSWORD } })
  const secret = String(((await asked.json()) as Json).secret)
  const codeNow = (off = 0) => codeAt(secret, Math.floor(Date.parse(server.clock.now()) / 30_000) + off)
  const told = async (path: string, body: object) =>
    (await linesOf(() => olga.ask(path, { body }))).lines.map(({ event, user }) => [event, user])
  expect(await told(path, { factorCode: codeNow(500) })).toEqual([['second-factor-refused', 1]])
  expect(await told(path, { factorCode: codeNow() })).toEqual([['second-factor-on', 1]])
  server.clock.forward(30)
  const wrong = { email, password: PASSWORD, factorCode: codeNow(500) }
  expect((await linesOf(() => server.ask('/api/login', { body: wrong }))).lines).toMatchObject([
    { event: 'sign-in-failed' },
  ])
  server.clock.forward(60)
  const right = { email, password: PASSWORD, factorCode: codeNow() }
  expect((await linesOf(() => server.ask('/api/login', { body: right }))).lines).toMatchObject([
    { event: 'signed-in', factors: 2 },
  ])
  server.clock.forward(30)
  const end = { currentPassword: PASSWORD, factorCode: codeNow() }
  expect(await told(`${path}/end`, end)).toEqual([['second-factor-off', 1]])
})

it('what is done by a code of a mail is told, and a code that is none', async () => {
  const lines: SecurityLine[] = []
  const mailing = await startMailing({}, { securityLines: (line) => lines.push(line) })
  const { server } = mailing
  const codeTo = async (address: string) => {
    await mailing.work()
    return codeIn(mailing.mailsTo(address).at(-1))
  }
  const told = async (ask: () => Promise<Response>) => {
    await setImmediate()
    lines.length = 0
    await ask()
    await setImmediate()
    return lines.map(({ event, user }) => [event, user])
  }
  const olga = await register(server, email)
  const confirm = (code: string) => () => olga.ask('/api/account/confirmation', { body: { code } })
  const code = await codeTo(email)
  expect(await told(confirm('1-x'))).toEqual([['code-refused', 1]])
  expect(await told(confirm(code))).toEqual([['email-confirmed', 1]])
  const next = 'next@example.org'
  await olga.ask('/api/account/email', { body: { email: next, currentPassword: PASSWORD } })
  const change = (code: string) => () => server.ask('/api/email', { body: { code } })
  const codeOfNext = await codeTo(next)
  expect(await told(change('1-x'))).toEqual([['code-refused', undefined]])
  expect(await told(change(codeOfNext))).toEqual([['email-changed', undefined]])
  await server.ask('/api/password-code', { body: { email: next } })
  const replace = (code: string) => () =>
    server.ask('/api/password', { body: { code, newPassword: 'совсем другой замок' } })
  const codeOfPassword = await codeTo(next)
  expect(await told(replace('1-x'))).toEqual([['code-refused', undefined]])
  expect(await told(replace(codeOfPassword))).toEqual([['password-replaced', undefined]])
  await mailing.mailbox.close()
})

it('what a person does to their own sign-in is told, and limits that hold', async () => {
  const { server, linesOf } = watched({ ...usualRules, asking: { atOnce: 25, perSecond: 0.001 } })
  const olga = await register(server, email)
  const change = (currentPassword: string) => () =>
    olga.ask('/api/account/password', { body: { currentPassword, newPassword: 'совсем другой пароль' } })
  expect((await linesOf(change('не тот'))).lines).toMatchObject([
    { event: 'password-confirmation-failed', user: 1 },
  ])
  expect((await linesOf(change(PASSWORD))).lines).toMatchObject([{ event: 'password-changed', user: 1 }])
  const endOthers = () => olga.ask('/api/account/sessions', { method: 'DELETE' })
  expect((await linesOf(endOthers)).lines).toMatchObject([{ event: 'sessions-ended', user: 1 }])
  const registering = (i: number) => () =>
    server.ask('/api/register', { body: { email: `p${i}@example.org`, password: PASSWORD } })
  for (let i = 0; i < 19; i++) await registering(i)()
  expect((await linesOf(registering(19))).lines).toMatchObject([{ event: 'registration-locked' }])
  for (let i = 0; i < 4; i++) await server.ask('/api/catalogue')
  expect((await linesOf(() => server.ask('/api/catalogue'))).lines).toMatchObject([
    { event: 'requests-locked' },
  ])
})

it('no line has an e-mail, a password, a name or a token in it', async () => {
  const lines: SecurityLine[] = []
  const server = startAsking({ securityLines: (line) => lines.push(line) })
  const olga = await register(server, email)
  await server.ask('/api/login', { body: { email, password: 'секрет' } })
  await server.ask('/api/account', { headers: { authorization: 'Bearer tok.en.x' } })
  await olga.ask('/api/employees?companyId=77&search=Орлова')
  await setImmediate()
  expect(lines).toHaveLength(3)
  for (const secret of [email, 'olga', 'секрет', 'tok.en.x', 'Орлова', 'local', 'Bearer'])
    expect(JSON.stringify(lines)).not.toContain(secret)
})

const line = { at: '', request: '', route: '', address: '', event: 'sign-in-failed' } as const

it('lines go to a file of JSON that only its owner reads; beyond a bound they are counted', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'osh-security-'))
  const file = join(directory, 'security.log')
  const { write } = writeLines(writeToFile(file), () => undefined)
  for (let i = 0; i < 1005; i++) write({ ...line, address: `mark ${i}`, user: i })
  const read = async () => (await readFile(file, 'utf8').catch(() => '')).trim().split('\n')
  await eventually(async () => (await read()).length).toBe(1001)
  const lines = (await read()).map((text) => JSON.parse(text) as Record<string, unknown>)
  expect(lines[0]).toEqual({ log: 'security', ...line, address: 'mark 0', user: 0 })
  expect(lines.at(-1)).toEqual({ event: 'dropped', lines: 5 })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await rm(directory, { recursive: true })
})

it('one address fills the log with so many lines, and hides nobody else’s; all together with so many an hour', async () => {
  let now = 0
  const written: string[] = []
  const sink = async (text: string) => {
    written.push(...text.trim().split('\n'))
  }
  const { write, end } = writeLines(
    sink,
    () => undefined,
    () => now,
  )
  const settle = (count: number) => eventually(async () => written.length).toBe(count)
  for (let i = 0; i < 310; i++) write({ ...line, address: 'loud' })
  write({ ...line, address: 'quiet' })
  await settle(302)
  expect(written.slice(-2).map((text) => JSON.parse(text))).toMatchObject([
    { address: 'quiet' },
    { event: 'dropped', lines: 10 },
  ])
  now = 25
  for (let i = 0; i < 5; i++) write({ ...line, address: 'loud' })
  await settle(304)
  for (let round = 0; round < 20; round++) {
    for (let i = 0; i < 900; i++) write({ ...line, address: `one of many ${round}-${i}` })
    await end()
  }
  const left = 10_000 - 301 + 25 - 2
  expect(written.filter((text) => text.includes('one of many'))).toHaveLength(left)
})

it('how many lines were dropped is said once a minute while they are, and at the end', async () => {
  let now = 0
  const counts: number[] = []
  let others = 0
  const sink = async (text: string) => {
    for (const written of text.trim().split('\n')) {
      const { event, lines } = JSON.parse(written) as { readonly event: string; readonly lines: number }
      if (event === 'dropped') counts.push(lines)
      else others += 1
    }
  }
  const { write, end } = writeLines(
    sink,
    () => undefined,
    () => now,
  )
  const loud = (count: number) => {
    for (let i = 0; i < count; i++) write({ ...line, address: 'loud' })
  }
  loud(301)
  await eventually(async () => counts).toEqual([1])
  for (let i = 1; i <= 5; i++) {
    loud(1)
    write({ ...line, address: `quiet ${i}` })
    await eventually(async () => others).toBe(300 + i)
  }
  expect(counts).toEqual([1])
  now = 59.9
  write({ ...line, address: 'quiet' })
  await eventually(async () => others).toBe(306)
  expect(counts).toEqual([1])
  now = 60
  await eventually(async () => counts).toEqual([1, 5])
  write({ ...line, address: 'last' })
  loud(10)
  await end()
  expect([counts, others]).toEqual([[1, 5, 4], 313])
  await end()
  expect(counts).toHaveLength(3)
})

it.runIf(process.platform === 'linux')('a full disk under the security log shows in health', async () => {
  const condition = makeCondition()
  const server = startAsking({
    condition,
    securityLines: writeLines(writeToFile('/dev/full'), condition.note).write,
  })
  const health = async () => (await server.ask('/api/health')).json()
  expect(await health()).toEqual({ status: 'ok' })
  await server.ask('/api/login', { body: { email, password: 'x' } })
  await eventually(health).toEqual({ status: 'degraded', trouble: 'disk-full' })
})
