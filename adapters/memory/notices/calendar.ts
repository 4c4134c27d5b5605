import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { shortNameOf } from '@osh/core/companies/company.ts'
import { calendarDays } from '@osh/core/notices/calendar/calendar-events.ts'
import type {
  CalendarLink,
  CalendarLinkQuestion,
  CalendarLinkWrite,
} from '@osh/core/notices/calendar/calendar-facts.ts'
import type {
  CalendarDoor,
  CalendarFacts,
  NoticeCalendar,
} from '@osh/core/notices/calendar/notice-calendar.ts'
import { departmentsOf, mayDo } from '@osh/core/rights/membership.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { limitState } from '../companies/limited-state.ts'
import { membershipOf } from '../companies/membership-of.ts'
import { incidentsOf } from '../incidents/incidents.ts'
import type { Actor, Ledger } from '../ledger.ts'
import { rowsOf } from '../obligations/memory-deadline-table.ts'
import { todayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'

export const noticeCalendarQueries = (
  ledger: Ledger,
  clock: Clock,
  actor: Actor,
): Pick<NoticeCalendar, 'link' | 'facts'> => ({
  link: (companyId) => ledger.read((state) => linkIn(state, companyId, actor())),
  facts: (companyId) =>
    ledger.read((state) => {
      const company = state.companies.find(({ id }) => id === companyId)
      const kept = memberIn(state, companyId, actor())
      if (!company || !kept) return null
      const membership = membershipOf(kept)
      const today = todayIn(state, companyId, clock)
      const ofCompany = mayDo(membership, 'see-records') ? wholeOf(state, companyId, today) : null
      const due = dueIn(limitState(state, departmentsOf(membership)), companyId, today)
      return { companyId, company: shortNameOf(company), today, due, ofCompany }
    }),
})

const memberIn = ({ memberships }: State, companyId: CompanyId, user: UserId) =>
  memberships.find((one) => one.companyId === companyId && one.userId === user)

function linkIn({ calendarLinks = [] }: State, companyId: CompanyId, user: UserId): CalendarLink | null {
  const found = calendarLinks.find((one) => one.companyId === companyId && one.user === user)
  return found ? { since: found.since } : null
}

function dueIn(state: State, companyId: CompanyId, today: LocalDate): CalendarFacts['due'] {
  const { from, to } = calendarDays(today)
  const rows = rowsOf(state, companyId, today)
  return sections.flatMap((section) => {
    const due = (rows.get(section) ?? []).filter(
      ({ deadline, away }) => away === null && from <= deadline && deadline <= to,
    )
    const days = Map.groupBy(due, ({ deadline }) => deadline)
    return [...days].map(([day, of]) => ({ section, due: day, count: of.length }))
  })
}

function wholeOf(state: State, companyId: CompanyId, today: LocalDate): CalendarFacts['ofCompany'] {
  const { from, to } = calendarDays(today)
  const open = (state.measures ?? []).filter(
    (one) =>
      one.companyId === companyId &&
      one.removed === null &&
      one.done === null &&
      from <= one.dueOn &&
      one.dueOn <= to,
  )
  const days = Map.groupBy(open, ({ dueOn }) => dueOn)
  return {
    incidents: incidentsOf(state, companyId).filter(({ completedOn }) => completedOn === null),
    measures: [...days]
      .map(([due, of]) => ({ due, count: of.length }))
      .toSorted((a, b) => a.due.localeCompare(b.due)),
  }
}

export const calendarDoor = (ledger: Ledger): CalendarDoor => ({
  look: (companyId, tokenHash) =>
    ledger.read((state) => {
      const { calendarLinks = [] } = state
      const link = calendarLinks.find((one) => one.companyId === companyId && one.tokenHash === tokenHash)
      return link && memberIn(state, companyId, link.user) ? link.user : null
    }),
})

export const answerCalendarLinks = (state: State): Answers<CalendarLinkQuestion> => ({
  'calendar-link': ({ companyId, user }) => linkIn(state, companyId, user),
})

type Member = { readonly companyId: CompanyId; readonly user: UserId }

export const withoutCalendars = (
  { calendarLinks = [] }: State,
  members: readonly Member[],
): NonNullable<State['calendarLinks']> =>
  calendarLinks.filter(
    (link) => !members.some((one) => one.companyId === link.companyId && one.user === link.user),
  )

export const calendarLinkWriters: Writers<CalendarLinkWrite, State, State> = {
  'calendar-links': (state, rows) => ({
    ...state,
    calendarLinks: [...withoutCalendars(state, rows), ...rows],
  }),
  'closed-calendars': (state, rows) => ({ ...state, calendarLinks: withoutCalendars(state, rows) }),
}
