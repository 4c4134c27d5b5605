import { dropZeros } from '../../employees/find-people.ts'
import { foldName } from '../../shared/names/name-search.ts'
import { measureDistance } from './measure-distance.ts'

/** So many are offered. */
const MOST_ALIKE = 4
/** A longer name is like nothing. */
const LONGEST = 120

/** A word of a name. Of one that is cut («эл.», «а/м») the beginning, and the end where it is told; a short one beside others may be cut too. */
type Word = {
  readonly text: string
  readonly end: string | null
  readonly isCut: boolean
  readonly mayBeCut: boolean
}

/** A name as it is compared: its words without those that tell nothing, and its numbers. */
type Form = { readonly words: readonly Word[]; readonly numbers: string; readonly joined: string }

export type Comparable = { readonly name: string; readonly forms: readonly Form[] }

/** With brackets, without them, and what is in them: «Сторож (вахтёр)» is each. */
export function makeComparable(name: string): Comparable {
  const folded = foldName(name)
  if (folded.length > LONGEST) return { name, forms: [] }
  const inside = /\(([^)]*)\)/u.exec(folded)?.[1] ?? ''
  const texts = [...new Set([folded, folded.replace(/\([^)]*\)?/gu, ' ').trim(), inside])]
  return { name, forms: texts.map(readForm).filter(({ words }) => words.length > 0) }
}

/**
 * Which of the names may be meant by one that is none of them: the words in another order, other blanks and hyphens, cut words, a few wrong letters.
 * The most alike first, four at most. Numbers are always the same ones.
 *
 * @example findAlike('Эл. монтёр', all) // ['Электромонтёр по ремонту и обслуживанию электрооборудования', …]
 */
export function findAlike(name: string, all: readonly Comparable[]): readonly string[] {
  const sought = makeComparable(name)
  const found = all.flatMap((one) => {
    const far = compare(sought, one)
    return far === null ? [] : [{ name: one.name, far }]
  })
  return found
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST_ALIKE)
    .map((one) => one.name)
}

/** How far two names are from each other; null where they are not alike. */
function compare(a: Comparable, b: Comparable): number | null {
  let least: number | null = null
  for (const one of a.forms)
    for (const other of b.forms) {
      if (one.numbers !== other.numbers) continue
      for (const far of [match(one, other), match(other, one)])
        if (far !== null && (least === null || far < least)) least = far
    }
  return least
}

const TELL_NOTHING: ReadonlySet<string> = new Set(['и', 'по', 'на', 'для'])

function readForm(folded: string): Form {
  const words: Word[] = []
  const numbers: string[] = []
  for (const [whole, begin, end, word, dot] of folded.matchAll(/(\p{L}+)\/(\p{L}+)|(\p{L}+)(\.)?|\d+/gu)) {
    if (begin && end) words.push({ text: begin, end, isCut: true, mayBeCut: false })
    else if (!word) numbers.push(dropZeros(whole))
    else if (!TELL_NOTHING.has(word)) {
      const isCut = dot === '.'
      words.push({ text: ofMen(word), end: null, isCut, mayBeCut: isCut || isShort(word, folded) })
    }
  }
  const joined = words.map(({ text, end }) => text + (end ?? '')).join('')
  return { words, numbers: numbers.toSorted().join(' '), joined }
}

/** «Уборщица» is an «уборщик». */
const ofMen = (word: string): string => word.replace(/(?<=[щчн])ица$/u, 'ик')

/** What is left of a name counts more than wrong letters in it. */
const OF_A_WORD = 10

/** Each word of the one is a word of the other. Words of the other may be left where the one is cut short, and has the first of them. */
function match(one: Form, other: Form): number | null {
  if (one.joined === other.joined) return 0
  const used = new Set<number>()
  let far = 0
  for (let at = 0; at < one.words.length; at += 1) {
    const word = one.words[at]
    if (!word) return null
    const next = one.words[at + 1]
    const both = next && word.mayBeCut && next.end === null ? findBoth(word, next, other, used) : null
    const found = both ?? findWord(word, other, used)
    if (!found) return null
    used.add(found.at)
    far += found.far
    if (both) at += 1
  }
  const left = other.words.length - used.size
  if (left > 0 && !(used.has(0) && one.words.some(({ isCut }) => isCut))) return null
  return far + left * OF_A_WORD
}

type Found = { readonly at: number; readonly far: number }

/** «эл. монтёр» in «электромонтёр». */
function findBoth(word: Word, next: Word, { words }: Form, used: ReadonlySet<number>): Found | null {
  const at = words.findIndex(
    ({ text }, i) =>
      !used.has(i) &&
      text.length > word.text.length + next.text.length &&
      text.startsWith(word.text) &&
      text.endsWith(next.text),
  )
  return at === -1 || next.text.length < FEWEST_LETTERS ? null : { at, far: 1 }
}

/** Shorter ends and cut words tell too little. */
const FEWEST_LETTERS = 3

const isShort = (word: string, name: string): boolean =>
  word.length <= FEWEST_LETTERS && name.length > word.length

function findWord(word: Word, { words }: Form, used: ReadonlySet<number>): Found | null {
  let best: Found | null = null
  for (const [at, other] of words.entries()) {
    const far = used.has(at) ? null : tellApart(word, other)
    if (far !== null && (best === null || far < best.far)) best = { at, far }
  }
  return best
}

/** How far one word is from another; null where they are two. */
function tellApart(word: Word, { text }: Word): number | null {
  if (word.text.charCodeAt(0) !== text.charCodeAt(0)) return null
  if (word.end !== null) return isCutTo(word.text, word.end, text) ? 1 : null
  if (word.text === text) return 0
  if (word.mayBeCut) return text.startsWith(word.text) ? 1 : null
  const shorter = Math.min(word.text.length, text.length)
  const most = shorter < 5 ? 0 : shorter < 10 ? 1 : 2
  return most === 0 ? null : measureDistance(word.text, text, most)
}

/** «а/м» is «автомобиль», «э/сварщик» is «электросварщик». */
const isCutTo = (begin: string, end: string, text: string): boolean =>
  text.startsWith(begin) &&
  text.length > begin.length + end.length &&
  (end.length < FEWEST_LETTERS ? text.includes(end, begin.length) : text.endsWith(end))
