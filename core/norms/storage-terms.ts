import type { Citation } from './acts.ts'
import type { Confidence } from './confidence.ts'
import type { StorageTermId } from './storage-term-ids.ts'
import data from './storage-terms.json' with { type: 'json' }

/** How long the employer has to keep records, from the end of the year in which they were made (срок хранения). */
export type StorageTerm = {
  readonly id: StorageTermId
  /** «протоколы обучения по охране труда». */
  readonly what: string
  readonly years: number
  readonly citation: Citation
  readonly confidence: Confidence
}

/** Law: Перечень № 236; ТК РФ, ст. 230 ч. 6, 230.1 ч. 2. Where the text was not compared the longer term is taken. */
export const storageTerms = data as readonly StorageTerm[]

export function findStorageTerm(id: StorageTermId): StorageTerm {
  const term = storageTerms.find((one) => one.id === id)
  if (!term) throw new Error(`there is no term of storage ${id}`)
  return term
}
