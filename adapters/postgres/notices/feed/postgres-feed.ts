import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { type FeedQueries, tellFeedTo } from '@osh/core/notices/feed/notice-feed.ts'
import { type NoticeSettings, usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import type { FeedQuestion, FeedWrite } from '@osh/core/notices/notice-facts.ts'
import { type Membership, ownership } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { Kysely } from 'kysely'
import { findCompanyToday } from '../../companies/company-today.ts'
import { dropUnsentNotices } from '../../mail/unsent-notices.ts'
import type { Schema } from '../../schema.ts'
import type { Store, Work } from '../../transact.ts'
import { makeInserter, updateRows } from '../../write-rows.ts'
import { readFeedFacts } from './read-facts.ts'

export const makeFeedQueries = ({ kysely }: Store, clock: Clock, user: UserId): FeedQueries => ({
  listFeed: async (companyId) => {
    const [today, member, marks] = await Promise.all([
      findCompanyToday(kysely, clock, companyId),
      readMember(kysely, companyId, user),
      listMarks(kysely, companyId, user),
    ])
    const { membership, settings } = member
    const facts = await readFeedFacts(kysely, { companyId, today, user, membership }, clock.now())
    return tellFeedTo(facts, settings, marks)
  },
  readSettings: async (companyId) => (await readMember(kysely, companyId, user)).settings,
})

type Member = { readonly membership: Membership; readonly settings: NoticeSettings }

async function readMember(kysely: Kysely<Schema>, companyId: CompanyId, user: UserId): Promise<Member> {
  const own = kysely.selectFrom('memberships').where('company_id', '=', companyId).where('user_id', '=', user)
  const found = await own.select(['role', 'departments', 'granted', 'notices']).executeTakeFirst()
  if (!found) return { membership: { ...ownership, role: 'head' }, settings: usualSettings }
  const { notices, ...membership } = found
  return { membership, settings: { ...usualSettings, ...notices } }
}

export async function listMarks(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  user: UserId,
): Promise<ReadonlySet<string>> {
  const own = kysely
    .selectFrom('notice_marks')
    .where('company_id', '=', companyId)
    .where('read_by', '=', user)
  return new Set((await own.select('key').execute()).map(({ key }) => key))
}

export const answerFeed = (work: Work): LateAnswers<FeedQuestion> => ({
  'kept-settings': async ({ companyId, user }) => {
    const own = work.selectFrom('memberships').where('company_id', '=', companyId).where('user_id', '=', user)
    const kept = await own.select(['notices', 'told_on']).forUpdate().executeTakeFirst()
    return { settings: { ...usualSettings, ...kept?.notices }, toldOn: kept?.told_on ?? null }
  },
})

export const feedWriters: Writers<FeedWrite, Work, Promise<void>> = {
  'notice-marks': makeInserter(
    'notice_marks',
    ({ companyId, key, read }) => ({ company_id: companyId, key, read_by: read.by, read_at: read.at }),
    { orNot: true },
  ),
  'notice-settings': async (work, rows) => {
    const saved = rows.map(({ companyId, user, settings, toldOn, dueAt }) => ({
      ...{ company_id: companyId, user_id: user },
      // Their devices are looked at again at once: the hour may be another.
      ...{ notices: settings, told_on: toldOn, mails_due: dueAt, pushes_due: null },
    }))
    await updateRows(work, 'memberships', ['company_id', 'user_id'], saved)
    await dropUnsentNotices(
      work,
      saved.filter(({ mails_due: due }) => due === null),
    )
  },
}
