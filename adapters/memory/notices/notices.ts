import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { NoticeQuestion, NoticeRead, NoticeWrite } from '@osh/core/notices/notice-facts.ts'
import type { NoticeQueries } from '@osh/core/notices/notice-repository.ts'
import { tellNotices } from '@osh/core/notices/step-notices.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Actor, Ledger } from '../ledger.ts'
import type { State } from '../state.ts'
import { answerFeed, feedWriters } from './feed.ts'
import { lookAtSteps } from './steps.ts'

export const makeNoticeQueries = (ledger: Ledger, clock: Clock, actor: Actor): NoticeQueries => ({
  list: (companyId) =>
    ledger.change((state) => {
      const { raised, due, seen } = lookAtSteps(state, companyId, actor(), clock.now())
      return [raised, tellNotices(due, seen)]
    }),
})

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
