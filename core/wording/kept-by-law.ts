import type { Kept } from '../erasure/kept-by-law.ts'
import { isConfirmed } from '../norms/confidence.ts'
import { findStorageTerm } from '../norms/storage-terms.ts'
import { formatDate } from './formats/dates.ts'
import { cite, notCompared } from './law/norms.ts'

/** «журналы инструктажей по охране труда: до 31.12.2071 (п. 423 Перечня № 236, не сверено с текстом акта)». */
export function describeKeptOne({ term, until }: Kept): string {
  const { what, citation, confidence } = findStorageTerm(term)
  const law = [cite(citation), ...(isConfirmed(confidence) ? [] : [notCompared])].join(', ')
  return `${what}: до ${formatDate(until)} (${law})`
}

/** What the law has the employer keep of someone who is to be erased. Names of acts come with it: a page asks for it when it is needed. */
export const describeKept = (kept: readonly Kept[]): string =>
  `Удалить сведения ещё нельзя: закон обязывает хранить ${kept.map(describeKeptOne).join('; ')}`
