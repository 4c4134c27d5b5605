import type { CommandsOf } from '../../commands/command.ts'
import type { Incident } from '../../incidents/incident.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { CompanyId, UserId } from '../../shared/identity.ts'
import type { Result } from '../../shared/results/result.ts'
import type { DatedOnDay } from '../feed/dated.ts'
import type { DueOnDay } from '../feed/feed-facts.ts'
import type { CalendarLink } from './calendar-facts.ts'
import { close, open } from './open-calendar.ts'

export const calendarLinkCommands = { open, close }

/** What a member's calendar is made of, by what they see now. */
export type CalendarFacts = {
  readonly companyId: CompanyId
  readonly company: string
  readonly today: LocalDate
  /** Within `boundCalendar`. */
  readonly due: readonly DueOnDay[]
  /** Null for whoever does not see what is of the whole company. */
  readonly ofCompany: {
    readonly incidents: readonly Incident[]
    /** Within `boundCalendar`. */
    readonly dated: readonly DatedOnDay[]
  } | null
}

/** A member's calendar as it is stored. */
export type NoticeCalendar = CommandsOf<typeof calendarLinkCommands> & {
  findLink(companyId: CompanyId): Promise<CalendarLink | null>
  /** Null for whoever is no member. */
  readFacts(companyId: CompanyId): Promise<CalendarFacts | null>
}

/** Whose calendar a secret opens, if they are a member still; null for what opens none. */
export interface CalendarDoor {
  look(companyId: CompanyId, tokenHash: string): Promise<UserId | null>
}

type OfCompany = { readonly companyId: CompanyId }

/** Port: the calendar as its member gives it out. The path is told once: only a hash of its secret is kept. */
export interface CalendarDesk {
  findLink(companyId: CompanyId): Promise<CalendarLink | null>
  open(asked: OfCompany): Promise<Result<CalendarLink & { readonly path: string }, never>>
  close(asked: OfCompany): Promise<Result<null, never>>
}
