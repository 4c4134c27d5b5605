import type { Company, CompanyDetails } from '@osh/core/companies/company.ts'
import { companyFieldNames } from '@osh/core/companies/company-fields.ts'
import { pickColumns, pickFields } from '../columns.ts'
import type { CompanyRow } from './company-tables.ts'

export const readCompany = (row: CompanyRow): Company => ({
  ...pickFields(row, ['id', ...companyFieldNames, 'version']),
  ...(row.example ? { example: true } : {}),
})

export const buildCompanyColumns = (details: CompanyDetails) => pickColumns(details, companyFieldNames)
