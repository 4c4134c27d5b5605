import type { Company } from '@osh/core/companies/company.ts'
import { currentCompany } from './current-company.ts'
import { useService } from './services-context.tsx'

/** The company of the screens that stand only where there is one. Call it in an `observer`. */
export function useCompany(): Company {
  const { company } = useService(currentCompany)
  if (company === null) throw new Error('useCompany outside of an area that needs a company')
  return company
}
