import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { keyOf } from '@osh/core/notices/notice.ts'
import type { NoticeQuestion, NoticeRead, NoticeWrite } from '@osh/core/notices/notice-facts.ts'
import type { NoticeQueries } from '@osh/core/notices/notice-repository.ts'
import { tellNotices } from '@osh/core/notices/step-notices.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { pickColumns } from '../columns.ts'
import type { Store, Work } from '../transact.ts'
import { makeInserter } from '../write-rows.ts'
import { answerFeed, feedWriters } from './feed/postgres-feed.ts'
import { raiseNotices } from './raise-notices.ts'

export const makeNoticeQueries = (store: Store, clock: Clock, user: UserId): NoticeQueries => ({
  list: async (companyId) => {
    const due = await raiseNotices(store, clock, companyId)
    if (due.length === 0) return []
    const rows = await store.kysely
      .selectFrom('notices as n')
      .leftJoin('notice_reads as r', (on) =>
        on
          .onRef('r.company_id', '=', 'n.company_id')
          .onRef('r.notice_id', '=', 'n.id')
          .on('r.read_by', '=', user),
      )
      .where('n.company_id', '=', companyId)
      .where('n.key', '=', sql<string>`any(${due.map(keyOf)}::text[])`)
      .orderBy('n.id')
      .select(['n.id', 'n.facts', 'n.raised_at', 'r.read_at'])
      .execute()
    const seen = rows.map(({ id, facts, raised_at: raisedAt, read_at: readAt }) => ({
      ...{ id, companyId, facts, raisedAt },
      read: readAt !== null,
    }))
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
}
