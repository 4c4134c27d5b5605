import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { ErasureQuestion } from '@osh/core/erasure/erasure-facts.ts'
import type { Trace } from '@osh/core/erasure/kept-by-law.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { sql } from 'kysely'
import { selectOwnedCompanies } from '../companies/owned-companies.ts'
import type { Work } from '../transact.ts'
import { incidentsNaming } from './incidents-naming.ts'
import { papersNaming } from './papers-naming.ts'

type TraceRow = {
  readonly of: 'section' | 'memo' | 'paper' | 'responsibility' | 'incident'
  readonly section: Section | null
  readonly group_id: number | null
  readonly on: LocalDate | null
}

export const answerErasure = (work: Work): LateAnswers<ErasureQuestion> => ({
  'records-of-employee': async ({ companyId, id }) => {
    const person = await work
      .selectFrom('employees')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .select(['company_id', 'id', 'last_name'])
      .executeTakeFirstOrThrow()
    const memos = sql`memos m where m.company_id = ${companyId} and exists (
      select from memo_rows r where r.company_id = ${companyId} and r.memo_id = m.id and r.employee_id = ${id})`
    const { rows } = await sql<TraceRow>`
      select 'section' as of, o.section, null::integer as group_id, max(c.date) as on
      from completions c join obligations o on o.company_id = c.company_id and o.id = c.obligation_id
      where o.company_id = ${companyId} and o.employee_id = ${id} and c.taken_back_at is null group by o.section
      union all select 'memo', null, null, max(m.formed_on) from ${memos}
      union all select 'paper', null, group_id, max(date) from documents
      where company_id = ${companyId} and ${papersNaming(person)} group by group_id
      union all select 'incident', null, null, max(coalesce(i.completed_on, left(i.occurred_at, 10)::date)) from incidents i
      where i.company_id = ${companyId} and ${incidentsNaming(person)}
      union all select 'responsibility', null, null, max(coalesce(until_at, since_at)::date) from responsibility_terms
      where company_id = ${companyId} and employee_id = ${id}`.execute(work)
    const active = await sql<{ number: number | null }>`
      select max(m.number) as number from ${memos} and m.status = 'active'`.execute(work)
    return { traces: rows.flatMap(traceOf), activeMemo: active.rows[0]?.number ?? null }
  },
  'is-owner': async ({ user, companyId }) => {
    const own = work.selectFrom('memberships').where('company_id', '=', companyId).where('user_id', '=', user)
    return (await own.where('role', '=', 'owner').select('role').executeTakeFirst()) !== undefined
  },
  'own-account': async ({ user }) => {
    const account = await work
      .selectFrom('users')
      .where('id', '=', user)
      .select(['email', 'closes_on'])
      .forUpdate()
      .executeTakeFirst()
    if (!account) return null
    const owned = selectOwnedCompanies(work, user, { example: false })
      .select(['companies.id', 'companies.name'])
      .orderBy('companies.id')
    return { email: account.email, closesOn: account.closes_on, owns: await owned.execute() }
  },
})

function traceOf({ of, section, group_id: groupId, on }: TraceRow): readonly Trace[] {
  if (on === null) return []
  if (of === 'section') return section ? [{ of, section, on }] : []
  if (of === 'paper') return groupId === null ? [] : [{ of, groupId, on }]
  return [{ of, on }]
}
