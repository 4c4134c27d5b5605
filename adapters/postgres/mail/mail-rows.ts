import type { KeptMail } from '@osh/core/mail/mail.ts'
import type { Selectable } from 'kysely'
import { pickFields } from '../columns.ts'
import { NO_COMPANY } from '../jobs/jobs-table.ts'
import type { MailsTable } from './mails-table.ts'

export const readMail = (row: Selectable<MailsTable>): KeptMail => ({
  ...pickFields(row, [
    'id',
    'userId',
    'employeeId',
    'sentBy',
    'about',
    'subject',
    'html',
    'files',
    'zip',
    'unsubscribe',
    'replyTo',
  ]),
  ...pickFields(row, ['goodUntil', 'enteredAt', 'state', 'settledAt']),
  companyId: row.company_id === NO_COMPANY ? null : row.company_id,
  to: row.recipient,
  text: row.body,
  trouble: row.trouble === null ? null : { code: row.trouble, said: row.said },
})
