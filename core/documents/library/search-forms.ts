import { foldName } from '../../shared/names/name-search.ts'
import { cutText } from '../../shared/texts/cut.ts'
import { findRussianStem } from './russian-stem.ts'
import type { CatalogueItem } from './template-catalogue.ts'

/** Titles prepared for searching: build once, ask often. */
export type FormSearch<T extends CatalogueItem> = (text: string) => readonly T[]

/** A title as places of its words in the vocabulary. */
type Indexed<T> = { readonly item: T; readonly words: readonly number[] }
type Word = { readonly whole: string; readonly stem: string }

/**
 * Searches titles and names of groups by words in any Russian form, in any order, with a typo in a word of four letters
 * or more and two in one of eight or more. Every word has to be found; the closest title comes first, among equals in
 * the order given. An empty text gives all.
 */
export function makeFormSearch<T extends CatalogueItem>(items: readonly T[]): FormSearch<T> {
  const vocabulary = new Map<string, Word & { readonly place: number }>()
  const placeOf = (word: Word): number => {
    const known = vocabulary.get(word.whole)
    if (known) return known.place
    vocabulary.set(word.whole, { ...word, place: vocabulary.size })
    return vocabulary.size - 1
  }
  const index = items.map(
    (item): Indexed<T> => ({ item, words: splitWords(`${item.title} ${item.group.name}`).map(placeOf) }),
  )
  const words = [...vocabulary.values()]
  return (text) => {
    const asked = splitWords(text).slice(0, MOST_WORDS)
    if (asked.length === 0) return text.trim() === '' ? items : []
    const costs = asked.map((one) => words.map((word) => computeWordCost(one, word)))
    const found = index.map(({ item, words }) => ({ item, cost: costOf(costs, words) }))
    return found
      .filter(({ cost }) => Number.isFinite(cost))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ item }) => item)
  }
}

/** Longer words and more of them than any title has are not looked for. */
const MOST_WORDS = 12
const LONGEST = 40

const splitWords = (text: string): readonly Word[] =>
  (foldName(text).match(/[\p{L}\d]+/gu) ?? [])
    .map((whole) => cutText(whole, LONGEST))
    .map((whole) => ({ whole, stem: findRussianStem(whole) }))

/** How far the asked words are from those of a title; infinite when one of them is not there. */
function costOf(costs: readonly (readonly number[])[], words: readonly number[]): number {
  let sum = 0
  for (const ofAsked of costs) {
    let least = Infinity
    for (const place of words) least = Math.min(least, ofAsked[place] ?? Infinity)
    if (least === Infinity) return least
    sum += least
  }
  return sum
}

/** 0 the same word, 1 another form of it, 2 its beginning, 3 a part of a compound, then slips of the hand. */
function computeWordCost(asked: Word, word: Word): number {
  if (asked.whole === word.whole) return 0
  if (asked.stem === word.stem) return 1
  if (asked.whole.length >= 3 && word.whole.startsWith(asked.whole)) return 2
  if (asked.stem.length >= 5 && word.stem.includes(asked.stem)) return 3
  return 3 + Math.min(countTypos(asked.stem, word.stem), countTypos(asked.whole, word.whole)) * 2
}

/** Infinite for more than a slip of the hand. */
function countTypos(asked: string, word: string): number {
  const allowed = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0
  if (allowed === 0 || Math.abs(asked.length - word.length) > allowed) return Infinity
  const typos = computeDistance(asked, word, allowed)
  return typos <= allowed ? typos : Infinity
}

/** Letters to change, add, drop or swap with the next one; anything above `most` is `most + 1`. */
function computeDistance(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const least = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(swapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least)
    }
    if (Math.min(...row) > most) return most + 1
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? 0
}
