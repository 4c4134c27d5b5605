import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { type FeedQueries, tellFeedTo } from '@osh/core/notices/feed/notice-feed.ts'
import { type NoticeSettings, usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { pageWhole } from '@osh/core/notices/feed/whole-feed.ts'
import type { FeedQuestion, FeedWrite } from '@osh/core/notices/notice-facts.ts'
import { tellAllNotices } from '@osh/core/notices/step-notices.ts'
import { type Membership, mayDo, ownership } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { Kysely } from 'kysely'
import { findCompanyToday } from '../../companies/company-today.ts'
import { dropUnsentNotices } from '../../mail/unsent-notices.ts'
import type { Schema } from '../../schema.ts'
import type { Store, Work } from '../../transact.ts'
import { deleteRows, makeInserter, updateRows } from '../../write-rows.ts'
import { readSteps } from '../read-steps.ts'
import { readFeedFacts } from './read-facts.ts'

export const makeFeedQueries = (store: Store, clock: Clock, user: UserId): FeedQueries => {
  const { kysely } = store
  const listFeed = async (companyId: CompanyId, { membership, settings }: Member) => {
    const [today, marks] = await Promise.all([
      findCompanyToday(kysely, clock, companyId),
      listMarks(kysely, companyId, user),
    ])
    const facts = await readFeedFacts(kysely, { companyId, today, user, membership }, clock.now())
    return tellFeedTo(facts, settings, marks)
  }
  return {
    listFeed: async (companyId) => listFeed(companyId, await readMember(kysely, companyId, user)),
    listWhole: async (companyId, query) => {
      const member = await readMember(kysely, companyId, user)
      const seesAll = mayDo(member.membership, 'see-records')
      const [feed, steps] = await Promise.all([
        listFeed(companyId, member),
        seesAll ? readSteps(store, clock, { companyId, user }) : { due: [], seen: [] },
      ])
      return pageWhole(feed, tellAllNotices(steps.due, steps.seen), query)
    },
    readSettings: async (companyId) => (await readMember(kysely, companyId, user)).settings,
  }
}

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
  'lifted-marks': (work, rows) =>
    deleteRows(
      work,
      'notice_marks',
      ['company_id', 'read_by', 'key'],
      rows.map(({ companyId, user, key }) => ({ company_id: companyId, read_by: user, key })),
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
