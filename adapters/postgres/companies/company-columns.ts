import type { Company, CompanyDetails } from '@osh/core/companies/company.ts'
import { columnsOf, fieldsOf } from '../columns.ts'
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

export const companyOf = (row: CompanyRow): Company => ({
  ...fieldsOf(row, ['id', ...DETAILS, 'version']),
  ...(row.example ? { example: true } : {}),
})

export const companyColumns = (details: CompanyDetails) => columnsOf(details, DETAILS)
