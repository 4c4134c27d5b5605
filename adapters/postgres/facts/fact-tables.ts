import type { FactRow } from '@osh/core/facts/fact-records.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { SignedColumns } from '../columns.ts'

export type CompanyFactsTable = SignedColumns<'entered'> & {
  company_id: CompanyId
  list: string
  rows: readonly FactRow[]
  version: number
}
