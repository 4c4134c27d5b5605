import type { CompanyId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import type { Work } from '../transact.ts'

/** Takes away what was answered and decided about posts of a department, or of a position, and who is excepted. */
export async function dropPostsWhere(
  work: Work,
  company: CompanyId,
  column: 'position_id' | 'department_id',
  id: number,
): Promise<void> {
  const isOf = sql`company_id = ${company} and ${sql.ref(column)} = ${id}`
  await sql`delete from requirement_exceptions where company_id = ${company}
    and requirement_id in (select id from requirements where ${isOf})`.execute(work)
  await sql`delete from requirements where ${isOf}`.execute(work)
  await sql`delete from post_profiles where ${isOf}`.execute(work)
}
