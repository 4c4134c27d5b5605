import { expect, test } from 'vitest'
import type { Instant } from '../shared/dates/instant.ts'
import type { MailId } from '../shared/identity.ts'
import type { KeptMail } from './mail.ts'
import { type UndeliveredMail, withoutWords } from './outbox.ts'

test('an operator sees whom a mail is to and what ails it, and nothing of what it says', () => {
  const seen: UndeliveredMail = {
    ...{ id: 'mail-1' as MailId, companyId: null, about: 'account' as const, to: 'anna@example.org' },
    ...{
      subject: 'Новый пароль',
      enteredAt: '2026-11-23T10:00:00.000Z' as Instant,
      state: 'refused' as const,
    },
    ...{ trouble: { code: 'mailbox' as const, said: '550' }, settledAt: null },
  }
  const hidden = {
    userId: null,
    employeeId: null,
    sentBy: null,
    text: 'секрет',
    html: null,
    files: [],
    zip: null,
  }
  const mail: KeptMail = { ...seen, ...hidden, unsubscribe: null, replyTo: null, goodUntil: null }
  expect(withoutWords(mail)).toEqual(seen)
})
