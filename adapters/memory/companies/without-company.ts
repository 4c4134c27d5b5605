import type { CompanyId } from '@osh/core/companies/company.ts'
import type { State } from '../state.ts'

type Kept = {
  readonly companyId?: number
  readonly obligationId?: number
  readonly documentId?: number
}

/** The state without the company and all that is its own: what names it, and what names an obligation or a document of it. */
export function withoutCompany(state: State, company: CompanyId): State {
  const idsIn = (records: readonly { readonly id: number; readonly companyId: CompanyId }[]) =>
    new Set<number | undefined>(records.filter((one) => one.companyId === company).map(({ id }) => id))
  const obligations = idsIn(state.obligations)
  const documents = idsIn(state.documents)
  const isOthers = (record: Kept): boolean =>
    record.companyId !== company && !obligations.has(record.obligationId) && !documents.has(record.documentId)
  const kept = Object.entries(state).map(([area, records]) => [
    area,
    Array.isArray(records) ? records.filter(isOthers) : records,
  ])
  const left: State = { ...state, ...Object.fromEntries(kept) }
  return { ...left, companies: left.companies.filter(({ id }) => id !== company) }
}
