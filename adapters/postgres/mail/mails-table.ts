import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { MailAbout, MailFile, MailState, MailTroubleCode } from '@osh/core/mail/mail.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, MailId, UserId } from '@osh/core/shared/identity.ts'
import type { ColumnType, Generated } from 'kysely'

export type MailsTable = {
  company_id: CompanyId
  id: MailId
  user_id: UserId | null
  employee_id: EmployeeId | null
  sent_by: UserId | null
  about: MailAbout
  recipient: string
  subject: string
  body: string
  html: string | null
  files: ColumnType<readonly MailFile[], string, never>
  zip: string | null
  unsubscribe: string | null
  reply_to: string | null
  good_until: Instant | null
  entered_at: Instant
  state: Generated<MailState>
  trouble: MailTroubleCode | null
  said: Generated<string>
  settled_at: Instant | null
}
