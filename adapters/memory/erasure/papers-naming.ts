import type { Document } from '@osh/core/documents/document.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { afterSurname } from '@osh/core/personal-data/after-surname.ts'
import type { KeptEmployee, State } from '../state.ts'
import { listIncidentsNaming } from './incidents-naming.ts'

/**
 * The documents that name the employee: they are about them, or one of their answers is the employee (a head of a commission, say) and what they
 * were made from has the surname. A paper of an incident that names the employee may have the surname alone, in a line of a table.
 */
export function listPapersNaming(
  state: State,
  { companyId, id, lastName }: Pick<KeptEmployee, 'companyId' | 'id' | 'lastName'>,
): readonly Document[] {
  const sources = new Map(state.documentSources.map((source) => [source.documentId, source]))
  const inFiles = listPaperIds(listIncidentsNaming(state, companyId, id))
  return state.documents.filter((document) => {
    if (document.companyId !== companyId) return false
    if (document.employees.some((one) => one.id === id)) return true
    const source = sources.get(document.id)
    if (source === undefined) return false
    if (inFiles.has(document.id) && hasSurname(source.data, lastName)) return true
    return has(source.answers, id) && has(source.data, lastName)
  })
}

/** Ids of the papers that are in the files of the incidents. */
export const listPaperIds = (incidents: readonly Incident[]): ReadonlySet<number> =>
  new Set(incidents.flatMap(({ papers }) => papers.map(({ documentId }) => documentId)))

function hasSurname(data: unknown, lastName: string): boolean {
  const text = JSON.stringify(data)
  return afterSurname.some((sign) => text.includes(lastName + sign))
}

/** Whether the value is anywhere in it. */
const has = (within: unknown, value: unknown): boolean =>
  within === value ||
  (typeof within === 'string' && typeof value === 'string' && within.includes(value)) ||
  (typeof within === 'object' && within !== null && Object.values(within).some((one) => has(one, value)))
