import { expect, it } from 'vitest'
import { confirmEmail } from '#tests/contracts/send-code.ts'
import { furnish, type Json, logIn, register } from './asking.ts'
import { startMailing } from './mailing.ts'

const waiting = { state: 'waiting', trouble: null }

it('what was entered while no mail was sent goes only from those whose own address is confirmed by then', async () => {
  const mailing = await startMailing({}, { isSending: false })
  const { server, mailbox, work } = mailing
  const confirm = async ({ person: { email } }: { readonly person: { readonly email: string } }) => {
    const user = await server.storage.accounts.findUserByEmail(email)
    if (!user) throw new Error('no such account')
    await confirmEmail(server.storage, user.id, server.clock.now())
  }
  const enter = async (name: string, inn?: string) => {
    const person = await register(server, `${name}@example.org`)
    const { company: companyId, document } = await furnish(person, inn)
    const details = {
      companyId,
      documentIds: [document],
      to: [`paper-${name}@example.net`],
      subject: 'Приказ',
    }
    expect((await person.ask('/api/document-sending', { body: details })).status).toBe(201)
    const invited = { companyId, email: `guest-${name}@example.net`, role: 'reader' }
    expect((await person.ask('/api/invitations', { body: invited })).status).toBe(201)
    const log = async (as = person): Promise<Json | undefined> =>
      (
        (await (await as.ask(`/api/document-sending?companyId=${companyId}&page=1&limit=9`)).json()) as Json[]
      )[0]
    return { person, companyId, log }
  }
  const [one, other] = [await enter('new'), await enter('old', '7728168971')]
  expect([await one.log(), await other.log()]).toMatchObject([waiting, waiting])
  await confirm(other)
  await work()
  const arrived = () =>
    mailbox.arrived.flatMap(({ to }) => /[\w-]+@example\.net/.exec(JSON.stringify(to)) ?? []).toSorted()
  expect(arrived()).toEqual(['guest-old@example.net', 'paper-old@example.net'])
  const refused = await one.log()
  expect(refused).toMatchObject({ state: 'refused', trouble: { code: 'sender-unconfirmed' } })
  server.clock.forward(7 * 86_400)
  await work()
  const later = await logIn(server, one.person)
  expect(await one.log(later)).toEqual(refused)
  await confirm(one)
  const body = { companyId: one.companyId, mailId: refused?.id }
  const again = await later.ask('/api/document-sending/send-again', { body })
  expect(again.status).toBe(200)
  await work()
  expect(arrived()).toEqual(['guest-old@example.net', 'paper-new@example.net', 'paper-old@example.net'])
  await mailbox.close()
})
