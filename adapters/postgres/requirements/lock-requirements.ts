import type { RecordChange } from '@osh/core/commands/journal.ts'
import { tellWithdrawn } from '@osh/core/requirements/tell-withdrawn.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { lockCompany } from '../lock-row.ts'
import type { Work } from '../transact.ts'
import { readRequirementRow } from './requirement-rows.ts'

/** Requirements of a position or a department, which are removed with it. Locks the company: changes of requirements come one after another. */
export async function lockWithdrawn(
  work: Work,
  company: CompanyId,
  column: 'position_id' | 'department_id',
  id: number,
): Promise<readonly RecordChange[]> {
  await lockCompany(work, company)
  const own = work
    .selectFrom('requirements')
    .where('company_id', '=', company)
    .where(sql<boolean>`${sql.ref(column)} = ${id}`)
  return tellWithdrawn((await own.selectAll().orderBy('id').execute()).map(readRequirementRow))
}
