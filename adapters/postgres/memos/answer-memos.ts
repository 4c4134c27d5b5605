import { nameAuthor } from '@osh/core/auth/profile.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { MemoQuestion } from '@osh/core/memos/memo-facts.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import { sql } from 'kysely'
import { drawNextId } from '../next-ids.ts'
import { isWhollySeen } from '../staff/seen-departments.ts'
import type { Work } from '../transact.ts'
import { withRows } from './read-memos.ts'

export const answerMemos = (work: Work, seen: SeenDepartments): LateAnswers<MemoQuestion> => ({
  memo: async ({ companyId, id }) => {
    const own = work.selectFrom('memos').where('company_id', '=', companyId).where('id', '=', id)
    const record = await own
      .where(isWhollySeen(seen, 'memos'))
      .selectAll()
      .forNoKeyUpdate()
      .executeTakeFirst()
    const [memo] = await withRows(work, companyId, record ? [record] : [])
    return memo ?? null
  },
  'memo-defaults': async ({ companyId, by }) => {
    const known = await work
      .selectFrom('users as u')
      .leftJoin('companies as c', (join) => join.on('c.id', '=', companyId))
      .where('u.id', '=', by)
      .select(['c.director_name', 'u.fullname', 'u.position'])
      .executeTakeFirst()
    return { directorName: known?.director_name ?? '', author: known ? nameAuthor(known) : '' }
  },
  'department-names': async ({ companyId, ids }) => {
    const names = await work
      .selectFrom('departments')
      .where('company_id', '=', companyId)
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .select(['id', 'name'])
      .execute()
    return new Map(names.map(({ id, name }) => [id, name]))
  },
  'next-memo': async ({ companyId }) => {
    const company = work.selectFrom('companies').where('id', '=', companyId).select('last_memo_number')
    const { last_memo_number } = await company.forNoKeyUpdate().executeTakeFirstOrThrow()
    return { id: await drawNextId<MemoId>(work, 'memos'), number: last_memo_number + 1 }
  },
})
