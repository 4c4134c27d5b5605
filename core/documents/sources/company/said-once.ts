import type { FactColumn, FactList } from '../../../facts/fact-list.ts'
import { factLists } from '../../../facts/fact-lists.ts'
import type { FactRow } from '../../../facts/fact-records.ts'
import { type KnownAnswer, type Source, type SourceFacts, source } from '../source.ts'

export type SaidFacts = SourceFacts['facts']

export const rowsOf = (facts: SaidFacts, list: string): readonly FactRow[] => facts.get(list) ?? []

/** «из сведений организации: Аптечки». */
export const fromList = (list: string): string =>
  `из сведений организации: ${factLists.find(({ code }) => code === list)?.title ?? list}`

/** One answer of a list; null where it is not given. */
export function findAnswer(facts: SaidFacts, list: string, column: string): string | null {
  const [row] = rowsOf(facts, list)
  return row?.[column] || null
}

const printTyped = (text: string, { type }: FactColumn): unknown =>
  type === 'number' ? Number(text.replace(',', '.')) : text

const answerSource = ({ code, title }: FactList, column: FactColumn): Source =>
  source({
    needs: ['facts'],
    gives: `${title}: ${column.label.charAt(0).toLowerCase()}${column.label.slice(1)}`,
    ...(column.options ? { options: column.options } : {}),
    fill: ({ facts }): KnownAnswer | null => {
      const text = findAnswer(facts, code, column.name)
      return text === null ? null : { value: printTyped(text, column), from: fromList(code) }
    },
  })

/** A source for each question that a company answers once: `facts.places-muster`. */
export const saidOnceSources: Readonly<Record<string, Source>> = Object.fromEntries(
  factLists
    .filter(({ isSingle }) => isSingle)
    .flatMap((list) =>
      list.columns.map(
        (column) => [`facts.${list.code}-${column.name}`, answerSource(list, column)] as const,
      ),
    ),
)
