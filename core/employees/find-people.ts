import { foldName } from '../shared/names/name-search.ts'

/** What somebody of the staff is found by. */
export type Findable = {
  readonly fullName: string
  readonly personnelNumber: string | null
  /** As tables word it. */
  readonly position: string
  readonly department: string
}

/** Further words of a search narrow it no more. */
const MOST_WORDS = 8

const splitWords = (text: string): readonly string[] =>
  foldName(text)
    .split(/[\s\-().,/«»"]+/u)
    .filter(Boolean)

/** The words of a search, folded; a search of none finds everyone. */
export const splitSearch = (search: string): readonly string[] => splitWords(search).slice(0, MOST_WORDS)

/** A number without the zeros before it: «00117» and «117» are one. */
export const dropZeros = (word: string): string => word.replace(/^0+(?=.)/u, '')

/** Whether a word of the text begins with the word, which is folded. */
export const hasWord = (text: string, word: string): boolean =>
  splitWords(text).some((one) => one.startsWith(word))

/** What somebody is found by in one text, for `searchFor`: made once where many searches follow. A «/», which no word has, begins those of the number. */
export const describeSought = ({ fullName, personnelNumber, position, department }: Findable): string =>
  [
    ...[fullName, position, department].flatMap(splitWords).map((word) => ` ${word}`),
    ...splitWords(personnelNumber ?? '').map((word) => ` /${dropZeros(word)}`),
  ].join('')

/** Tells of what somebody is found by whether the search finds them: each of its words begins a word of the name, the position or the department, or of the number, whose first zeros do not count. */
export function searchFor(search: string): (sought: string) => boolean {
  const words = splitSearch(search)
  return (sought) =>
    words.every((word) => sought.includes(` ${word}`) || sought.includes(` /${dropZeros(word)}`))
}

/** `searchFor` of one. */
export const isFound = (sought: string, search: string): boolean => searchFor(search)(sought)

/** The same of one whom nothing else is searched among. */
export const isFoundBy = (one: Findable, search: string): boolean => isFound(describeSought(one), search)
