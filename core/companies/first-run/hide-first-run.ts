import { command, type Decision } from '../../commands/command.ts'
import { type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { CompanyId } from '../company.ts'
import { type CompanyWrite, lockCompany } from '../company-facts.ts'

type Input = { readonly companyId: CompanyId; readonly hidden: boolean }

/** Hides the first steps for all members of the company, or shows them again. */
export const hideFirstRun = command({
  name: 'companies/hide-first-run',
  *gather({ companyId }: Input, { by: member }) {
    return (yield* lockCompany({ member, companyId })) ? ok(null) : err(notFound)
  },
  decide(_, { companyId, hidden }): Result<Decision<null, CompanyWrite>, NotFound> {
    return ok({
      writes: [{ kind: 'hidden-first-runs', rows: [{ companyId, hidden }] }],
      changes: [],
      answer: null,
    })
  },
})
