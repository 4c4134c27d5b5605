import { REVIEW_DAYS } from '@osh/core/incidents/microtraumas/review-term.ts'
import type { DatedOnDay } from '@osh/core/notices/feed/dated.ts'
import type { Days } from '@osh/core/notices/feed/told-days.ts'
import { mayDo } from '@osh/core/rights/membership.ts'
import { type Kysely, sql } from 'kysely'
import { ofNoAnnulled } from '../../measures/measure-queries.ts'
import type { Schema } from '../../schema.ts'
import type { FeedPlace } from './feed-place.ts'

/** What has a last day within these and is not done, for whoever sees what is of the whole company. */
export async function readDated(
  kysely: Kysely<Schema>,
  { companyId, membership }: FeedPlace,
  { from, to }: Days,
): Promise<readonly DatedOnDay[]> {
  if (!mayDo(membership, 'see-records')) return []
  const { rows } = await sql<DatedOnDay>`
    select kind, due, count(*)::int as count from (
      select case when m.origin = 'inspector-order' then 'orders' else 'measures' end as kind, m.due_on as due
      from measures m where m.company_id = ${companyId} and m.removed_at is null and m.done_on is null
        and ${ofNoAnnulled}
      union all
      select 'microtraumas', left(t.reported_at, 10)::date + ${REVIEW_DAYS}::int + coalesce((t.record -> 'extension' ->> 'days')::int, 0)
      from microtraumas t where t.company_id = ${companyId} and t.state = 'to-review') d
    where due between ${from} and ${to} group by kind, due order by due, kind`.execute(kysely)
  return rows
}
