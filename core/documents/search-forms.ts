import { foldName } from '../employees/name-search.ts'
import { russianStem } from './russian-stem.ts'
import type { CatalogueItem } from './template-catalogue.ts'

/** Titles prepared for searching: build once, ask often. */
export type FormSearch<T extends CatalogueItem> = (text: string) => readonly T[]

type Indexed<T> = { readonly item: T; readonly words: readonly Word[] }
type Word = { readonly whole: string; readonly stem: string }

/**
 * Searches titles and names of groups by words in any Russian form, in any order, with a typo in a word of four letters
 * or more and two in one of eight or more. Every word has to be found; the closest title comes first, among equals in
 * the order given. An empty text gives all.
 */
export function makeFormSearch<T extends CatalogueItem>(items: readonly T[]): FormSearch<T> {
  const index = items.map(
    (item): Indexed<T> => ({ item, words: wordsOf(`${item.title} ${item.group.name}`) }),
  )
  return (text) => {
    const asked = wordsOf(text)
    if (asked.length === 0) return text.trim() === '' ? items : []
    const found = index.flatMap(({ item, words }) => {
      const cost = costOf(asked, words)
      return cost === null ? [] : [{ item, cost }]
    })
    return found.toSorted((a, b) => a.cost - b.cost).map(({ item }) => item)
  }
}

/** Longer words and more of them than any title has are not looked for. */
const MOST_WORDS = 12
const LONGEST = 40

const wordsOf = (text: string): readonly Word[] =>
  (foldName(text).match(/[\p{L}\d]+/gu) ?? [])
    .slice(0, text.length > 400 ? MOST_WORDS : undefined)
    .map((whole) => whole.slice(0, LONGEST))
    .map((whole) => ({ whole, stem: russianStem(whole) }))

/** How far the asked words are from those of a title; null when one of them is not there. */
function costOf(asked: readonly Word[], words: readonly Word[]): number | null {
  let sum = 0
  for (const one of asked) {
    let least: number | null = null
    for (const word of words) {
      const cost = wordCost(one, word)
      if (cost !== null && (least === null || cost < least)) least = cost
      if (least === 0) break
    }
    if (least === null) return null
    sum += least
  }
  return sum
}

/** 0 the same word, 1 another form of it, 2 its beginning, then typos. */
function wordCost(asked: Word, word: Word): number | null {
  if (asked.whole === word.whole) return 0
  if (asked.stem === word.stem) return 1
  if (asked.whole.length >= 3 && word.whole.startsWith(asked.whole)) return 2
  const typos = Math.min(typosIn(asked.stem, word.stem), typosIn(asked.whole, word.whole))
  return Number.isFinite(typos) ? 2 + typos * 2 : null
}

/** Infinite for more than a slip of the hand. */
function typosIn(asked: string, word: string): number {
  const allowed = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0
  if (allowed === 0 || Math.abs(asked.length - word.length) > allowed) return Infinity
  const typos = distance(asked, word, allowed)
  return typos <= allowed ? typos : Infinity
}

/** Letters to change, add, drop or swap with the next one; anything above `most` is `most + 1`. */
function distance(a: string, b: string, most: number): number {
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
