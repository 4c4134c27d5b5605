import { randomUUID } from 'node:crypto'
import { type NewMail, writeMails } from '@osh/core/mail/mail-facts.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'

/** A year in which no other test has jobs. */
let second = 0

/** Puts mails in the outbox as a job does: what it leaves behind is kept as it ends. */
export async function keepMails({ jobs }: Storage, mails: readonly NewMail[]): Promise<void> {
  second += 1
  const now = new Date(Date.UTC(2005, 0, 1, 0, 0, second)).toISOString() as Instant
  const until = new Date(Date.UTC(2006, 0, 1)).toISOString() as Instant
  await jobs.enqueue([{ companyId: null, key: randomUUID(), facts: { kind: 'forget-mails' }, runAt: now }])
  const [job] = await jobs.claim({ kinds: ['forget-mails'], most: 1, now, until })
  if (!job) throw new Error('the job was taken')
  await jobs.settle(job, { end: { is: 'gone' }, now, writes: writeMails(mails) })
}
