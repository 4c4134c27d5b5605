import { foldName } from '../employees/name-search.ts'
import type { Document } from './document.ts'
import type { DocumentFilter } from './document-repository.ts'
import { parseDocumentNumber, printDocumentNumber } from './numbering/document-number.ts'

/** Latest date first, of one day the last issued first. */
export const inArchiveOrder = (a: Document, b: Document): number =>
  a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1

/** What a search looks into: «№12А title names», folded as names are. */
export const searchKeyOf = ({
  number,
  title,
  employees,
}: Pick<Document, 'number' | 'title' | 'employees'>): string =>
  foldName([`№${printDocumentNumber(number)}`, title, ...employees.map(({ fullName }) => fullName)].join(' '))

/** The folded words of a search, each of which the key must have somewhere; «007» looks for the number 7. */
export function searchWords(search: string): readonly string[] {
  const words = foldName(search).split(' ')
  return words.flatMap((word) => {
    const typed = word.replace(/^№/, '')
    const number = parseDocumentNumber(typed)
    if (number.ok) return [foldName(`№${printDocumentNumber(number.value)}`)]
    return typed === '' ? [] : [typed]
  })
}

export function isFound(document: Document, filter: DocumentFilter): boolean {
  const { search, groupId, templateId, employeeId, from, to } = filter
  const key = searchKeyOf(document)
  return (
    searchWords(search).every((word) => key.includes(word)) &&
    (groupId === null || document.groupId === groupId) &&
    (templateId === null || document.templateId === templateId) &&
    (employeeId === null || document.employees.some(({ id }) => id === employeeId)) &&
    (from === null || document.date >= from) &&
    (to === null || document.date <= to)
  )
}
