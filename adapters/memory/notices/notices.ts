import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { keyOf, type NoticeId } from '@osh/core/notices/notice.ts'
import type { NoticeQuestion, NoticeRead, NoticeWrite } from '@osh/core/notices/notice-facts.ts'
import type { NoticeQueries } from '@osh/core/notices/notice-repository.ts'
import { type DueStep, listDueSteps, tellNotices } from '@osh/core/notices/step-notices.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { listIncidents } from '../incidents/incidents.ts'
import type { Actor, Ledger } from '../ledger.ts'
import { findNextId, type State } from '../state.ts'
import { answerFeed, feedWriters } from './feed.ts'

export const makeNoticeQueries = (ledger: Ledger, clock: Clock, actor: Actor): NoticeQueries => ({
  list: (companyId) =>
    ledger.change((state) => {
      const { raised, due, seen } = lookAtSteps(state, companyId, actor(), clock.now())
      return [raised, tellNotices(due, seen)]
    }),
})

/** Steps of which the company has to be told now, and their notices with the member's own marks; what is new is raised. */
export function lookAtSteps(state: State, companyId: CompanyId, user: UserId, now: Instant) {
  const due = listIncidents(state, companyId).flatMap((one) => listDueSteps(one, now))
  const raised = raise(state, companyId, due, now)
  const { notices = [], noticeReads = [] } = raised
  const own = noticeReads.filter(({ read }) => read.by === user)
  const seen = notices
    .filter((one) => one.companyId === companyId)
    .map((one) => ({ ...one, read: own.some(({ noticeId }) => noticeId === one.id) }))
  return { raised, due, seen }
}

/** Each notice once. */
function raise(state: State, companyId: CompanyId, due: readonly DueStep[], raisedAt: Instant): State {
  const { notices = [] } = state
  const known = new Set(notices.filter((one) => one.companyId === companyId).map(({ facts }) => keyOf(facts)))
  const fresh = due.filter((step) => !known.has(keyOf(step)))
  const first = findNextId(notices)
  const raised = fresh.map(({ number: _n, action: _a, injured: _i, ...facts }, at) => ({
    ...{ companyId, facts, raisedAt },
    id: (first + at) as NoticeId,
  }))
  return raised.length === 0 ? state : { ...state, notices: [...notices, ...raised] }
}

export const answerNotices = ({ notices = [], ...state }: State): Answers<NoticeQuestion> => ({
  ...answerFeed(state),
  'known-notices': ({ companyId, ids }) =>
    ids.filter((id) => notices.some((one) => one.companyId === companyId && one.id === id)),
})

export const noticeWriters: Writers<NoticeWrite, State, State> = {
  ...feedWriters,
  'notice-reads': (state, rows) => {
    const known = state.noticeReads ?? []
    const fresh = rows.filter((row) => !known.some((one) => isSame(one, row)))
    return { ...state, noticeReads: [...known, ...fresh] }
  },
  'lifted-reads': (state, rows) => ({
    ...state,
    noticeReads: (state.noticeReads ?? []).filter(
      ({ companyId, noticeId, read }) =>
        !rows.some((row) => row.companyId === companyId && row.noticeId === noticeId && row.user === read.by),
    ),
  }),
}

const isSame = (a: NoticeRead, b: NoticeRead): boolean =>
  a.companyId === b.companyId && a.noticeId === b.noticeId && a.read.by === b.read.by
