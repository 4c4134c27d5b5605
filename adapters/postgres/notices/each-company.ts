import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Store, Work } from '../transact.ts'

/** A transaction for each company. What fails in one is thrown once the others have had theirs. */
export async function inEachCompany(
  store: Store,
  companies: readonly { readonly company_id: CompanyId }[],
  run: (work: Work, company: CompanyId) => Promise<void>,
): Promise<void> {
  const failed: unknown[] = []
  for (const { company_id: company } of companies)
    await store.transaction((work) => run(work, company)).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}
