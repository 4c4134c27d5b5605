import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { momentIn } from '@osh/core/companies/time-zones.ts'
import { fullNameOf, isDismissed } from '@osh/core/employees/employee.ts'
import type { DueOnDay, FeedFacts, HiredOnDay } from '@osh/core/notices/feed/feed-facts.ts'
import { type FeedQueries, feedFor } from '@osh/core/notices/feed/notice-feed.ts'
import { type NoticeSettings, usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { becameOverdue, cameIntoWindow, type Days, toldSince } from '@osh/core/notices/feed/told-days.ts'
import type { FeedQuestion, FeedWrite } from '@osh/core/notices/notice-facts.ts'
import { departmentsOf, mayDo } from '@osh/core/rights/membership.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { dayOfMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { limitState } from '../companies/limited-state.ts'
import { membershipOf } from '../companies/membership-of.ts'
import type { Actor, Ledger } from '../ledger.ts'
import { withoutUnsentNotices } from '../mail/unsent-notices.ts'
import { rowsOf } from '../obligations/memory-deadline-table.ts'
import { employeesOf, todayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { awaitingOf } from '../today/memory-today.ts'

export const feedQueries = (ledger: Ledger, clock: Clock, actor: Actor): FeedQueries => ({
  feed: (companyId) =>
    ledger.read((state) => {
      const facts = factsOf(state, companyId, actor(), todayIn(state, companyId, clock))
      const { noticeMarks = [] } = state
      const own = noticeMarks.filter((mark) => mark.companyId === companyId && mark.read.by === actor())
      return feedFor(facts, settingsIn(state, companyId, actor()), new Set(own.map(({ key }) => key)))
    }),
  settings: (companyId) => ledger.read((state) => settingsIn(state, companyId, actor())),
})

const savedIn = ({ noticeSettings = [] }: State, companyId: CompanyId, user: UserId) =>
  noticeSettings.find((one) => one.companyId === companyId && one.user === user)

export const settingsIn = (state: State, companyId: CompanyId, user: UserId): NoticeSettings => ({
  ...usualSettings,
  ...savedIn(state, companyId, user)?.settings,
})

function factsOf(whole: State, companyId: CompanyId, user: UserId, today: LocalDate): FeedFacts {
  const kept = whole.memberships.find((one) => one.companyId === companyId && one.userId === user)
  const membership = membershipOf(kept ?? { userId: user, companyId, role: 'head' })
  const state = limitState(whole, departmentsOf(membership))
  const seesAll = mayDo(membership, 'see-records')
  const awaiting = seesAll ? awaitingOf(state, companyId, today) : null
  return {
    today,
    due: dueIn(state, companyId, today),
    hired: hiredIn(state, companyId, today),
    ofCompany: awaiting && { memos: awaiting.memos.items, unfilled: awaiting.unfilled },
    news: newsIn(whole, user, today),
  }
}

function dueIn(state: State, companyId: CompanyId, today: LocalDate): readonly DueOnDay[] {
  const rows = rowsOf(state, companyId, today)
  return sections.flatMap((section) => {
    const told = [becameOverdue(today), cameIntoWindow(section, today)]
    const due = (rows.get(section) ?? []).filter(
      ({ deadline, away }) => away === null && told.some((days) => isWithin(deadline, days)),
    )
    const days = Map.groupBy(due, ({ deadline }) => deadline)
    return [...days].map(([day, of]) => ({ section, due: day, count: of.length }))
  })
}

const isWithin = (day: LocalDate, { from, to }: Days): boolean => from <= day && day <= to

function hiredIn(state: State, companyId: CompanyId, today: LocalDate): readonly HiredOnDay[] {
  const busy = new Set(
    state.obligations.filter(({ removed }) => !removed).map(({ employeeId }) => employeeId),
  )
  const idle = employeesOf(state, companyId).filter(
    (one) =>
      !busy.has(one.id) &&
      !isDismissed(one, today) &&
      isWithin(one.hireDate, { from: toldSince(today), to: today }),
  )
  const days = Map.groupBy(idle, ({ hireDate }) => hireDate)
  return [...days].map(([day, [first, ...others]]) => ({
    day,
    count: 1 + others.length,
    first: first ? fullNameOf(first) : '',
  }))
}

function newsIn({ news = [], newsReads = [] }: State, user: UserId, today: LocalDate): FeedFacts['news'] {
  const read = new Set(newsReads.filter(({ userId }) => userId === user).map(({ newsId }) => newsId))
  return news
    .filter(({ id, important, withdrawn }) => important && !withdrawn && !read.has(id))
    .map(({ id, title, publishedAt }) => ({
      ...{ id, title },
      day: dayOfMoment(momentIn(DEFAULT_TIME_ZONE, publishedAt)),
    }))
    .filter(({ day }) => isWithin(day, { from: toldSince(today), to: today }))
}

export const answerFeed = (state: State): Answers<FeedQuestion> => ({
  'kept-settings': ({ companyId, user }) => ({
    settings: settingsIn(state, companyId, user),
    toldOn: savedIn(state, companyId, user)?.toldOn ?? null,
  }),
})

export const feedWriters: Writers<FeedWrite, State, State> = {
  'notice-marks': (state, rows) => {
    const known = state.noticeMarks ?? []
    const fresh = rows.filter(
      (row) =>
        !known.some(
          (one) => one.companyId === row.companyId && one.key === row.key && one.read.by === row.read.by,
        ),
    )
    return { ...state, noticeMarks: [...known, ...fresh] }
  },
  'notice-settings': (state, rows) => ({
    ...state,
    noticeSettings: [
      ...(state.noticeSettings ?? []).filter(
        (one) => !rows.some((row) => row.companyId === one.companyId && row.user === one.user),
      ),
      ...rows,
    ],
    mails: withoutUnsentNotices(
      state,
      rows.filter(({ dueAt }) => dueAt === null),
    ),
  }),
}
