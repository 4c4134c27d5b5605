import { type LocalDate, parseLocalDate } from '../shared/dates/local-date.ts'
import { foldName } from '../shared/names/name-search.ts'
import { templateGroups } from './library/template-group.ts'
import { parseDocumentNumber, printDocumentNumber } from './numbering/document-number.ts'

/** One word of a search of the archive; a document fits it in any of these ways. */
export type SearchTerm = {
  /** Any of them is in the document's search key. */
  readonly texts: readonly string[]
  /** Groups that are called so. */
  readonly groupIds: readonly number[]
  /** The document is of that day; a day is looked for in dates alone. */
  readonly date: LocalDate | null
}

/**
 * The words of a search, each of which a document must fit: «№ 7А от 20.11.2026», «007», «Семёнова», «29н», a part of a title or of
 * the name of a group. Whatever looks like a number finds documents of that number, and titles in which it begins a word.
 */
export const searchTerms = (search: string): readonly SearchTerm[] =>
  foldName(search)
    .replaceAll(/(?<=^| )от (?=\d)|(?<=\.\d{2,4}) ?г\.?(?= |$)/g, '')
    .split(' ')
    .map((word) => word.replace(/^№/, ''))
    .filter((word) => word !== '')
    .map(readTerm)

function readTerm(word: string): SearchTerm {
  const date = readDay(word)
  if (date !== null) return { texts: [], groupIds: [], date }
  const groupIds = templateGroups.filter(({ name }) => isCalled(name, word)).map(({ id }) => id)
  const number = parseDocumentNumber(word)
  if (!number.ok) return { texts: [word], groupIds, date: null }
  return { texts: [foldName(`№${printDocumentNumber(number.value)}`), ` ${word}`], groupIds, date: null }
}

/** A word of the name begins so; one or two letters say nothing. */
const isCalled = (name: string, word: string): boolean =>
  word.length > 2 && ` ${foldName(name)}`.includes(` ${word}`)

/** «20.11.2026», «1.2.2026», «20.11.26». */
function readDay(word: string): LocalDate | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(word) ?? []
  const whole = year.length === 2 ? `20${year}` : year
  const typed = parseLocalDate(`${day.padStart(2, '0')}.${month.padStart(2, '0')}.${whole}`)
  return typed.ok ? typed.value : null
}
