import type { Company, CompanyDetails } from '@osh/core/companies/company.ts'
import { pickColumns, pickFields } from '../columns.ts'
import type { CompanyRow } from './company-tables.ts'

const DETAILS = [
  'name',
  'shortName',
  'legalAddress',
  'actualAddress',
  'mailingAddress',
  'phone',
  'email',
  'inn',
  'kpp',
  'okpo',
  'oktmo',
  'okved',
  'ogrn',
  'okato',
  'okogu',
  'formOfOwnership',
  'directorName',
  'directorPosition',
  'activities',
  'timeZone',
  'numbering',
] as const

export const readCompany = (row: CompanyRow): Company => ({
  ...pickFields(row, ['id', ...DETAILS, 'version']),
  ...(row.example ? { example: true } : {}),
})

export const buildCompanyColumns = (details: CompanyDetails) => pickColumns(details, DETAILS)
