import russian from 'hyphen/ru/index.js'

const SHORTEST = 5
const WORD = /(?<![\p{L}\d@./])\p{L}{5,}(?![\p{L}\d@])/gu
/** A hyphen of the word's own, that breaks no line. */
const OWN_HYPHEN = '\u2011'
const MARK = '\u00ad'

/** Where a word may be broken: by rules of Russian; not one in capitals, nor one of another language. */
function breaksOf(word: string): readonly number[] {
  if (word.toUpperCase() === word) return []
  const places: number[] = []
  for (const part of russian.hyphenateSync(word, { hyphenChar: MARK, minWordLength: SHORTEST }).split(MARK))
    places.push((places.at(-1) ?? 0) + part.length)
  return places.slice(0, -1)
}

/** A place in a line where it may be broken: before that letter. A hyphen is put there, unless the word has its own. */
export type BreakPlace = { readonly at: number; readonly isOwn: boolean }

/** All places inside the words between two places of a text, the first one first. */
export function listBreaks(text: string, from: number, to: number): readonly BreakPlace[] {
  const said = text.slice(from, to)
  const inside = [...said.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    breaksOf(word).map((at) => ({ at: from + index + at, isOwn: false })),
  )
  const own = [...said.matchAll(new RegExp(`(?<=\\p{L}\\p{L})${OWN_HYPHEN}(?=\\p{L}\\p{L})`, 'gu'))].map(
    ({ index }) => ({ at: from + index + 1, isOwn: true }),
  )
  return [...inside, ...own].toSorted((a, b) => a.at - b.at)
}
