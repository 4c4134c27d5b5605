import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { KeptNotice, NoticeId } from '@osh/core/notices/notice.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { Generated } from 'kysely'

export type NoticesTable = {
  company_id: CompanyId
  id: Generated<NoticeId>
  kind: KeptNotice['facts']['kind']
  key: string
  /** Of which it tells; null for kinds that tell of none. */
  incident_id: IncidentId | null
  facts: KeptNotice['facts']
  raised_at: Instant
  /** Whether members are still to be told of it by e-mail at once. */
  to_mail: Generated<boolean>
}

export type NoticeMarksTable = {
  company_id: CompanyId
  read_by: UserId
  key: string
  read_at: Instant
}

export type NoticeReadsTable = {
  company_id: CompanyId
  notice_id: NoticeId
  read_by: UserId
  read_at: Instant
}

export type CalendarLinksTable = {
  company_id: CompanyId
  user_id: UserId
  token_hash: string
  since: Instant
}
