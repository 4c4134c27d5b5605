import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import type { DueOnDay, FeedFacts, HiredOnDay, UnreadNews } from '@osh/core/notices/feed/feed-facts.ts'
import { boundNewlyOverdue, cameIntoWindow, findFirstToldDay } from '@osh/core/notices/feed/told-days.ts'
import { type Membership, mayDo, takeSeenDepartments } from '@osh/core/rights/membership.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import { type Kysely, sql } from 'kysely'
import { dueObligations } from '../../deadlines/due-obligations.ts'
import type { NewsTable } from '../../news/news-tables.ts'
import type { Schema } from '../../schema.ts'
import { isSeen } from '../../staff/seen-departments.ts'
import { listAwaitedMemos } from '../../today/awaited-memos.ts'
import { readUnfilled } from '../../today/read-unfilled.ts'

/** How many of those who came last are looked at: however large the company is, a page costs the same. */
const NEWEST = 500
/** How many pieces of news are told. */
const NEWS_TOLD = 10

export type FeedPlace = {
  readonly companyId: CompanyId
  readonly today: LocalDate
  readonly user: UserId
  readonly membership: Membership
}

/** What the feed of a company is made of, as a member sees it: each part by an index and capped. */
export async function readFeedFacts(kysely: Kysely<Schema>, place: FeedPlace): Promise<FeedFacts> {
  const { today, membership } = place
  const seesAll = mayDo(membership, 'see-records')
  const [due, hired, memos, unfilled, news] = await Promise.all([
    readDue(kysely, place),
    readHired(kysely, place),
    seesAll ? listAwaitedMemos(kysely, place) : null,
    seesAll ? readUnfilled(kysely, place) : null,
    readNews(kysely, place),
  ])
  return { today, due, hired, news, ofCompany: memos && { memos: memos.items, unfilled } }
}

async function readDue(
  kysely: Kysely<Schema>,
  { companyId, today, membership }: FeedPlace,
): Promise<readonly DueOnDay[]> {
  const parts = sections.flatMap((section) =>
    [boundNewlyOverdue(today), cameIntoWindow(section, today)].map(
      (days) => sql`
        (select ${section}::text as section, o.due
          ${dueObligations({ companyId, seen: takeSeenDepartments(membership), section, today, ...days, waiting: false })}
          order by o.due limit ${COUNTED_TO})`,
    ),
  )
  const { rows } = await sql<DueOnDay>`
    select section, due, count(*)::int as count from (${sql.join(parts, sql` union all `)}) o
    group by section, due order by section, due`.execute(kysely)
  return rows
}

async function readHired(
  kysely: Kysely<Schema>,
  { companyId, today, membership }: FeedPlace,
): Promise<readonly HiredOnDay[]> {
  const { rows } = await sql<HiredOnDay>`
    select e.hire_date as day, count(*)::int as count, min(e.full_name) as first
    from (select * from employees where company_id = ${companyId} order by id desc limit ${NEWEST}) e
    where e.hire_date between ${findFirstToldDay(today)} and ${today} and (e.dismissal_date is null or e.dismissal_date > ${today})
      and ${isSeen(takeSeenDepartments(membership), 'e.department_id')} and not exists (
        select from obligations o where o.company_id = ${companyId} and o.employee_id = e.id and o.removed_at is null)
    group by e.hire_date order by e.hire_date`.execute(kysely)
  return rows
}

async function readNews(kysely: Kysely<Schema>, { today, user }: FeedPlace): Promise<readonly UnreadNews[]> {
  const { rows } = await sql<UnreadNews & Pick<NewsTable, 'published_at'>>`
    select n.id, n.title, n.published_at from news n
    where n.important and n.withdrawn_at is null and n.published_at >= ${findFirstToldDay(today)}::date and n.published_at < ${today}::date + 1
      and not exists (select from news_reads r where r.user_id = ${user} and r.news_id = n.id)
    order by n.published_at desc, n.id desc limit ${NEWS_TOLD}`.execute(kysely)
  return rows.map(({ id, title, published_at: at }) => ({
    ...{ id, title },
    day: takeMomentDay(computeMomentIn(DEFAULT_TIME_ZONE, at)),
  }))
}
