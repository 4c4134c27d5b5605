import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import { boundDated } from '@osh/core/notices/feed/dated.ts'
import type { DueOnDay, FeedFacts, HiredOnDay, UnreadNews } from '@osh/core/notices/feed/feed-facts.ts'
import { boundNewlyOverdue, cameIntoWindow, findFirstToldDay } from '@osh/core/notices/feed/told-days.ts'
import { mayDo, takeSeenDepartments } from '@osh/core/rights/membership.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import { type Kysely, sql } from 'kysely'
import { dueObligations } from '../../deadlines/due-obligations.ts'
import type { NewsTable } from '../../news/news-tables.ts'
import type { Schema } from '../../schema.ts'
import { isEmployedOn } from '../../staff/employed-on.ts'
import { isSeen } from '../../staff/seen-departments.ts'
import { listAwaitedMemos } from '../../today/awaited-memos.ts'
import { readUnfilled } from '../../today/read-unfilled.ts'
import type { FeedPlace } from './feed-place.ts'
import { readDated } from './read-dated.ts'
import { readMoved } from './read-moved.ts'

/** How many of those who came last are looked at: however large the company is, a page costs the same. */
const NEWEST = 500
/** How many pieces of news are told. */
const NEWS_TOLD = 10

/** What the feed of a company is made of, as a member sees it: each part by an index and capped. */
export async function readFeedFacts(
  kysely: Kysely<Schema>,
  place: FeedPlace,
  now: Instant,
): Promise<FeedFacts> {
  const { today, membership } = place
  const [due, dated, hired, moved, memos, unfilled, news] = await Promise.all([
    readDue(kysely, place),
    readDated(kysely, place, boundDated(today)),
    readHired(kysely, place),
    readMoved(kysely, place),
    listAwaitedMemos(kysely, { ...place, seen: takeSeenDepartments(membership) }),
    mayDo(membership, 'see-records') ? readUnfilled(kysely, place) : null,
    readNews(kysely, place, now),
  ])
  return { today, due, dated, hired, moved, news, memos: memos.items, unfilled }
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
    where e.hire_date between ${findFirstToldDay(today)} and ${today} and ${isEmployedOn('e.dismissal_date', today)}
      and ${isSeen(takeSeenDepartments(membership), 'e.department_id')} and (${lacksAll(companyId)} or ${lacksRequired(companyId, today)})
    group by e.hire_date order by e.hire_date`.execute(kysely)
  return rows
}

const ofThem = (companyId: CompanyId) => sql`
  select from obligations o where o.company_id = ${companyId} and o.employee_id = e.id and o.removed_at is null`

const lacksAll = (companyId: CompanyId) => sql`not exists (${ofThem(companyId)})`

/** Whether the post requires something of a section in which nothing is assigned. */
const lacksRequired = (companyId: CompanyId, today: LocalDate) => sql`
  exists (
    select from requirements r where r.company_id = ${companyId} and r.position_id = e.position_id
      and r.decision ->> 'kind' = 'accepted'
      and r.department_id is not distinct from (
        select p.department_id from post_profiles p
        where p.company_id = ${companyId} and p.position_id = e.position_id and p.department_id = e.department_id)
      and not exists (
        select from requirement_exceptions x where x.company_id = ${companyId} and x.requirement_id = r.id
          and x.employee_id = e.id and (x.until is null or x.until >= ${today}))
      and not exists (${ofThem(companyId)} and o.section = r.subject ->> 'section'))`

async function readNews(
  kysely: Kysely<Schema>,
  { today, user }: FeedPlace,
  now: Instant,
): Promise<readonly UnreadNews[]> {
  const { rows } = await sql<UnreadNews & Pick<NewsTable, 'published_at'>>`
    select n.id, n.title, n.published_at from news n
    where n.important and n.withdrawn_at is null and n.published_at >= ${findFirstToldDay(today)}::date and n.published_at <= ${now}
      and not exists (select from news_reads r where r.user_id = ${user} and r.news_id = n.id)
    order by n.published_at desc, n.id desc limit ${NEWS_TOLD}`.execute(kysely)
  return rows.map(({ id, title, published_at: at }) => ({
    ...{ id, title },
    day: takeMomentDay(computeMomentIn(DEFAULT_TIME_ZONE, at)),
  }))
}
