import type { CalendarEditId } from '@osh/core/calendar/calendar-facts.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'

export type CalendarEditsTable = {
  company_id: CompanyId
  id: CalendarEditId
  day: LocalDate
  works: boolean | null
  note: string
  entered_by: UserId
  entered_at: Instant
}
