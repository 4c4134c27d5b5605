import { describe, expect, it } from 'vitest'
import { awaitedKinds } from '../jobs/job.ts'
import type { JobEnd } from '../jobs/settle-job.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId, MailId, UserId } from '../shared/identity.ts'
import type { MailAbout } from './mail.ts'
import { type NewMail, writeMails } from './mail-facts.ts'
import type { Delivery } from './mail-transport.ts'
import {
  isTooLate,
  MAIL_KEPT_DAYS,
  mayGoFrom,
  mayGoTo,
  sendAgain,
  settleMail,
  wordAsSent,
} from './settle-mail.ts'

const at = (hour: string): Instant => `2026-11-23T${hour}:00.000Z` as Instant
const now = at('10:00')
const mail = { companyId: 5 as CompanyId, id: 'mail-1' as MailId }
const trouble = { code: 'mailbox', said: '550 no such user' } as const
const again: JobEnd = { is: 'again', inSeconds: 60, fresh: false }
const failed = (forGood: boolean): Delivery => ({ is: 'failed', forGood, trouble })

const abouts: readonly MailAbout[] = [
  'code',
  'account',
  'invitation',
  'documents',
  'digest',
  'support',
  'invoice',
]

describe('a mail', () => {
  const entered: NewMail = {
    ...mail,
    ...{ about: 'digest', to: 'anna@example.org', subject: 'Сводка', text: 'Всё в порядке', enteredAt: now },
  }

  it('is written with the job that sends it, and has nothing that it was not given', () => {
    expect(writeMails([entered])).toEqual([
      {
        kind: 'mails',
        rows: [
          {
            ...entered,
            ...{ userId: null, employeeId: null, sentBy: null, html: null, files: [], zip: null },
            ...{ unsubscribe: null, replyTo: null, goodUntil: null },
          },
        ],
      },
      {
        kind: 'jobs',
        rows: [
          { companyId: 5, key: 'mail/mail-1', facts: { kind: 'send-mail', mailId: 'mail-1' }, runAt: now },
        ],
      },
    ])
    const html = '<p>Всё в порядке</p>'
    expect(writeMails([{ ...entered, html }])[0].rows).toMatchObject([{ html }])
  })

  it('that someone waits for is sent by a job of a kind that stands behind no others', () => {
    const kindOf = (about: MailAbout) => writeMails([{ ...entered, about }])[1].rows[0]?.facts.kind
    expect(abouts.map(kindOf)).toEqual([
      ...['send-awaited-mail', 'send-awaited-mail', 'send-awaited-mail'],
      ...['send-mail', 'send-mail', 'send-mail', 'send-mail'],
    ])
    expect(awaitedKinds).toEqual(['mail-password-code', 'mail-own-email-code', 'send-awaited-mail'])
  })

  it('goes to no address that its person has not shown to be theirs, but for a code', () => {
    const [confirmed, not] = [{ confirmedAt: now }, { confirmedAt: null }]
    expect(abouts.filter((about) => mayGoTo({ about }, not))).toEqual(['code'])
    expect(abouts.filter((about) => mayGoTo({ about }, confirmed))).toEqual(abouts)
    expect(abouts.filter((about) => mayGoTo({ about }, null))).toEqual(abouts)
  })

  it('goes to an address of its sender’s choosing only once the sender’s own is confirmed', () => {
    const sentBy = 7 as UserId
    const senders = [{ confirmedAt: now }, { confirmedAt: null }, null]
    expect(senders.map((sender) => mayGoFrom({ sentBy }, sender))).toEqual([true, false, false])
    expect(mayGoFrom({ sentBy: null }, null)).toBe(true)
  })

  it('with papers has a subject that no sender has chosen, and what was typed for it first in its text', () => {
    const typed = { subject: 'Ваш счёт заблокирован', text: 'Прошу принять.' }
    expect(wordAsSent({ about: 'documents', ...typed })).toEqual({
      subject: 'Документы по охране труда',
      text: 'Ваш счёт заблокирован\n\nПрошу принять.',
    })
    for (const about of abouts.filter((one) => one !== 'documents'))
      expect(wordAsSent({ about, ...typed })).toEqual(typed)
  })

  it('that was taken is sent; one that was not waits, is refused or is given up', () => {
    const settled = (delivery: Delivery, end: JobEnd) => settleMail(mail, delivery, end, now)
    const written = (state: string, of: object | null, settledAt: Instant | null) => [
      { kind: 'mail-states', rows: [{ ...mail, state, trouble: of, settledAt }] },
    ]
    expect(settled({ is: 'sent' }, { is: 'gone' })).toEqual(written('sent', null, now))
    expect(settled(failed(false), again)).toEqual(written('waiting', trouble, null))
    expect(settled(failed(true), { is: 'given-up' })).toEqual(written('refused', trouble, now))
    expect(settled(failed(false), { is: 'given-up' })).toEqual(written('given-up', trouble, now))
  })

  it('is sent again only where it was refused or given up', () => {
    for (const state of ['refused', 'given-up'] as const)
      expect(sendAgain({ ...mail, about: 'digest', state, trouble }, now)).toEqual({
        ok: true,
        value: [
          { kind: 'mail-states', rows: [{ ...mail, state: 'waiting', trouble, settledAt: null }] },
          {
            kind: 'jobs',
            rows: [
              {
                companyId: 5,
                key: 'mail/mail-1',
                facts: { kind: 'send-mail', mailId: 'mail-1' },
                runAt: now,
              },
            ],
          },
        ],
      })
    for (const state of ['waiting', 'sent'] as const)
      expect(sendAgain({ ...mail, about: 'digest', state, trouble: null }, now)).toEqual({
        ok: false,
        error: { code: 'mail/not-failed' },
      })
  })

  it('is too late from the moment on until which it is good', () => {
    expect(isTooLate({ goodUntil: null }, now)).toBe(false)
    expect(isTooLate({ goodUntil: at('10:01') }, now)).toBe(false)
    expect(isTooLate({ goodUntil: now }, now)).toBe(true)
    expect(MAIL_KEPT_DAYS).toBe(30)
  })
})
