import {
  filterWords,
  MAY_BE_ABSENT,
  openingWords,
  type Vocabulary,
} from '@osh/core/documents/own-forms/vocabulary.ts'
import type { Condition, Expression, Filter } from '../../form/reading/expression.ts'

/** `employee.name | dative | short` as «{Работник: ФИО | дательный | кратко}». */
export const writeValueInRussian = ({ path, filters }: Expression, words: Vocabulary): string =>
  `{${[words.nameOf(path.join('.')), ...filters.map((one) => writeFilterInRussian(one, words))].join(' | ')}}`

/** What begins words that are there on a condition, what begins those for when it does not hold, and what ends both. */
export function writeConditionInRussian({ path, oneOf }: Condition, words: Vocabulary) {
  const compared = oneOf === null ? '' : ` = ${oneOf.map(quote).join(' ')}`
  const asked = `${openingWords.if} ${words.nameOf(path.join('.'))}${compared}`
  return { begin: `{#${asked}}`, otherwise: `{^${asked}}`, end: `{/${openingWords.if}}` }
}

/** What begins and ends what is repeated for each of those lists. */
export function writeRepetitionInRussian(lists: readonly Expression[], words: Vocabulary) {
  const names = lists.map(({ path }) => words.nameOf(path.join('.'))).join('; ')
  const filters = lists[0]?.filters.map((one) => writeFilterInRussian(one, words)) ?? []
  return {
    begin: `{#${openingWords.each} ${[names, ...filters].join(' | ')}}`,
    end: `{/${openingWords.each}}`,
  }
}

function writeFilterInRussian({ name, words: given }: Filter, words: Vocabulary): string {
  if (name === 'or' && given.join('') === '') return MAY_BE_ABSENT
  const said = name === 'without' ? given.map((path) => words.nameOf(path)) : given
  return [filterWords[name], ...said.map(quote)].join(' ')
}

const quote = (word: string): string => `"${word}"`
