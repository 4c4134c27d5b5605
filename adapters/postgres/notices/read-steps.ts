import { keyOf } from '@osh/core/notices/notice.ts'
import type { DueStep, SeenNotice } from '@osh/core/notices/step-notices.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import type { Store } from '../transact.ts'
import { raiseNotices } from './raise-notices.ts'

/** Steps of investigations of which the company has to be told now, and their notices with the member's own marks; what is new is raised. */
export async function readSteps(
  store: Store,
  clock: Clock,
  { companyId, user }: { readonly companyId: CompanyId; readonly user: UserId },
): Promise<{ readonly due: readonly DueStep[]; readonly seen: readonly SeenNotice[] }> {
  const due = await raiseNotices(store, clock, companyId)
  if (due.length === 0) return { due, seen: [] }
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
  return { due, seen }
}
