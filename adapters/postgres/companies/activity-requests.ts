import type { LockRequest, RequestWrite } from '@osh/core/activity-requests/kept-request.ts'
import type { DeskRequest, RequestShelf } from '@osh/core/activity-requests/request-desk.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { nameCompanyShort } from '@osh/core/companies/company.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { sql } from 'kysely'
import { pickColumns, pickFields, readSigned } from '../columns.ts'
import type { Store, Work } from '../transact.ts'

const SAID = ['name', 'email', 'phone', 'emailAdditional', 'contactName', 'askedAt'] as const

export const postgresActivityRequests = ({ kysely }: Store, clock: Clock): RequestShelf => ({
  add: async (request, asker) => {
    const asked = { askedAt: clock.now(), askedBy: asker?.user ?? null, companyId: asker?.companyId ?? null }
    await kysely
      .insertInto('activity_requests')
      .values({
        ...pickColumns({ ...request, ...asked }, [...SAID, 'askedBy', 'companyId']),
        ...{ handled_by: null, handled_at: null },
      })
      .execute()
    return ok(null)
  },
  list: async ({ filter, page, limit }) => {
    const isAsked = filter === 'all' ? sql<boolean>`true` : sql<boolean>`handled_at is null`
    const [rows, counted] = await Promise.all([
      kysely
        .selectFrom('activity_requests as r')
        .leftJoin('companies as c', 'c.id', 'r.company_id')
        .leftJoin('users as u', 'u.id', 'r.asked_by')
        .where(isAsked)
        .selectAll('r')
        .select(['c.name as company', 'c.short_name as shortName', 'c.inn', 'u.email as account'])
        .orderBy('r.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),
      sql<{ total: number }>`select count(*)::int as total from activity_requests where ${isAsked}`.execute(
        kysely,
      ),
    ])
    const items = rows.map(
      ({ company: name, shortName, inn, account, handled_at: handledAt, ...row }): DeskRequest => ({
        ...pickFields(row, ['id', ...SAID]),
        company:
          name === null
            ? null
            : { name: nameCompanyShort({ name, shortName: shortName ?? '' }), inn: inn ?? '' },
        ...{ account, handledAt },
      }),
    )
    return { items, total: counted.rows[0]?.total ?? 0, more: false }
  },
})

export const answerRequests = (work: Work): LateAnswers<LockRequest> => ({
  'activity-request': async ({ id }) => {
    const kept = work.selectFrom('activity_requests').where('id', '=', id).forUpdate()
    const row = await kept.select(['handled_by', 'handled_at']).executeTakeFirst()
    return row ? { id, handled: readSigned('handled', row) } : null
  },
})

export const requestWriters: Writers<RequestWrite, Work, Promise<void>> = {
  'handled-requests': async (work, rows) => {
    for (const { id, handled } of rows)
      await work
        .updateTable('activity_requests')
        .set({ handled_by: handled?.by ?? null, handled_at: handled?.at ?? null })
        .where('id', '=', id)
        .execute()
  },
}
