import { foldName } from '../shared/names/name-search.ts'
import type { Document } from './document.ts'
import { wordEdition } from './document-file-name.ts'
import type { DocumentFilter } from './document-filter.ts'
import { printDocumentNumber } from './numbering/document-number.ts'
import { type SearchTerm, searchTerms } from './search-terms.ts'

/** Latest date first, of one day the last issued first. */
export const compareInArchiveOrder = (a: Document, b: Document): number =>
  a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1

/** What a search looks into: «№12А title names», folded as names are; of a later edition «редакция 2» too. */
export const searchKeyOf = ({
  number,
  title,
  employees,
  edition = 1,
}: Pick<Document, 'number' | 'title' | 'employees' | 'edition'>): string =>
  foldName(
    [
      `№${printDocumentNumber(number)}`,
      title,
      ...employees.map(({ fullName }) => fullName),
      ...(edition > 1 ? [wordEdition(edition)] : []),
    ].join(' '),
  )

export function isFound(document: Document, filter: DocumentFilter): boolean {
  const { search, groupId, templateId, employeeId, incidentId, from, to } = filter
  const key = searchKeyOf(document)
  const fits = ({ texts, groupIds, date }: SearchTerm): boolean =>
    texts.some((text) => key.includes(text)) || groupIds.includes(document.groupId) || document.date === date
  return (
    searchTerms(search).every(fits) &&
    (groupId === null || document.groupId === groupId) &&
    (templateId === null || document.templateId === templateId) &&
    (employeeId === null || document.employees.some(({ id }) => id === employeeId)) &&
    (incidentId === null || document.incidentId === incidentId) &&
    (from === null || document.date >= from) &&
    (to === null || document.date <= to)
  )
}
