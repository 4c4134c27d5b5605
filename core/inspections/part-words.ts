import { mapSections } from '../sections/section.ts'
import type { InspectedPart } from './inspection-link.ts'

/** What a link may show, as people call it. */
export const partWords: Readonly<Record<InspectedPart, string>> = {
  staff: 'Работники',
  ...mapSections(({ words }) => words.name),
  responsible: 'Ответственные лица',
  documents: 'Документы',
  incidents: 'Происшествия',
}
