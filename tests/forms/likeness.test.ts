import { expect, test } from 'vitest'
import { wordsOf } from './form-parts.ts'
import { forms } from './library.ts'

const SHINGLE = 5
const MOST_ALIKE = 0.5
/** Instructions share the order's own wording: duties, first aid, what to do in a fire. */
const MOST_ALIKE_INSTRUCTIONS = 0.6

/** Runs of five words. Forms shorter than that have none. */
function shinglesOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    Array.from({ length: Math.max(0, words.length - SHINGLE + 1) }, (_, i) =>
      words.slice(i, i + SHINGLE).join(' '),
    ),
  )
}

/** Jaccard's measure: what two have in common, of what they have together. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = a.intersection(b).size
  return common === 0 ? 0 : common / (a.size + b.size - common)
}

test('likeness is 1 for the same words, 0 for others, and between for a part', () => {
  const words = 'назначить ответственного за охрану труда в подразделении начальника участка'.split(' ')
  const other = [...words.slice(0, 6), 'цехе', 'мастера', 'смены']
  expect(likeness(shinglesOf(words), shinglesOf(words))).toBe(1)
  expect(likeness(shinglesOf(words), shinglesOf([...words].reverse()))).toBe(0)
  expect(likeness(shinglesOf(words), shinglesOf(other))).toBeCloseTo(2 / 8)
})

test('no two forms differ in their titles alone', () => {
  const shingled = forms.map((form) => ({ ...form.template, shingles: shinglesOf(wordsOf(form)) }))
  const alike = shingled.flatMap((a, i) =>
    shingled.slice(i + 1).flatMap((b) => {
      const bound =
        a.kind === 'instruction' && b.kind === 'instruction' ? MOST_ALIKE_INSTRUCTIONS : MOST_ALIKE
      const alikeness = likeness(a.shingles, b.shingles)
      return alikeness >= bound ? [`${a.slug} and ${b.slug}: ${alikeness.toFixed(2)}`] : []
    }),
  )
  expect(alike).toEqual([])
})
