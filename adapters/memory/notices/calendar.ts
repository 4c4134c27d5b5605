import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { boundCalendar } from '@osh/core/notices/calendar/calendar-events.ts'
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
import { isFollowedUp } from '@osh/core/notices/step-notices.ts'
import { mayDo, takeSeenDepartments } from '@osh/core/rights/membership.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { limitState } from '../companies/limited-state.ts'
import { readMembershipOf } from '../companies/membership-of.ts'
import { listIncidents } from '../incidents/incidents.ts'
import type { Actor, Ledger } from '../ledger.ts'
import { listRows } from '../obligations/memory-deadline-table.ts'
import { tellTodayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { gatherDated } from './dated.ts'

export const makeNoticeCalendarQueries = (
  ledger: Ledger,
  clock: Clock,
  actor: Actor,
): Pick<NoticeCalendar, 'findLink' | 'readFacts'> => ({
  findLink: (companyId) => ledger.read((state) => linkIn(state, companyId, actor())),
  readFacts: (companyId) =>
    ledger.read((state) => {
      const company = state.companies.find(({ id }) => id === companyId)
      const kept = findMember(state, companyId, actor())
      if (!company || !kept) return null
      const membership = readMembershipOf(kept)
      const today = tellTodayIn(state, companyId, clock)
      const ofCompany = mayDo(membership, 'see-records') ? gatherOfCompany(state, companyId, today) : null
      const due = listDue(limitState(state, takeSeenDepartments(membership)), companyId, today)
      return { companyId, company: nameCompanyShort(company), today, due, ofCompany }
    }),
})

const findMember = ({ memberships }: State, companyId: CompanyId, user: UserId) =>
  memberships.find((one) => one.companyId === companyId && one.userId === user)

function linkIn({ calendarLinks = [] }: State, companyId: CompanyId, user: UserId): CalendarLink | null {
  const found = calendarLinks.find((one) => one.companyId === companyId && one.user === user)
  return found ? { since: found.since } : null
}

function listDue(state: State, companyId: CompanyId, today: LocalDate): CalendarFacts['due'] {
  const { from, to } = boundCalendar(today)
  const rows = listRows(state, companyId, today)
  return sections.flatMap((section) => {
    const due = (rows.get(section) ?? []).flatMap(({ deadline, away }) =>
      away === null && deadline !== null && from <= deadline && deadline <= to ? deadline : [],
    )
    const days = Map.groupBy(due, (day) => day)
    return [...days].map(([day, of]) => ({ section, due: day, count: of.length }))
  })
}

const gatherOfCompany = (
  state: State,
  companyId: CompanyId,
  today: LocalDate,
): CalendarFacts['ofCompany'] => ({
  incidents: listIncidents(state, companyId).filter((one) => isFollowedUp(one, today)),
  dated: gatherDated(state, companyId, boundCalendar(today)),
})

export const makeCalendarDoor = (ledger: Ledger): CalendarDoor => ({
  look: (companyId, tokenHash) =>
    ledger.read((state) => {
      const { calendarLinks = [] } = state
      const link = calendarLinks.find((one) => one.companyId === companyId && one.tokenHash === tokenHash)
      return link && findMember(state, companyId, link.user) ? link.user : null
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

/** The state after a person has got a new password. */
export const closeCalendars = (state: State, user: UserId): State => ({
  ...state,
  calendarLinks: (state.calendarLinks ?? []).filter((link) => link.user !== user),
})

export const calendarLinkWriters: Writers<CalendarLinkWrite, State, State> = {
  'calendar-links': (state, rows) => ({
    ...state,
    calendarLinks: [...withoutCalendars(state, rows), ...rows],
  }),
  'closed-calendars': (state, rows) => ({ ...state, calendarLinks: withoutCalendars(state, rows) }),
}
