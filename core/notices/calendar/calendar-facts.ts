import { type Question, question, type Write } from '../../commands/command.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { CompanyId, UserId } from '../../shared/identity.ts'

type OfMember = { readonly companyId: CompanyId; readonly user: UserId }

/** A secret address by which a member's calendar is read; the address itself is kept by no one here. */
export type CalendarLink = { readonly since: Instant }

/** The member's own; null where there is none. */
type LinkOf = Question<'calendar-link', OfMember, CalendarLink | null>
export const calendarLinkOf = question<LinkOf>('calendar-link')

export type CalendarLinkQuestion = LinkOf

export type CalendarLinkWrite =
  /** In place of an earlier one of the member. */
  | Write<'calendar-links', OfMember & CalendarLink & { readonly tokenHash: string }>
  | Write<'closed-calendars', OfMember>
