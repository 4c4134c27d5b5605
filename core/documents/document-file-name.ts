import { cleanFileName } from '../files/file-name.ts'
import type { Document, DocumentFormat } from './document.ts'
import { printDocumentNumber } from './numbering/document-number.ts'

/**
 * «12А Личная карточка Ёлкин Сергей Ильич.docx»: the number first, so that files sort by it; «12А редакция 2 …» of a later edition, «12А АННУЛИРОВАН …»
 * of an annulled one.
 */
export function nameDocumentFile(
  {
    number,
    title,
    employees,
    annulled,
    edition = 1,
  }: Pick<Document, 'number' | 'title' | 'employees' | 'annulled' | 'edition'>,
  format: DocumentFormat,
): string {
  const [employee, ...others] = employees
  const about = employee && others.length === 0 ? ` ${employee.fullName}` : ''
  const mark = `${edition > 1 ? ` ${wordEdition(edition)}` : ''}${annulled ? ' АННУЛИРОВАН' : ''}`
  return `${cleanFileName(`${printDocumentNumber(number)}${mark} ${title}${about}`)}.${format}`
}

/** «редакция 2». */
export const wordEdition = (edition: number): string => `редакция ${edition}`
