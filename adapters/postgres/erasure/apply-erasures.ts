import type { Erasure } from '@osh/core/erasure/erasure.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { removeCompany } from '../companies/remove-company.ts'
import type { Store, Work } from '../transact.ts'
import { eraseAccount } from './erase-account.ts'
import { eraseEmployee } from './erase-employee.ts'

/**
 * Erases again what was erased before, as a restored backup needs it: one transaction for each erasure, in their order. What is not
 * there any more, and what came after the erasure under the same id, stays as it is, so that it may be repeated.
 */
export async function applyErasures(store: Store, erasures: readonly Erasure[]): Promise<void> {
  for (const one of erasures) await store.transaction((work) => erase(work, one, one.at))
}

/** Erases what one erasure says, in the caller's transaction, and keeps who and when; only what came before the moment, where one is given. */
export async function erase(work: Work, erasure: Erasure, before: Instant | null = null): Promise<void> {
  if (erasure.erased === 'employee') await eraseEmployee(work, erasure, before)
  else if (erasure.erased === 'account') await eraseAccount(work, erasure.userId, before)
  else await removeCompany(work, erasure.companyId, before)
  await keepErasure(work, erasure)
}

/** Once, however often it is applied. */
async function keepErasure(work: Work, erasure: Erasure): Promise<void> {
  const row = {
    erased: erasure.erased,
    of_company: 'companyId' in erasure ? erasure.companyId : null,
    of_employee: 'employeeId' in erasure ? erasure.employeeId : null,
    of_user: 'userId' in erasure ? erasure.userId : null,
    erased_by: erasure.by,
    erased_at: erasure.at,
  }
  const known = await work
    .selectFrom('erasures')
    .where((is) => is.and(row))
    .select('id')
    .executeTakeFirst()
  if (!known) await work.insertInto('erasures').values(row).returning('id').execute()
}
