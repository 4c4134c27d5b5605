import { command, type Decision } from '../commands/command.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { CompanyId } from './company.ts'
import { type CompanyWrite, lockCompany } from './company-facts.ts'

type Input = { readonly companyId: CompanyId }

/** Removes an example with all its records, its journal too. A person's own company is none, and is not found. */
export const removeExample = command({
  name: 'companies/remove-example',
  *gather({ companyId }: Input, { by: member }) {
    const company = yield* lockCompany({ member, companyId })
    return company?.example ? ok(null) : err(notFound)
  },
  decide(_, { companyId }): Result<Decision<null, CompanyWrite>, NotFound> {
    return ok({ writes: [{ kind: 'removed-companies', rows: [companyId] }], changes: [], answer: null })
  },
})
