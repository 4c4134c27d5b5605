import { type Grid, text } from '../cells.ts'
import { type Habits, putBlanks, putLatin } from '../habits.ts'
import type { Layout } from './layout.ts'

/** Puts the lines of the head, equal neighbours merged, and says which rows they are. */
export function putHead(
  grid: Grid,
  layout: Layout,
  places: readonly number[],
  habits: Habits,
): { first: number; last: number } {
  const { columns } = layout
  const depth = Math.max(...columns.map(({ head }) => head.length))
  const top = grid.next
  grid.skip(depth)
  const right = (i: number) => (places[i] ?? 0) + (columns[i]?.span ?? 1) - 1
  columns.forEach(({ head }, i) => {
    const column = places[i] ?? 0
    head.forEach((words, line) => {
      const isLast = line === head.length - 1
      const same = (n: number) =>
        !isLast && columns[n]?.head.slice(0, line + 1).join('\n') === head.slice(0, line + 1).join('\n')
      if (!isLast && i > 0 && same(i - 1)) return
      let last = i
      while (same(last + 1)) last++
      grid.put(top + line, column, text(dressHead(words, layout, habits)))
      grid.merge(top + line, column, isLast ? top + depth - 1 : top + line, right(last))
    })
  })
  return { first: top + 1, last: top + depth }
}

function dressHead(words: string, { heads }: Layout, { random, format }: Habits): string {
  const flat = format === 'csv' ? words.replaceAll('\n', ' ') : words
  switch (heads) {
    case 'upper':
      return flat.toUpperCase()
    case 'marked':
      return random.chance(0.4) ? `${flat}*` : random.chance(0.2) ? `${flat}:` : flat
    case 'blanks':
      return putBlanks(flat, random)
    case 'latin':
      return random.chance(0.4) ? putLatin(flat, random) : flat
    case 'usual':
      return flat
  }
}
