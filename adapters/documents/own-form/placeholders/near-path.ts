import { type Member, membersOf } from '@osh/core/documents/own-forms/placeholder-type.ts'

/** The path that was probably meant: one that differs by a slip, ends the same, or is called so in Russian. */
export function nearPath(typed: string, roots: readonly Member[]): string | null {
  const known = roots.flatMap((root) => pathsFrom(root, root.name))
  const folded = typed.toLowerCase()
  const called = known.find(({ label }) => label.toLowerCase() === folded)
  const [, last = folded] = /(?:^|\.)([^.]+)$/u.exec(folded) ?? []
  const ending = known.filter(({ path }) => path.toLowerCase().endsWith(`.${last}`))
  const inItem = ending.find(({ path }) => path.startsWith('item.')) ?? ending[0]
  return (
    called?.path ??
    nearest(
      typed,
      known.map(({ path }) => path),
    ) ??
    inItem?.path ??
    null
  )
}

type Known = { readonly path: string; readonly label: string }

function pathsFrom({ type, label }: Member, path: string): readonly Known[] {
  const inside = membersOf(type).flatMap((part) => pathsFrom(part, `${path}.${part.name}`))
  return type.is === 'area' ? inside : [{ path, label }, ...inside]
}

/** Longest word that slips are looked for in. */
const LONGEST = 60

/** The word that differs by the fewest letters, at most by a third of them; null where none does. */
export function nearest(typed: string, words: readonly string[]): string | null {
  if (typed.length < 3 || typed.length > LONGEST) return null
  const most = Math.min(3, Math.floor(typed.length / 3))
  const [best] = words
    .map((word) => ({ word, by: differenceOf(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ by }) => by <= most)
    .toSorted((a, b) => a.by - b.by)
  return best?.word ?? null
}

/** How many letters have to be changed, put in or taken out. */
function differenceOf(a: string, b: string): number {
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
