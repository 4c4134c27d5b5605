import type { Writers } from '@osh/core/commands/apply.ts'
import type { CompanyWrite, NewCompany } from '@osh/core/companies/company-facts.ts'
import type { Work } from '../transact.ts'
import { insertRows, updateRows } from '../write-rows.ts'
import { buildCompanyColumns } from './company-columns.ts'
import { removeCompany } from './remove-company.ts'

export const companyWriters: Writers<CompanyWrite, Work, Promise<void>> = {
  'new-companies': addCompanies,
  'opened-companies': (work, rows) =>
    updateRows(
      work,
      'users',
      ['id'],
      rows.map(({ user, companyId }) => ({ id: user, open_company_id: companyId })),
    ),
  'removed-companies': async (work, rows) => {
    for (const id of rows) await removeCompany(work, id)
  },
  'hidden-first-runs': (work, rows) =>
    updateRows(
      work,
      'companies',
      ['id'],
      rows.map(({ companyId, hidden }) => ({ id: companyId, first_run_hidden: hidden })),
    ),
  'changed-companies': (work, rows) => {
    const changed = rows.map(({ id, version, ...details }) => ({
      id,
      ...buildCompanyColumns(details),
      version,
    }))
    return updateRows(work, 'companies', ['id'], changed)
  },
}

async function addCompanies(work: Work, rows: readonly NewCompany[]): Promise<void> {
  const companies = rows.map(({ company, entered: { by, at } }) => ({
    ...buildCompanyColumns(company),
    id: company.id,
    example: company.example ?? false,
    created_by: by,
    created_at: at,
  }))
  await insertRows(work, 'companies', companies)
  const owners = rows.map(({ company, entered: { by, at } }) => ({
    company_id: company.id,
    user_id: by,
    role: 'owner' as const,
    since: at,
  }))
  await insertRows(work, 'memberships', owners)
}
