import { randomUUID } from 'node:crypto'
import { settleMail } from '@osh/core/mail/settle-mail.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { MailId } from '@osh/core/shared/identity.ts'
import { keepMails } from '../keep-mails.ts'
import type { Walk } from './walk.ts'

/** What operators do: a mail that was refused is sent again. */
export async function operate({ server: { storage, clock }, walk, get, post, house }: Walk): Promise<void> {
  const now = clock.now()
  const id = randomUUID() as MailId
  const mail = { id, companyId: null, about: 'account', to: 'anna@example.org', subject: 'Пароль' } as const
  await keepMails(storage, [{ ...mail, text: 'текст', enteredAt: now }])
  const until = '2100-01-01T00:00:00.000Z' as Instant
  const [job] = await storage.jobs.claim({ kinds: ['send-awaited-mail'], most: 1, now, until })
  if (!job) throw new Error('no mail is to be sent')
  const end = { is: 'given-up' } as const
  const trouble = { code: 'mailbox', said: '550' } as const
  const writes = settleMail(mail, { is: 'failed', forGood: true, trouble }, end, now)
  await storage.jobs.settle(job, { end, now, writes })
  const again = '/api/operator/mails/send-again'
  await walk('POST', again, again, 204, { mailId: id })
  await get('/api/operator/invoices')
  await get('/api/operator/companies', '/api/operator/companies?inn=7736050003')
  const ofCompanyId = house.company
  await post('/api/operator/invoices/payment', { ofCompanyId, invoiceId: house.invoice }, 200)
  await post('/api/operator/employee-limit', { ofCompanyId, employeeLimit: 900 }, 200)
  await get('/api/operator/activity-requests')
  await walk(
    'POST',
    '/api/operator/activity-requests/handling',
    '/api/operator/activity-requests/handling',
    204,
    {
      requestId: 1,
      handled: true,
    },
  )
  await get('/api/operator/news')
  const news = { title: 'Новое', body: '- раз', important: true, publishedAt: '2026-03-01T09:00' }
  const { id: newsId } = await post('/api/operator/news', news)
  await post('/api/operator/news/preview', { body: '- раз' }, 200)
  await post('/api/operator/news/change', { newsId, version: 1, ...news }, 200)
  await post('/api/operator/news/withdrawal', { newsId, version: 2, withdrawn: true }, 200)
}
