import type { Citation } from './acts.ts'
import type { Confidence } from './confidence.ts'
import data from './fines.json' with { type: 'json' }

export type FineId = 'unprepared' | 'unprotected'

/** The most that an employer is fined, in rubles, the first time; an organisation and a sole trader (ИП) apart. */
export type Fine = {
  readonly id: FineId
  readonly citation: Citation
  /** «Допуск без обучения или медосмотра». */
  readonly what: string
  readonly upTo: { readonly organisation: number; readonly entrepreneur: number }
  readonly confidence: Confidence
}

/** Law: КоАП РФ, ст. 5.27.1 ч. 3, 4 and its note: PPE is that of the 2nd class. */
export const fines = data as readonly Fine[]

/** Of the employer with that INN: a sole trader's has twelve digits. */
export const pickFine = ({ upTo }: Fine, inn: string): number =>
  inn.length === 12 ? upTo.entrepreneur : upTo.organisation
