import type { CompanyId } from '../shared/identity.ts'

/** The page of the path opens the company that is named so; null for whoever has one alone. */
export const pathIn = (path: string, company: CompanyId | null): string =>
  company === null ? path : `${path}${path.includes('?') ? '&' : '?'}company=${company}`
