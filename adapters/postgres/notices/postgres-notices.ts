import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { NoticeQuestion, NoticeRead, NoticeWrite } from '@osh/core/notices/notice-facts.ts'
import type { NoticeQueries } from '@osh/core/notices/notice-repository.ts'
import { tellNotices } from '@osh/core/notices/step-notices.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { pickColumns } from '../columns.ts'
import type { Store, Work } from '../transact.ts'
import { deleteRows, makeInserter } from '../write-rows.ts'
import { answerFeed, feedWriters } from './feed/postgres-feed.ts'
import { readSteps } from './read-steps.ts'

export const makeNoticeQueries = (store: Store, clock: Clock, user: UserId): NoticeQueries => ({
  list: async (companyId) => {
    const { due, seen } = await readSteps(store, clock, { companyId, user })
    return tellNotices(due, seen)
  },
})

export const answerNotices = (work: Work): LateAnswers<NoticeQuestion> => ({
  ...answerFeed(work),
  'known-notices': async ({ companyId, ids }) => {
    const own = work.selectFrom('notices').where('company_id', '=', companyId)
    const known = await own
      .where('id', 'in', [...ids])
      .select('id')
      .orderBy('id')
      .execute()
    return known.map(({ id }) => id)
  },
})

export const noticeWriters: Writers<NoticeWrite, Work, Promise<void>> = {
  ...feedWriters,
  'notice-reads': makeInserter(
    'notice_reads',
    (row: NoticeRead) => pickColumns(row, ['companyId', 'noticeId'], ['read']),
    { orNot: true },
  ),
  'lifted-reads': (work, rows) =>
    deleteRows(
      work,
      'notice_reads',
      ['company_id', 'notice_id', 'read_by'],
      rows.map(({ companyId, noticeId, user }) => ({
        company_id: companyId,
        notice_id: noticeId,
        read_by: user,
      })),
    ),
}
