import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualRules } from '#adapters/server/sign-in/try-rules.ts'
import { furnish, type Json, PASSWORD, type Person, register, startAsking } from './asking.ts'
import { codeIn, type Mailing, site, startMailing } from './mailing.ts'

let mailing: Mailing
beforeAll(async () => {
  mailing = await startMailing({ ownCode: usualRules.ownCode, mailTo: usualRules.mailTo })
})
afterAll(() => mailing?.mailbox.close())

const tell = async (answer: Response): Promise<unknown> =>
  answer.ok ? answer.status : [answer.status, ((await answer.json()) as Json).code]

const unconfirmed = [403, 'email/unconfirmed']
const NEXT = 'совсем другой замок 7'

/** What writes to others, or keeps others out, each with how it is answered. */
async function tryAll(person: Person, company: number): Promise<Readonly<Record<string, unknown>>> {
  const ask = async (path: string, body: object) => tell(await person.ask(path, { body }))
  const own = person.email
  return {
    inviting: await ask('/api/invitations', { companyId: company, email: `to-${own}`, role: 'reader' }),
    sending: await ask('/api/document-sending', { companyId: company }),
    'sending again': await ask('/api/document-sending/send-again', { companyId: company, mailId: 'x' }),
    'another address': await ask('/api/account/email', { email: `next-${own}`, currentPassword: PASSWORD }),
    'a second factor': await ask('/api/account/second-factor/secret', { currentPassword: PASSWORD }),
    joining: await ask('/api/invitations/acceptance', { token: `1-${'0'.repeat(64)}` }),
  }
}

describe('an account whose address is not confirmed', () => {
  it('works in its own company, and nothing goes from it to others until the code of the mail is entered', async () => {
    const email = 'new@example.org'
    const person = await register(mailing.server, email)
    const { company } = await furnish(person)
    const every = await tryAll(person, company)
    expect(every).toEqual(Object.fromEntries(Object.keys(every).map((name) => [name, unconfirmed])))
    expect((await (await person.ask('/api/account')).json()) as Json).toMatchObject({
      confirmation: 'awaited',
    })
    await mailing.work()
    expect(mailing.mailbox.arrived.filter(({ to }) => !JSON.stringify(to).includes(`"${email}"`))).toEqual([])
    const [text = ''] = mailing.mailsTo(email)
    const code = codeIn(text)
    expect(text).toContain(`${site}/account/confirmation#${code}`)
    expect(await tell(await person.ask('/api/account/confirmation', { body: { code } }))).toBe(204)
    expect((await (await person.ask('/api/account')).json()) as Json).toMatchObject({ confirmation: 'given' })
    expect(await tryAll(person, company)).toEqual({
      inviting: 201,
      sending: [422, 'fields'],
      'sending again': [422, 'fields'],
      'another address': 200,
      'a second factor': 200,
      joining: [409, 'invitation/unknown'],
    })
  })

  it('is confirmed only by whoever is signed in to it: another’s code and a code without a sign-in are none', async () => {
    const [person, other] = [
      await register(mailing.server, 'one@example.org'),
      await register(mailing.server, 'two@example.org'),
    ]
    await mailing.work()
    const code = codeIn(mailing.mailsTo('one@example.org').at(-1))
    const confirm = (body: object, by: { ask: Person['ask'] } = person) =>
      by.ask('/api/account/confirmation', { body })
    expect(await tell(await confirm({ code }, other))).toEqual([422, 'fields'])
    expect(await tell(await confirm({ code }, mailing.server))).toEqual([401, 'auth/signed-out'])
    expect(await tell(await mailing.server.ask('/api/email', { body: { code } }))).toEqual([422, 'fields'])
    expect(await tell(await confirm({ code: 'x' }))).toEqual([422, 'fields'])
    expect(await tell(await confirm({ code }))).toBe(204)
    expect(await tell(await confirm({ code }))).toEqual([422, 'fields'])
  })

  it('gets the code again, so many times, and none once it is confirmed', async () => {
    const person = await register(mailing.server, 'again@example.org')
    const ask = async () => tell(await person.ask('/api/account/confirmation-code', { method: 'POST' }))
    for (let i = 1; i < usualRules.ownCode.free; i++) {
      await mailing.work()
      expect(await ask()).toBe(200)
    }
    await mailing.work()
    expect(await ask()).toEqual([429, 'mails/too-many'])
    const sent = mailing.mailsTo('again@example.org')
    expect(sent).toHaveLength(usualRules.ownCode.free)
    const [first, last] = [codeIn(sent[0]), codeIn(sent.at(-1))]
    const confirm = async (code: string) =>
      tell(await person.ask('/api/account/confirmation', { body: { code } }))
    expect(await confirm(first)).toEqual([422, 'fields'])
    expect(await confirm(last)).toBe(204)
    expect(await ask()).toBe(200)
    await mailing.work()
    expect(mailing.mailsTo('again@example.org')).toHaveLength(usualRules.ownCode.free)
  })

  it('gets its code however many mails strangers have sent there', async () => {
    const stranger = await mailing.join('stranger@example.org')
    const { company } = await furnish(stranger)
    const email = 'wanted@example.org'
    const invite = async () =>
      tell(await stranger.ask('/api/invitations', { body: { companyId: company, email, role: 'reader' } }))
    for (let i = 0; i < usualRules.mailTo.free; i++) expect(await invite()).toBe(201)
    expect(await invite()).toEqual([429, 'mails/too-many'])
    await mailing.join(email)
  })

  it('is whoever’s who reads the mailbox: by another password they are in, and whoever opened it is out', async () => {
    const email = 'victim@example.org'
    const squatter = await register(mailing.server, email)
    const { company } = await furnish(squatter)
    expect(await tell(await mailing.server.ask('/api/password-code', { body: { email } }))).toBe(200)
    await mailing.work()
    const code = codeIn(mailing.mailsTo(email).at(-1))
    expect(await tell(await mailing.server.ask('/api/password', { body: { code, newPassword: NEXT } }))).toBe(
      204,
    )
    expect(await tell(await squatter.ask('/api/account'))).toEqual([401, 'auth/signed-out'])
    const entered = await mailing.server.ask('/api/login', { body: { email, password: NEXT } })
    const { accessToken } = (await entered.json()) as Record<string, string>
    const headers = { authorization: `Bearer ${accessToken}` }
    const own = await mailing.server.ask('/api/account', { headers })
    expect((await own.json()) as Json).toMatchObject({ confirmation: 'given' })
    const body = { companyId: company, email: 'colleague@example.org', role: 'reader' }
    expect(await tell(await mailing.server.ask('/api/invitations', { headers, body }))).toBe(201)
  })
})

it('where no mail is sent nothing has to be confirmed', async () => {
  const server = startAsking()
  const person = await register(server, 'alone@example.org')
  const { company } = await furnish(person)
  expect((await (await person.ask('/api/account')).json()) as Json).toMatchObject({
    confirmation: 'not-needed',
  })
  const body = { companyId: company, email: 'colleague@example.org', role: 'reader' }
  expect(await tell(await person.ask('/api/invitations', { body }))).toBe(201)
})
