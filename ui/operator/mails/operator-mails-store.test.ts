// @vitest-environment node
import type { OperatorMails } from '@osh/core/mail/operator-mails.ts'
import type { UndeliveredMail } from '@osh/core/mail/outbox.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { MailId } from '@osh/core/shared/identity.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { isForOthers } from '../is-for-others.ts'
import { OperatorMailsStore } from './operator-mails-store.ts'

const mail: UndeliveredMail = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e' as MailId,
  companyId: null,
  about: 'digest',
  to: 'anna@example.org',
  subject: 'Сводка',
  enteredAt: '2026-11-23T10:00:00.000Z' as Instant,
  state: 'refused',
  trouble: { code: 'mailbox', said: '550' },
  settledAt: null,
}

/** An outbox of one mail that was refused. */
function anOutbox(): OperatorMails & { state: UndeliveredMail['state'] } {
  const outbox = {
    state: mail.state,
    listUndelivered: async () => ({ isSending: true, mails: [{ ...mail, state: outbox.state }] }),
    sendAgain: async () => {
      if (outbox.state === 'waiting') return err({ code: 'mail/not-failed' } as const)
      outbox.state = 'waiting'
      return ok(null)
    },
  }
  return outbox
}

test('what was refused is sent again, and the list says that it waits', async () => {
  const store = new OperatorMailsStore(anOutbox())
  await store.open()
  expect(await store.sendAgain(mail)).toBe(true)
  expect(store.state).toMatchObject({ is: 'ready', value: { mails: [{ state: 'waiting' }] } })
  expect(await store.sendAgain(mail)).toBe(false)
  expect(store.attempt.failure).toContain('ждёт отправки')
})

test('whoever is no operator is told so, and so is the browser’s own demo', async () => {
  const store = new OperatorMailsStore({
    listUndelivered: async () => {
      throw new Unavailable(403)
    },
    sendAgain: async () => ok(null),
  })
  expect(isForOthers(store.state)).toBe(false)
  await store.open()
  expect(isForOthers(store.state)).toBe(true)
  const demo = new OperatorMailsStore(null)
  await demo.open()
  expect([isForOthers(demo.state), await demo.sendAgain(mail)]).toEqual([true, false])
})
