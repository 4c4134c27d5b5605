import type { CompanyTerm } from '@osh/core/tariffs/company-term.ts'
import type { KeptTerm } from '@osh/core/tariffs/term-facts.ts'
import type { Columns } from '../columns.ts'

export type CompanyTermsTable = Columns<KeptTerm & CompanyTerm, 'companyId' | keyof CompanyTerm>
