import type { UserId } from '@osh/core/shared/identity.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSmtpTransport } from '#adapters/mail/smtp-transport.ts'
import { mailCode } from '#adapters/server/jobs/mail-code.ts'
import { runDueJobs } from '#adapters/server/jobs/run-jobs.ts'
import { sendMail } from '#adapters/server/jobs/send-mail.ts'
import { usualRules } from '#adapters/server/sign-in/try-rules.ts'
import { type MailServer, openMailServer } from '#tests/mail-server.ts'
import { roomyRules } from '#tests/roomy-rules.ts'
import { type Asked, PASSWORD, register, startAsking } from './asking.ts'

const site = 'https://osh.example.org'
const NEXT = 'совсем другой замок 7'

let mailbox: MailServer
let server: Asked
beforeAll(async () => {
  mailbox = await openMailServer()
  server = startAsking({ isSending: true, rules: { ...roomyRules, codeMail: usualRules.codeMail } })
})
afterAll(() => mailbox.close())

/** Does what is due: codes are made, and mails sent. */
async function work(): Promise<void> {
  const { storage, clock } = server
  const { accounts, outbox, files, jobs: queue } = storage
  const archive = storage.openRecords(0 as UserId).longLists
  const transport = makeSmtpTransport({ url: mailbox.url, from: 'noreply@osh.example.org' })
  const handlers = {
    'mail-password-code': mailCode({ accounts, clock, site }),
    'send-awaited-mail': sendMail({ outbox, files, archive, transport, clock }),
  }
  const tell = (entry: object) => expect(entry).toBeNull()
  while ((await runDueJobs({ queue, clock, handlers, tell })) > 0);
}

/** The mails that have come to the address, the latest last. */
const mailsTo = (email: string) =>
  mailbox.arrived.filter(({ to }) => JSON.stringify(to).includes(email)).map(({ text = '' }) => text)

const codeIn = (text = ''): string => /\b(\d+-[\w-]{43})\b/.exec(text)?.[1] ?? ''

const statusOf = async (path: string, body: object): Promise<readonly [number, unknown]> => {
  const answer = await server.ask(path, { body })
  return [answer.status, answer.status === 204 ? null : await answer.json()]
}

describe('a forgotten password', () => {
  it('is replaced by the code of the mail, once, and every sign-in ends', async () => {
    const email = 'forgetful@example.org'
    const person = await register(server, email)
    expect(await statusOf('/api/password-code', { email })).toEqual([200, { isSending: true }])
    await work()
    const [text] = mailsTo(email)
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
    await work()
    expect(mailsTo(email).at(-1)).toContain('изменён по коду')
  })

  it('answers alike where there is no such account, and sends nothing', async () => {
    const email = 'no-one@example.org'
    expect(await statusOf('/api/password-code', { email })).toEqual([200, { isSending: true }])
    await work()
    expect(mailsTo(email)).toEqual([])
  })

  it('a code holds for an hour', async () => {
    const email = 'late@example.org'
    await register(server, email)
    await statusOf('/api/password-code', { email })
    await work()
    const code = codeIn(mailsTo(email)[0])
    server.clock.forward(3600)
    const refused = await statusOf('/api/password', { code, newPassword: NEXT })
    expect(refused).toMatchObject([422, { errors: [{ field: 'code', code: 'code/unknown' }] }])
  })

  it.each(['known@example.org', 'unknown@example.org'])(
    'codes to %s are limited, known or not',
    async (email) => {
      if (email.startsWith('known')) await register(server, email)
      for (let i = 0; i < usualRules.codeMail.free; i++)
        expect((await statusOf('/api/password-code', { email }))[0]).toBe(200)
      expect((await statusOf('/api/password-code', { email }))[0]).toBe(429)
    },
  )
})

it('another e-mail is asked for by the password, confirmed from its own mailbox, and told to the one that was', async () => {
  const [email, next] = ['before@example.org', 'after@example.org']
  const person = await register(server, email)
  const ask = (body: object) => person.ask('/api/account/email', { body })
  expect((await ask({ email: next, currentPassword: 'не тот пароль' })).status).toBe(422)
  expect((await ask({ email: 'late@example.org', currentPassword: PASSWORD })).status).toBe(422)
  expect((await ask({ email: next, currentPassword: PASSWORD })).status).toBe(200)
  await work()
  expect(mailsTo(email).at(-1)).toContain(next)
  const code = codeIn(mailsTo(next)[0])
  expect((await statusOf('/api/login', { email: next, password: PASSWORD }))[0]).toBe(401)
  expect(await statusOf('/api/email', { code })).toEqual([204, null])
  expect((await statusOf('/api/login', { email: next, password: PASSWORD }))[0]).toBe(200)
  await work()
  expect(mailsTo(email).at(-1)).toContain(`изменён на ${next}`)
})
