import { randomUUID } from 'node:crypto'
import type { NewMail } from '@osh/core/mail/mail-facts.ts'
import { settleMail } from '@osh/core/mail/settle-mail.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, MailId, UserId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import { eraseCompany } from '../erase-now.ts'
import { keepMails } from '../keep-mails.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, refusal } from '../world.ts'

/** Later than all that other tests do, and each test later than the one before. */
let hour = 0
const momentAt = (seconds: number): Instant =>
  new Date(Date.UTC(2040, 0, 1, hour) + seconds * 1000).toISOString() as Instant

const trouble = { code: 'mailbox', said: '550 5.1.1 no such user' } as const

/** Mails that wait to be sent, and what has become of them. */
export const outboxContract = (opened: () => Opened) =>
  describe('Outbox', () => {
    const outbox = () => opened().storage.outbox
    const aMail = (changes: Partial<NewMail> = {}): NewMail => ({
      id: randomUUID() as MailId,
      companyId: null,
      ...{ about: 'digest', to: 'anna@example.org', subject: 'Сводка', text: 'Всё «в порядке» 😀' },
      enteredAt: momentAt(0),
      ...changes,
    })
    const keep = (...mails: readonly NewMail[]) => keepMails(opened().storage, mails)
    const takeSending = async (seconds: number) => {
      const { jobs } = opened().storage
      const now = momentAt(seconds)
      const claimed = await jobs.claim({
        kinds: ['send-mail'],
        most: 99,
        now,
        until: momentAt(seconds + 1000),
      })
      return claimed.filter(({ since }) => since >= momentAt(0))
    }
    const settle = async (mail: NewMail, delivery: 'sent' | 'failed', seconds = 5) => {
      const job = (await takeSending(seconds)).find(
        ({ facts }) => 'mailId' in facts && facts.mailId === mail.id,
      )
      if (!job) throw new Error('the mail is not to be sent')
      const end = delivery === 'sent' ? ({ is: 'gone' } as const) : ({ is: 'given-up' } as const)
      const tried = delivery === 'sent' ? { is: delivery } : { is: delivery, forGood: true, trouble }
      const now = momentAt(seconds)
      await opened().storage.jobs.settle(job, { end, now, writes: settleMail(mail, tried, end, now) })
    }
    const listed = async (...mails: readonly NewMail[]) => {
      const ids = new Set(mails.map(({ id }) => id))
      return (await outbox().listUndelivered(1000)).filter(({ id }) => ids.has(id))
    }

    it('keeps a mail whole, with the job that sends it, and finds it in its company alone', async () => {
      hour += 1
      const files = [{ name: '12А Ёлкин.docx', sha256: 'ab'.repeat(32), size: 9, documentId: null }]
      const more = {
        html: '<p>да</p>',
        sentBy: 8 as UserId,
        files,
        zip: 'Документы.zip',
        goodUntil: momentAt(900),
      }
      const mail = aMail({ ...more, companyId: 41 as CompanyId, unsubscribe: 'https://example.org/u/1' })
      await keep(mail)
      const kept = {
        ...mail,
        userId: null,
        employeeId: null,
        sentBy: 8 as UserId,
        replyTo: null,
        state: 'waiting',
        trouble: null,
        settledAt: null,
      }
      expect(await outbox().get(mail.companyId, mail.id)).toEqual(kept)
      expect(await (await opened().reopen()).outbox.get(mail.companyId, mail.id)).toEqual(kept)
      expect(await outbox().get(null, mail.id)).toBeNull()
      expect(await outbox().get(42 as CompanyId, mail.id)).toBeNull()
      expect(await takeSending(5)).toMatchObject([{ companyId: 41, facts: { mailId: mail.id } }])
    })

    it('forgets the words of what was sent, and shows operators what was not, the latest first', async () => {
      hour += 1
      const [first, second, sent] = [
        aMail(),
        aMail({ enteredAt: momentAt(1) }),
        aMail({ enteredAt: momentAt(2) }),
      ]
      await keep(first, second, sent)
      expect((await listed(first, second, sent)).map(({ id }) => id)).toEqual([sent.id, second.id, first.id])
      await settle(sent, 'sent')
      expect(await outbox().get(null, sent.id)).toMatchObject({
        ...{ state: 'sent', subject: 'Сводка', text: '', html: null, trouble: null, settledAt: momentAt(5) },
      })
      expect((await listed(first, second, sent)).map(({ id }) => id)).toEqual([second.id, first.id])
      expect(await outbox().listUndelivered(1)).toHaveLength(1)
    })

    it('says why a mail was refused, and sends it again under the same id when asked, once', async () => {
      hour += 1
      const mail = aMail()
      await keep(mail)
      expect(refusal(await outbox().sendAgain(null, mail.id, momentAt(9)))).toBe('mail/not-failed')
      await settle(mail, 'failed')
      expect(await listed(mail)).toMatchObject([{ state: 'refused', trouble, settledAt: momentAt(5) }])
      expect(refusal(await outbox().sendAgain(7 as CompanyId, mail.id, momentAt(9)))).toBe('not-found')
      accepted(await outbox().sendAgain(null, mail.id, momentAt(9)))
      expect(await listed(mail)).toMatchObject([{ state: 'waiting', trouble, settledAt: null }])
      await settle(mail, 'sent', 2000)
      expect(refusal(await outbox().sendAgain(null, mail.id, momentAt(2001)))).toBe('mail/not-failed')
    })

    it('knows who sends a mail now', async () => {
      hour += 1
      const [mail, other] = [aMail({ sentBy: 8 as UserId }), aMail()]
      await keep(mail, other)
      const job = (await takeSending(5)).find(({ facts }) => 'mailId' in facts && facts.mailId === mail.id)
      if (!job) throw new Error('the mail is not to be sent')
      const sender = { companyId: null, id: mail.id, sentBy: 9 as UserId }
      const writes = [{ kind: 'mail-senders', rows: [sender] }] as const
      await opened().storage.jobs.settle(job, { end: { is: 'gone' }, now: momentAt(5), writes })
      expect(await outbox().get(null, mail.id)).toMatchObject({ sentBy: 9, state: 'waiting' })
      expect(await outbox().get(null, other.id)).toMatchObject({ sentBy: null })
    })

    it('forgets what was settled long ago, but what waits and what was said of papers', async () => {
      hour += 1
      const [old, waiting] = [aMail(), aMail()]
      const papers = aMail({ about: 'documents' })
      await keep(old, papers)
      await settle(old, 'failed')
      await settle(papers, 'sent', 2000)
      await keep(waiting)
      await outbox().forget(momentAt(6))
      await outbox().forget(momentAt(9000))
      expect(await outbox().get(null, old.id)).toBeNull()
      expect(await outbox().get(null, waiting.id)).not.toBeNull()
      expect(await outbox().get(null, papers.id)).not.toBeNull()
    })

    it('tells a person of the mails to them, and loses those with the person and with the company', async () => {
      hour += 1
      const { storage } = opened()
      const user = await newUser(storage)
      const world = await newWorld({ ...(await recordsIn(opened())), records: storage.openRecords(user) })
      const { id: companyId } = world.company
      const person = await world.hire('Щукина', {
        email: 'Shchukina@example.org',
        hireDate: day('2018-01-10'),
      })
      const own = aMail({ userId: user, enteredAt: momentAt(0) })
      const toEmployee = aMail({ companyId, employeeId: person.id })
      const toAddress = aMail({ companyId, to: 'shchukina@example.org', enteredAt: momentAt(1) })
      const naming = aMail({
        companyId,
        text: `Прошу ознакомить: ${['Щукина', person.firstName, person.fatherName].join(' ')}`,
      })
      const other = aMail({ companyId })
      await keep(own, toEmployee, toAddress, naming, other)
      const { personal, ownTraces, erasures, employees } = storage.openRecords(user)
      expect((await ownTraces.listMails()).map(({ id }) => id)).toEqual([own.id])
      expect((await personal.listMailsTo(companyId, person.id)).map(({ id }) => id)).toEqual([
        toEmployee.id,
        toAddress.id,
      ])
      accepted(
        await employees.change({
          companyId,
          id: person.id,
          patch: { dismissalDate: '2019-03-01' },
          version: null,
        }),
      )
      accepted(await erasures.employee({ companyId, id: person.id }))
      const left = await Promise.all(
        [toEmployee, toAddress, naming, other].map(({ id }) => outbox().get(companyId, id)),
      )
      expect(left.map((mail) => mail !== null)).toEqual([false, false, false, true])
      await eraseCompany(opened(), user, companyId)
      expect(await outbox().get(companyId, other.id)).toBeNull()
      expect(await outbox().get(null, own.id)).not.toBeNull()
    })
  })
