import { lineCodes } from '../shared/texts/text.ts'

/** What one cell of a fact holds, as it is typed. */
export type FactColumn = {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'number' | 'date'
  /** Some of these words, where forms know no others. */
  readonly options?: readonly string[]
}

/** Facts of one kind (сведения): plain rows, or the answers to questions that have one answer each. */
export type FactList = {
  /** Given once and never again: the journal names the list so. */
  readonly number: number
  readonly code: string
  readonly title: string
  /** Whether it has one row at most. */
  readonly isSingle: boolean
  readonly columns: readonly FactColumn[]
}

/** As many as a table of a paper takes. */
export const MOST_FACTS = 1000

/** A question that is answered by yes or no; '' while nobody has answered. */
export const askYesOrNo = (label: string) => ({ label, options: ['да', 'нет'] }) as const

/** `places: 'Место сбора'` as a column of free text. */
const readColumns = (columns: FactColumns): readonly FactColumn[] =>
  Object.entries(columns).map(([name, said]) =>
    typeof said === 'string' ? { name, label: said } : { name, ...said },
  )

type FactColumns = Readonly<Record<string, string | Omit<FactColumn, 'name'>>>

/** Questions that have one answer each. */
export const listAnswers = (number: number, code: string, title: string, columns: FactColumns): FactList => ({
  ...{ number, code, title, isSingle: true, columns: readColumns(columns) },
})

/** As many rows as there are things. */
export const listThings = (number: number, code: string, title: string, columns: FactColumns): FactList => ({
  ...{ number, code, title, isSingle: false, columns: readColumns(columns) },
})

/** What rows of a list are refused with. */
export const factCodes = [
  ...lineCodes,
  'choice/unknown',
  'date/invalid',
  'number/invalid',
  'list/invalid',
  'facts/too-many',
] as const
export type FactCode = (typeof factCodes)[number]
