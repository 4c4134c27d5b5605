// @vitest-environment node
import { expect, test } from 'vitest'
import { issue } from '#tests/contracts/documents.ts'
import { accepted } from '#tests/contracts/world.ts'
import { openCardWorld } from '#tests/ui/card-world.ts'
import { sendingLogStore } from './sending-log-store.ts'

/** A paper, and short words for sending it; each time a second later. */
async function open() {
  const world = await openCardWorld()
  const { records, company, services, clock } = world
  const { id } = await issue(world)
  const send = async (count: number) => {
    clock.forward(1)
    const to = Array.from({ length: count }, (_, i) => `a${i}@example.org`)
    const details = { documentIds: [id], to, subject: 'Приказ' }
    accepted(await records.sending.send({ companyId: company.id, details }))
  }
  const store = services.get(sendingLogStore)
  const log = () => {
    if (store.state.is !== 'ready') throw new Error(`the log is ${store.state.is}`)
    return store.state.value
  }
  return { store, send, log }
}

test('mails follow one another to the end, and what was sent meanwhile brings none twice', async () => {
  const { store, send, log } = await open()
  for (let i = 0; i < 3; i += 1) await send(10)
  await store.open()
  expect([log().mails.length, log().complete, log().isSending]).toEqual([20, false, false])
  await send(1)
  await store.readMore()
  const ids = log().mails.map(({ id }) => id)
  expect([new Set(ids).size, ids.length, log().complete]).toEqual([30, 30, true])
  await store.open()
  expect(log().mails).toHaveLength(20)
})

test('a mail that has not failed is not sent again, and why is said', async () => {
  const { store, send, log } = await open()
  await send(1)
  await store.open()
  const [mail] = log().mails
  if (!mail) throw new Error('nothing was sent')
  const asked = store.sendAgain(mail)
  expect(store.sending).toBe(mail.id)
  expect([await asked, store.sending]).toEqual([false, null])
  expect(store.failure).toMatch(/[а-я]/u)
})
