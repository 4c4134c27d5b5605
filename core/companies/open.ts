import { command, type Decision } from '../commands/command.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { Company, CompanyId } from './company.ts'
import { type CompanyWrite, lockCompany } from './company-facts.ts'

type Input = { readonly companyId: CompanyId }

/** Makes the company the person's current one: the first of their list. */
export const open = command({
  name: 'companies/open',
  *gather({ companyId }: Input, { by: member }) {
    const company = yield* lockCompany({ member, companyId })
    return company ? ok(company) : err(notFound)
  },
  decide(company, { companyId }, { by: user }): Result<Decision<Company, CompanyWrite>, NotFound> {
    return ok({
      writes: [{ kind: 'opened-companies', rows: [{ user, companyId }] }],
      changes: [],
      answer: company,
    })
  },
})
