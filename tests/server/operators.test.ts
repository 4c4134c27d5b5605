import { randomUUID } from 'node:crypto'
import type { MailId } from '@osh/core/shared/identity.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { codeAt } from '#adapters/server/sign-in/time-codes.ts'
import { keepMails } from '#tests/contracts/keep-mails.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, refusal } from '#tests/contracts/world.ts'
import { enableFactor } from '#tests/enable-factor.ts'
import { today } from '#tests/examples.ts'
import { type Asked, makeOperator, type Person, register, startAsking } from './asking.ts'
import { operatorRoutes } from './routes.ts'

const clock = makeSettableClock(today)
const storage = makeLedgerStorage(new MemoryLedger(), clock)
const { operators } = storage
let server: Asked
let person: Person
let operator: Person
beforeAll(async () => {
  server = startAsking({ storage, clock })
  person = await register(server, 'person@example.org')
  operator = await makeOperator({ ...server, clock }, await register(server, 'operator@example.org'))
})

const routes = operatorRoutes.map((name) => {
  const [method = '', path = ''] = name.split(' ')
  return {
    name,
    path: path.endsWith('/files') ? `${path}?fileName=1` : path,
    sent: { method, ...(method === 'GET' ? {} : { body: {} }) },
  }
})

it('an operator is whoever the console has added, until it removes them', async () => {
  expect(refusal(await operators.add('no-one@example.org', clock.now()))).toBe('not-found')
  expect(refusal(await operators.remove('person@example.org'))).toBe('not-found')
  const since = clock.now()
  clock.forward(60)
  accepted(await operators.add('operator@example.org', clock.now()))
  expect(await operators.list()).toEqual([{ email: 'operator@example.org', since }])
})

it('whoever has no second factor is not added; what is switched on later with the password alone opens nothing', async () => {
  const another = await register(server, 'another@example.org')
  expect(refusal(await operators.add('Another@example.org', clock.now()))).toBe('factor/missing')
  await makeOperator({ ...server, clock }, another)
  expect((await another.ask('/api/operator/mails')).status).toBe(200)
  await switchAnew(another)
  const refused = await another.ask('/api/operator/mails')
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'right/missing' }])
  accepted(await operators.add('another@example.org', clock.now()))
  expect((await another.ask('/api/operator/mails')).status).toBe(200)
})

/** Another application in place of the first. */
async function switchAnew(someone: Person): Promise<void> {
  const user = await storage.accounts.findUserByEmail(someone.email)
  const factor = user && (await storage.accounts.factorOf(user.id))
  if (!factor) throw new Error('there is no second factor')
  const path = '/api/account/second-factor'
  clock.forward(60)
  const factorCode = codeAt(factor.secret, Math.floor(Date.parse(clock.now()) / 30_000))
  const ended = await someone.ask(`${path}/end`, { body: { currentPassword: someone.password, factorCode } })
  expect(ended.status).toBe(204)
  const ask = async (to: string, body: object) => (await someone.ask(`/api${to}`, { body })).json()
  await enableFactor(ask, someone.password, Date.parse(clock.now()))
}

describe.each(routes)('$name', ({ path, sent }) => {
  it('answers an operator, and neither a visitor nor anyone else who is signed in', async () => {
    expect((await server.ask(path, sent)).status).toBe(401)
    const refused = await person.ask(path, sent)
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'right/missing' }])
    expect([200, 415, 422]).toContain((await operator.ask(path, sent)).status)
  })

  it('answers an operator no more who was removed, from that moment on', async () => {
    accepted(await operators.remove('operator@example.org'))
    expect((await operator.ask(path, sent)).status).toBe(403)
    accepted(await operators.add('operator@example.org', clock.now()))
  })
})

it('an operator sees what has not been sent, and nothing that it says', async () => {
  const id = randomUUID() as MailId
  const told = { about: 'code', to: 'anna@example.org', subject: 'Новый пароль' } as const
  await keepMails(storage, [{ id, companyId: null, ...told, text: 'секрет', enteredAt: clock.now() }])
  const seen = await (await operator.ask('/api/operator/mails')).text()
  expect(JSON.parse(seen)).toMatchObject({
    isSending: false,
    mails: expect.arrayContaining([expect.objectContaining({ id, ...told, state: 'waiting' })]),
  })
  expect(seen).not.toContain('секрет')
  const again = await operator.ask('/api/operator/mails/send-again', { body: { mailId: id } })
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'mail/not-failed' }])
  const body = { mailId: id, mailCompanyId: 5 }
  expect((await operator.ask('/api/operator/mails/send-again', { body })).status).toBe(404)
})
