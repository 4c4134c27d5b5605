import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualRules } from '#adapters/server/sign-in/try-rules.ts'
import { PASSWORD } from './asking.ts'
import { codeIn, type Mailing, site, startMailing } from './mailing.ts'

const NEXT = 'совсем другой замок 7'

let mailing: Mailing
beforeAll(async () => {
  mailing = await startMailing({ codeMail: usualRules.codeMail })
})
afterAll(() => mailing?.mailbox.close())

const statusOf = async (path: string, body: object): Promise<readonly [number, unknown]> => {
  const answer = await mailing.server.ask(path, { body })
  return [answer.status, answer.status === 204 ? null : await answer.json()]
}

describe('a forgotten password', () => {
  it('is replaced by the code of the mail, once, and every sign-in ends', async () => {
    const email = 'forgetful@example.org'
    const person = await mailing.join(email)
    expect(await statusOf('/api/password-code', { email })).toEqual([200, { isSending: true }])
    await mailing.work()
    const text = mailing.mailsTo(email).at(-1)
    const code = codeIn(text)
    expect(text).toContain(`${site}/password-reset#${code}`)
    const short = await statusOf('/api/password', { code: '1-x', newPassword: 'мало' })
    expect(short).toMatchObject([
      422,
      {
        errors: [
          { field: 'code', code: 'code/unknown' },
          { field: 'newPassword', code: 'password/too-short' },
        ],
      },
    ])
    expect(await statusOf('/api/password', { code, newPassword: NEXT })).toEqual([204, null])
    expect((await person.ask('/api/account')).status).toBe(401)
    expect((await statusOf('/api/login', { email, password: PASSWORD }))[0]).toBe(401)
    expect((await statusOf('/api/login', { email, password: NEXT }))[0]).toBe(200)
    expect((await statusOf('/api/password', { code, newPassword: NEXT }))[0]).toBe(422)
    await mailing.work()
    expect(mailing.mailsTo(email).at(-1)).toContain('изменён по коду')
  })

  it('answers alike where there is no such account, and sends nothing', async () => {
    const email = 'no-one@example.org'
    expect(await statusOf('/api/password-code', { email })).toEqual([200, { isSending: true }])
    await mailing.work()
    expect(mailing.mailsTo(email)).toEqual([])
  })

  it('a code holds for an hour', async () => {
    const email = 'late@example.org'
    await mailing.join(email)
    await statusOf('/api/password-code', { email })
    await mailing.work()
    const code = codeIn(mailing.mailsTo(email).at(-1))
    mailing.server.clock.forward(3600)
    const refused = await statusOf('/api/password', { code, newPassword: NEXT })
    expect(refused).toMatchObject([422, { errors: [{ field: 'code', code: 'code/unknown' }] }])
  })

  it.each(['known@example.org', 'unknown@example.org'])(
    'codes to %s are limited, known or not',
    async (email) => {
      if (email.startsWith('known')) await mailing.join(email)
      for (let i = 0; i < usualRules.codeMail.free; i++)
        expect((await statusOf('/api/password-code', { email }))[0]).toBe(200)
      expect((await statusOf('/api/password-code', { email }))[0]).toBe(429)
    },
  )
})

it('codes are tried from one address so many times, the right one too', async () => {
  const { server, mailsTo, work, join, mailbox } = await startMailing({ code: usualRules.code })
  const email = 'guessed@example.org'
  await join(email)
  await server.ask('/api/password-code', { body: { email } })
  await work()
  const code = codeIn(mailsTo(email).at(-1))
  expect(code).toMatch(/^\d+-[\w-]{43}$/)
  const [user = ''] = code.split('-')
  const replace = (given: string) => server.ask('/api/password', { body: { code: given, newPassword: NEXT } })
  // The code of the new account was one, and asking for this one another.
  const left = usualRules.code.free - 2
  for (let i = 0; i < left; i++)
    expect((await replace(`${user}-${'x'.repeat(42)}${i % 10}`)).status).toBe(422)
  const refused = await replace(code)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '180'])
  server.clock.forward(180)
  expect((await replace(code)).status).toBe(204)
  await mailbox.close()
})

it('another e-mail is asked for by the password, confirmed from its own mailbox, and told to the one that was', async () => {
  const [email, next] = ['before@example.org', 'after@example.org']
  const person = await mailing.join(email)
  const ask = (body: object) => person.ask('/api/account/email', { body })
  expect((await ask({ email: next, currentPassword: 'не тот пароль' })).status).toBe(422)
  expect((await ask({ email: 'late@example.org', currentPassword: PASSWORD })).status).toBe(422)
  expect((await ask({ email: next, currentPassword: PASSWORD })).status).toBe(200)
  await mailing.work()
  expect(mailing.mailsTo(email).at(-1)).toContain(next)
  const code = codeIn(mailing.mailsTo(next)[0])
  expect((await statusOf('/api/login', { email: next, password: PASSWORD }))[0]).toBe(401)
  expect(await statusOf('/api/email', { code })).toEqual([204, null])
  expect((await statusOf('/api/login', { email: next, password: PASSWORD }))[0]).toBe(200)
  await mailing.work()
  expect(mailing.mailsTo(email).at(-1)).toContain(`изменён на ${next}`)
})
