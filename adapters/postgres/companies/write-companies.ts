import type { Writers } from '@osh/core/commands/apply.ts'
import type { CompanyWrite, NewCompany } from '@osh/core/companies/company-facts.ts'
import type { Work } from '../transact.ts'
import { updateRows } from '../update-rows.ts'
import { companyColumns } from './company-columns.ts'

export const companyWriters: Writers<CompanyWrite, Work, Promise<void>> = {
  'new-companies': addCompanies,
  'changed-companies': (work, rows) => {
    const changed = rows.map((company) => ({
      id: company.id,
      ...companyColumns(company),
      version: company.version,
    }))
    return updateRows(work, 'companies', ['id'], changed)
  },
}

async function addCompanies(work: Work, rows: readonly NewCompany[]): Promise<void> {
  const companies = rows.map(({ company, entered }) => ({
    id: company.id,
    ...companyColumns(company),
    created_by: entered.by,
    created_at: entered.at,
  }))
  await work.insertInto('companies').values(companies).execute()
  const owners = rows.map(({ company, entered }) => ({
    company_id: company.id,
    user_id: entered.by,
    role: 'owner' as const,
    since: entered.at,
  }))
  await work.insertInto('memberships').values(owners).execute()
}
