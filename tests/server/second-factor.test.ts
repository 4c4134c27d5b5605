import type { UserId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { codeAt } from '#adapters/server/sign-in/time-codes.ts'
import { usualRules } from '#adapters/server/sign-in/try-rules.ts'
import { aCompany } from '#tests/examples.ts'
import { roomyRules } from '#tests/roomy-rules.ts'
import { type Asked, PASSWORD, register, startAsking } from './asking.ts'

const PATH = '/api/account/second-factor'
type Answer = Readonly<Record<string, unknown>>

const stepOf = (server: Asked): number => Math.floor(Date.parse(server.clock.now()) / 30_000)

async function answerTo(asked: Promise<Response>): Promise<readonly [number, Answer]> {
  const answer = await asked
  return [answer.status, answer.status === 204 ? {} : ((await answer.json()) as Answer)]
}

const logIn = (server: Asked, body: object) => answerTo(server.ask('/api/login', { body }))

/** Someone who has switched it on, and what their application makes of the secret. */
async function withFactor(server: Asked, email: string) {
  const person = await register(server, email)
  const ask = (path: string, body: object) => answerTo(person.ask(`${PATH}${path}`, { body }))
  const [, given] = await ask('/secret', { currentPassword: PASSWORD })
  const secret = String(given.secret)
  const codeNow = (off = 0) => codeAt(secret, stepOf(server) + off)
  const [status, { codes }] = await ask('', { factorCode: codeNow() })
  expect(status).toBe(200)
  server.clock.forward(30)
  return { person, ask, codeNow, recovery: codes as readonly string[] }
}

describe('signing in with a second factor', () => {
  it('asks for a code once the password is right, and takes each code once', async () => {
    const server = startAsking({ rules: roomyRules })
    const email = 'careful@example.org'
    const { codeNow } = await withFactor(server, email)
    expect(await logIn(server, { email, password: PASSWORD })).toMatchObject([
      401,
      { code: 'auth/second-factor' },
    ])
    expect(await logIn(server, { email, password: 'не тот пароль', factorCode: codeNow() })).toMatchObject([
      401,
      { code: 'auth/wrong-credentials' },
    ])
    const given = { email, password: PASSWORD, factorCode: codeNow() }
    const [status, tokens] = await logIn(server, given)
    expect([status, typeof tokens.accessToken]).toEqual([200, 'string'])
    const wrong = { errors: [{ field: 'factorCode', code: 'factor-code/wrong' }] }
    expect(await logIn(server, given)).toMatchObject([422, wrong])
    expect(await logIn(server, { ...given, factorCode: codeNow(-1) })).toMatchObject([422, wrong])
    expect((await logIn(server, { ...given, factorCode: codeNow(1) }))[0]).toBe(200)
    expect(await logIn(server, { ...given, factorCode: ' ' })).toMatchObject([
      422,
      { errors: [{ code: 'factor-code/required' }] },
    ])
  })

  it('a recovery code opens once, in place of the application', async () => {
    const server = startAsking({ rules: roomyRules })
    const email = 'lost@example.org'
    const { person, recovery } = await withFactor(server, email)
    const [first = '', second = ''] = recovery
    expect(new Set(recovery).size).toBe(10)
    const by = (factorCode: string) => logIn(server, { email, password: PASSWORD, factorCode })
    expect((await by(first.toLowerCase()))[0]).toBe(200)
    expect((await by(first))[0]).toBe(422)
    expect((await by(second.replaceAll('-', '')))[0]).toBe(200)
    expect(await answerTo(person.ask(PATH))).toMatchObject([200, { codesLeft: 8 }])
  })

  it('wrong codes are tried only so often, and asking for none forgives none of them', async () => {
    const server = startAsking({ rules: { ...roomyRules, account: usualRules.account } })
    const email = 'guessed@example.org'
    const { codeNow } = await withFactor(server, email)
    const wrong = codeNow(500)
    for (let i = 0; i < usualRules.account.free; i++) {
      expect((await logIn(server, { email, password: PASSWORD }))[0]).toBe(401)
      expect((await logIn(server, { email, password: PASSWORD, factorCode: wrong }))[0]).toBe(422)
    }
    expect((await logIn(server, { email, password: PASSWORD, factorCode: codeNow() }))[0]).toBe(429)
    server.clock.forward(3600)
    expect((await logIn(server, { email, password: PASSWORD, factorCode: codeNow() }))[0]).toBe(200)
  })
})

it('is switched off by password and code together, and a new secret asks for the password', async () => {
  const server = startAsking({ rules: roomyRules })
  const email = 'off@example.org'
  const { person, ask, codeNow } = await withFactor(server, email)
  expect((await ask('/secret', { currentPassword: 'не тот пароль' }))[0]).toBe(422)
  expect(await ask('/secret', { currentPassword: PASSWORD })).toMatchObject([409, { code: 'factor/on' }])
  expect((await ask('/end', { currentPassword: PASSWORD, factorCode: codeNow(500) }))[0]).toBe(422)
  expect((await ask('/end', { currentPassword: 'не тот пароль', factorCode: codeNow() }))[0]).toBe(422)
  const [, { codes }] = await ask('/recovery-codes', { currentPassword: PASSWORD, factorCode: codeNow() })
  expect(codes).toHaveLength(10)
  server.clock.forward(30)
  expect((await ask('/end', { currentPassword: PASSWORD, factorCode: codeNow() }))[0]).toBe(204)
  expect(await answerTo(person.ask(PATH))).toEqual([200, { since: null, codesLeft: 0 }])
  expect((await logIn(server, { email, password: PASSWORD }))[0]).toBe(200)
})

it('neither the secret nor a code is in any answer but the one that gives it', async () => {
  const server = startAsking({ rules: roomyRules })
  const { person, recovery } = await withFactor(server, 'quiet@example.org')
  const kept = await server.storage.accounts.factorOf(await idOf(server, 'quiet@example.org'))
  for (const path of [PATH, '/api/account', '/api/account/sessions']) {
    const text = await (await person.ask(path)).text()
    for (const secret of [kept?.secret ?? '', ...recovery]) expect(text).not.toContain(secret)
  }
})

const idOf = async (server: Asked, email: string): Promise<UserId> => {
  const user = await server.storage.accounts.findUserByEmail(email)
  if (!user) throw new Error('no such account')
  return user.id
}

describe('closing the account, or a company', () => {
  it('takes the password, and a code once where there is a second factor', async () => {
    const server = startAsking({ rules: roomyRules })
    const { person, codeNow } = await withFactor(server, 'closing@example.org')
    const made = await answerTo(person.ask('/api/companies', { body: aCompany() }))
    const close = (path: string, body: object) => answerTo(person.ask(path, { body }))
    const paths = [
      ['/api/account/closing', person.email],
      [`/api/companies/${made[1].id}/closing`, aCompany().name],
    ] as const
    for (const [path, confirmation] of paths) {
      const errorsOf = async (given: object) => {
        const [status, { errors }] = await close(path, { confirmation, ...given })
        return [status, (errors as readonly { readonly code: string }[]).map(({ code }) => code)]
      }
      expect(await errorsOf({})).toEqual([422, ['password/required', 'factor-code/required']])
      const factorCode = codeNow()
      expect(await errorsOf({ currentPassword: 'не тот пароль', factorCode })).toEqual([
        422,
        ['password/wrong'],
      ])
      expect(await errorsOf({ currentPassword: PASSWORD, factorCode: '000000' })).toEqual([
        422,
        ['factor-code/wrong'],
      ])
      const both = { currentPassword: PASSWORD, factorCode }
      expect((await close(path, { confirmation, ...both }))[0]).toBe(200)
      expect(await errorsOf(both)).toEqual([422, ['factor-code/wrong']])
      server.clock.forward(30)
    }
  })
})
