import { listMembersOfType, type Member } from '@osh/core/documents/own-forms/placeholder-type.ts'
import { fold } from '@osh/core/documents/own-forms/vocabulary.ts'
import type { Known as KnownWords } from './known-words.ts'

/** What was probably meant: a name for what was typed in Russian, a path for the rest. */
export function findNearPath(typed: string, { roots, words }: KnownWords): string | null {
  if (!/\p{Script=Cyrillic}/u.test(typed)) return findNearLatin(typed, roots)
  const folded = fold(typed)
  const names = words.places.map(({ name }) => name)
  const called = findNearLatin(typed, roots)
  return (
    (called && words.nameOf(called)) ??
    findNearest(folded, names) ??
    (folded.length < 3 ? null : (names.find((name) => fold(name).includes(folded)) ?? null))
  )
}

/** One that differs by a slip, ends the same, or is called so in Russian. */
function findNearLatin(typed: string, roots: readonly Member[]): string | null {
  const known = roots.flatMap((root) => listPathsFrom(root, root.name))
  const folded = typed.toLowerCase()
  const called = pickInItemFirst(
    known.filter(({ label }) => [label.toLowerCase(), takeInitials(label)].includes(folded)),
  )
  const [, last = folded] = /(?:^|\.)([^.]+)$/u.exec(folded) ?? []
  const ending = pickInItemFirst(known.filter(({ path }) => path.toLowerCase().endsWith(`.${last}`)))
  return (
    called?.path ??
    findNearest(
      typed,
      known.map(({ path }) => path),
    ) ??
    ending?.path ??
    null
  )
}

/** Of the row that is being repeated, or of the employee, sooner than of anyone else. */
const pickInItemFirst = (known: readonly Known[]): Known | undefined =>
  known.find(({ path }) => path.startsWith('item.')) ??
  known.find(({ path }) => path.startsWith('employee.')) ??
  known[0]

/** «фио» of «Фамилия, имя, отчество». */
const takeInitials = (label: string): string =>
  label
    .toLowerCase()
    .split(/[\s,]+/u)
    .map((word) => word.charAt(0))
    .join('')

type Known = { readonly path: string; readonly label: string }

function listPathsFrom({ type, label }: Member, path: string): readonly Known[] {
  const inside = listMembersOfType(type).flatMap((part) => listPathsFrom(part, `${path}.${part.name}`))
  return type.is === 'area' ? inside : [{ path, label }, ...inside]
}

/** Longest word that slips are looked for in. */
const LONGEST = 120

/** The word that differs by the fewest letters, at most by a quarter of them; null where none does. */
export function findNearest(typed: string, words: readonly string[]): string | null {
  if (typed.length < 3 || typed.length > LONGEST) return null
  const most = Math.min(3, Math.max(1, Math.floor(typed.length / 4)))
  const [best] = words
    .filter((word) => Math.abs(word.length - typed.length) <= most)
    .map((word) => ({ word, by: countDifferences(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ by }) => by <= most)
    .toSorted((a, b) => a.by - b.by)
  return best?.word ?? null
}

/** How many letters have to be changed, put in or taken out. */
function countDifferences(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
