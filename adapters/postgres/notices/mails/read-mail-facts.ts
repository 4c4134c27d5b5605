import type { ChainHead } from '@osh/core/journal/chain.ts'
import { tellFeedTo } from '@osh/core/notices/feed/notice-feed.ts'
import type { NoticeSettings } from '@osh/core/notices/feed/notice-settings.ts'
import {
  countSteps,
  findLastToldDay,
  type MailFacts,
  type ToldDue,
} from '@osh/core/notices/mails/mail-content.ts'
import type { MailTurn } from '@osh/core/notices/mails/mail-turn.ts'
import { mayDo, takeSeenDepartments } from '@osh/core/rights/membership.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import { sql } from 'kysely'
import { dueObligations } from '../../deadlines/due-obligations.ts'
import { NOT_DONE } from '../../obligations/obligation-tables.ts'
import type { Work } from '../../transact.ts'
import type { FeedPlace } from '../feed/feed-place.ts'
import { listMarks } from '../feed/postgres-feed.ts'
import { readDated } from '../feed/read-dated.ts'
import { readFeedFacts } from '../feed/read-facts.ts'
import { listStepsDue } from '../raise-notices.ts'

/** What a mail to the member is made of, as far as its turn needs it. */
export async function readMailFacts(
  work: Work,
  place: FeedPlace,
  settings: NoticeSettings,
  { digest }: MailTurn,
  now: Instant,
): Promise<MailFacts> {
  const { companyId, user, membership } = place
  const { today } = place
  const due = await readDue(work, place)
  const dated = await readDated(work, place, { from: today, to: findLastToldDay(today) })
  if (!digest) return { due, dated, notices: [], steps: null, head: null }
  const [facts, marks, steps, head] = await Promise.all([
    readFeedFacts(work, place, now),
    listMarks(work, companyId, user),
    mayDo(membership, 'see-records') ? listStepsDue(work, companyId, now) : null,
    mayDo(membership, 'close-company') ? readHead(work, companyId) : null,
  ])
  return { due, dated, notices: tellFeedTo(facts, settings, marks), steps: steps && countSteps(steps), head }
}

/** What is overdue, the latest first, and what falls due soon: of each section no more than are counted. */
async function readDue(work: Work, { companyId, today, membership }: FeedPlace): Promise<MailFacts['due']> {
  const soon = { from: today, to: findLastToldDay(today), order: sql`o.due` }
  const overdue = { from: null, to: addDays(today, -1), order: sql`o.due desc` }
  const parts = sections.flatMap((section) =>
    [overdue, soon].map(
      ({ order, ...days }) => sql`
        (select ${section}::text as section, o.due
          ${dueObligations({ companyId, seen: takeSeenDepartments(membership), section, today, ...days, waiting: false })}
          order by ${order} limit ${COUNTED_TO})`,
    ),
  )
  const { rows } = await sql<ToldDue>`
    select section, nullif(due, ${NOT_DONE}) as due, count(*)::int as count from (${sql.join(parts, sql` union all `)}) o
    group by section, due order by section, due`.execute(work)
  return rows
}

async function readHead(work: Work, companyId: CompanyId): Promise<ChainHead | null> {
  const { rows } = await sql<ChainHead>`
    select number, link from journal_heads where company_id = ${companyId} and number > 0`.execute(work)
  return rows[0] ?? null
}
