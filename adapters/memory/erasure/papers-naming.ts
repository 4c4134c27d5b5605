import type { Document } from '@osh/core/documents/document.ts'
import type { KeptEmployee, State } from '../state.ts'

/**
 * The documents that name the employee: they are about them, or one of their answers is the employee (a head of a commission, say) and what they
 * were made from has the surname.
 */
export function papersNaming(
  { documents, documentSources }: State,
  { companyId, id, lastName }: Pick<KeptEmployee, 'companyId' | 'id' | 'lastName'>,
): readonly Document[] {
  const sources = new Map(documentSources.map((source) => [source.documentId, source]))
  return documents.filter((document) => {
    if (document.companyId !== companyId) return false
    if (document.employees.some((one) => one.id === id)) return true
    const source = sources.get(document.id)
    return source !== undefined && has(source.answers, id) && has(source.data, lastName)
  })
}

/** Whether the value is anywhere in it. */
const has = (within: unknown, value: unknown): boolean =>
  within === value ||
  (typeof within === 'string' && typeof value === 'string' && within.includes(value)) ||
  (typeof within === 'object' && within !== null && Object.values(within).some((one) => has(one, value)))
