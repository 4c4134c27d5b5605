import type { CompanyDirectory } from '../../companies/company-directory.ts'
import { fullActs } from '../../norms/acts/full-acts.ts'
import { listLawChanges } from '../../norms/acts/law-changes.ts'
import type { RoleId } from '../../norms/responsibilities.ts'
import type { ResponsibilityRepository } from '../../responsibilities/responsibility-repository.ts'
import type { Clock } from '../../shared/dates/clock.ts'
import { countByRule } from './duties-by-rule.ts'
import { type LawCounts, type LawDesk, reviewChanges } from './law-review.ts'
import type { Template } from './template.ts'

type Needs = {
  readonly templates: readonly Template[]
  readonly clock: Clock
  readonly companies: Pick<CompanyDirectory, 'get'>
  readonly responsibilities: Pick<ResponsibilityRepository, 'readHolders'>
  readonly law: LawCounts
}

/** Reads what of a company stands on each change; papers are counted once for each of their days. */
export const makeLawDesk = ({ templates, clock, companies, responsibilities, law }: Needs): LawDesk => ({
  reviewLaw: async (companyId) => {
    const company = await companies.get(companyId)
    if (!company.ok) return { changes: [], followed: [] }
    const today = clock.today(company.value.timeZone)
    const days = [...new Set(listLawChanges(fullActs, today).map(({ from }) => from))]
    const counted = await Promise.all(
      days.map(async (day) => [day, await law.countPapers(companyId, day)] as const),
    )
    const papers = new Map(counted)
    const { responsibilities: held } = await responsibilities.readHolders(companyId)
    const holders = new Map<RoleId, number>()
    for (const { roleId } of held) holders.set(roleId, (holders.get(roleId) ?? 0) + 1)
    return reviewChanges({
      ...{ templates, today, holders, duties: countByRule(await law.countDuties(companyId)) },
      papers: (before) => papers.get(before) ?? new Map(),
    })
  },
})
