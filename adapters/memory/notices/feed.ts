import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import { type Employee, isDismissed, joinFullName } from '@osh/core/employees/employee.ts'
import { boundDated } from '@osh/core/notices/feed/dated.ts'
import type { DueOnDay, FeedFacts, HiredOnDay } from '@osh/core/notices/feed/feed-facts.ts'
import { listMoved, tellLacking } from '@osh/core/notices/feed/moved-people.ts'
import { type FeedQueries, tellFeedTo } from '@osh/core/notices/feed/notice-feed.ts'
import { type NoticeSettings, usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import {
  boundNewlyOverdue,
  cameIntoWindow,
  type Days,
  findFirstToldDay,
} from '@osh/core/notices/feed/told-days.ts'
import { pageWhole } from '@osh/core/notices/feed/whole-feed.ts'
import type { FeedQuestion, FeedWrite } from '@osh/core/notices/notice-facts.ts'
import { tellAllNotices } from '@osh/core/notices/step-notices.ts'
import { holdsOn, keyPost, makePostFinder, mapInForce } from '@osh/core/requirements/posts/post.ts'
import { mayDo, takeSeenDepartments } from '@osh/core/rights/membership.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { limitState } from '../companies/limited-state.ts'
import { readMembershipOf } from '../companies/membership-of.ts'
import type { Actor, Ledger } from '../ledger.ts'
import { withoutUnsentNotices } from '../mail/unsent-notices.ts'
import { listRows } from '../obligations/memory-deadline-table.ts'
import { readGroundIn } from '../requirements/requirements.ts'
import { listEmployees, listTransfers, tellTodayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { gatherAwaiting } from '../today/memory-today.ts'
import { gatherDated } from './dated.ts'
import { lookAtSteps } from './steps.ts'

export const makeFeedQueries = (ledger: Ledger, clock: Clock, actor: Actor): FeedQueries => ({
  listFeed: (companyId) => ledger.read((state) => listFeedIn(state, companyId, actor(), clock)),
  listWhole: (companyId, query) =>
    ledger.change((state) => {
      const feed = listFeedIn(state, companyId, actor(), clock)
      if (!mayDo(findMembership(state, companyId, actor()), 'see-records'))
        return [state, pageWhole(feed, [], query)]
      const { raised, due, seen } = lookAtSteps(state, companyId, actor(), clock.now())
      return [raised, pageWhole(feed, tellAllNotices(due, seen), query)]
    }),
  readSettings: (companyId) => ledger.read((state) => readSettingsOf(state, companyId, actor())),
})

function listFeedIn(state: State, companyId: CompanyId, user: UserId, clock: Clock) {
  const today = tellTodayIn(state, companyId, clock)
  const facts = gatherFacts(state, companyId, user, { today, now: clock.now() })
  const { noticeMarks = [] } = state
  const own = noticeMarks.filter((mark) => mark.companyId === companyId && mark.read.by === user)
  return tellFeedTo(facts, readSettingsOf(state, companyId, user), new Set(own.map(({ key }) => key)))
}

function findMembership({ memberships }: State, companyId: CompanyId, user: UserId) {
  const kept = memberships.find((one) => one.companyId === companyId && one.userId === user)
  return readMembershipOf(kept ?? { userId: user, companyId, role: 'head' })
}

const findSaved = ({ noticeSettings = [] }: State, companyId: CompanyId, user: UserId) =>
  noticeSettings.find((one) => one.companyId === companyId && one.user === user)

export const readSettingsOf = (state: State, companyId: CompanyId, user: UserId): NoticeSettings => ({
  ...usualSettings,
  ...findSaved(state, companyId, user)?.settings,
})

type Moment = { readonly today: LocalDate; readonly now: Instant }

function gatherFacts(whole: State, companyId: CompanyId, user: UserId, { today, now }: Moment): FeedFacts {
  const membership = findMembership(whole, companyId, user)
  const state = limitState(whole, takeSeenDepartments(membership))
  const seesAll = mayDo(membership, 'see-records')
  const { memos, unfilled } = gatherAwaiting(state, companyId, today)
  return {
    today,
    due: listDue(state, companyId, today),
    dated: seesAll ? gatherDated(whole, companyId, boundDated(today)) : [],
    hired: listHired(state, companyId, today),
    moved: listMovedIn(state, companyId, today),
    memos: memos.items,
    unfilled: seesAll ? unfilled : null,
    news: listNews(whole, user, { today, now }),
  }
}

function listDue(state: State, companyId: CompanyId, today: LocalDate): readonly DueOnDay[] {
  const rows = listRows(state, companyId, today)
  return sections.flatMap((section) => {
    const told = [boundNewlyOverdue(today), cameIntoWindow(section, today)]
    const due = (rows.get(section) ?? []).flatMap(({ deadline, away }) =>
      away === null && deadline !== null && told.some((days) => isWithin(deadline, days)) ? deadline : [],
    )
    const days = Map.groupBy(due, (day) => day)
    return [...days].map(([day, of]) => ({ section, due: day, count: of.length }))
  })
}

const isWithin = (day: LocalDate, { from, to }: Days): boolean => from <= day && day <= to

function listHired(state: State, companyId: CompanyId, today: LocalDate): readonly HiredOnDay[] {
  const lacks = findWhoLacks(state, companyId, today)
  const idle = listEmployees(state, companyId).filter(
    (one) =>
      lacks(one) &&
      !isDismissed(one, today) &&
      isWithin(one.hireDate, { from: findFirstToldDay(today), to: today }),
  )
  const days = Map.groupBy(idle, ({ hireDate }) => hireDate)
  return [...days].map(([day, [first, ...others]]) => ({
    day,
    count: 1 + others.length,
    first: first ? joinFullName(first) : '',
  }))
}

/** Who has nothing assigned at all, or nothing in a section in which their post requires something. */
function findWhoLacks(state: State, companyId: CompanyId, today: LocalDate): (one: Employee) => boolean {
  const ofCompany = ({ companyId: of }: { readonly companyId: CompanyId }): boolean => of === companyId
  const findPost = makePostFinder((state.postProfiles ?? []).filter(ofCompany))
  const inForce = mapInForce((state.requirements ?? []).filter(ofCompany))
  const excepted = (state.requirementExceptions ?? []).filter((one) => ofCompany(one) && holdsOn(one, today))
  const live = Map.groupBy(
    state.obligations.filter(({ removed }) => !removed),
    ({ employeeId }) => employeeId,
  )
  return ({ id, positionId, departmentId }) => {
    const own = live.get(id) ?? []
    const required = (inForce.get(keyPost(findPost({ positionId, departmentId }))) ?? []).filter(
      (one) => !excepted.some((of) => of.employeeId === id && of.requirementId === one.id),
    )
    return (
      own.length === 0 ||
      required.some(({ subject }) => own.every((duty) => duty.subject.section !== subject.section))
    )
  }
}

function listMovedIn(state: State, companyId: CompanyId, today: LocalDate): readonly HiredOnDay[] {
  const scope = { positionId: null, departmentId: null }
  return tellLacking(
    listMoved(listTransfers(state, companyId), today).map((one) => ({
      ...one,
      ground: readGroundIn(state, companyId, { ...scope, employeeId: one.employeeId }),
    })),
    today,
  )
}

function listNews(
  { news = [], newsReads = [] }: State,
  user: UserId,
  { today, now }: Moment,
): FeedFacts['news'] {
  const read = new Set(newsReads.filter(({ userId }) => userId === user).map(({ newsId }) => newsId))
  return news
    .filter(
      ({ id, important, withdrawn, publishedAt }) =>
        important && !withdrawn && publishedAt <= now && !read.has(id),
    )
    .map(({ id, title, publishedAt }) => ({
      ...{ id, title },
      day: takeMomentDay(computeMomentIn(DEFAULT_TIME_ZONE, publishedAt)),
    }))
    .filter(({ day }) => isWithin(day, { from: findFirstToldDay(today), to: today }))
}

export const answerFeed = (state: State): Answers<FeedQuestion> => ({
  'kept-settings': ({ companyId, user }) => ({
    settings: readSettingsOf(state, companyId, user),
    toldOn: findSaved(state, companyId, user)?.toldOn ?? null,
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
  'lifted-marks': (state, rows) => ({
    ...state,
    noticeMarks: (state.noticeMarks ?? []).filter(
      ({ companyId, key, read }) =>
        !rows.some((row) => row.companyId === companyId && row.key === key && row.user === read.by),
    ),
  }),
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
