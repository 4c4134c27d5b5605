import type { Template } from '@osh/core/documents/library/template.ts'
import { expect, test } from 'vitest'
import { wordsOf } from './form-parts.ts'
import { ownForms, parts, sources } from './library.ts'

const SHINGLE = 5
const MOST_ALIKE = 0.5
/** Instructions share the order's own wording: duties, first aid, what to do in a fire. */
const MOST_ALIKE_INSTRUCTIONS = 0.6
/** What is left of an instruction without its parts is of that very trade. */
const MOST_ALIKE_TRADES = 0.35

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

type Compared = Pick<Template, 'kind' | 'slug'>

const boundOf = (a: Compared, b: Compared): number => {
  if (a.kind !== 'instruction' || b.kind !== 'instruction') return MOST_ALIKE
  return assembled.has(a.slug) && assembled.has(b.slug) ? MOST_ALIKE_TRADES : MOST_ALIKE_INSTRUCTIONS
}

test('likeness is 1 for the same words, 0 for others, and between for a part', () => {
  const words = 'назначить ответственного за охрану труда в подразделении начальника участка'.split(' ')
  const other = [...words.slice(0, 6), 'цехе', 'мастера', 'смены']
  expect(likeness(shinglesOf(words), shinglesOf(words))).toBe(1)
  expect(likeness(shinglesOf(words), shinglesOf([...words].reverse()))).toBe(0)
  expect(likeness(shinglesOf(words), shinglesOf(other))).toBeCloseTo(2 / 8)
})

const assembled = new Set(
  ownForms.flatMap(({ template: { group, slug } }) =>
    /^ *::part [a-z0-9-]+\./mu.test(sources[`${group.slug}/${slug}.md`] ?? '') ? [slug] : [],
  ),
)

test('no two forms differ in their titles alone, nor in what they share', () => {
  const shingled = ownForms.map((form) => ({ ...form.template, shingles: shinglesOf(wordsOf(form)) }))
  const alike = shingled.flatMap((a, i) =>
    shingled.slice(i + 1).flatMap((b) => {
      const bound = boundOf(a, b)
      const alikeness = likeness(a.shingles, b.shingles)
      return alikeness >= bound ? [`${a.slug} and ${b.slug}: ${alikeness.toFixed(2)}`] : []
    }),
  )
  expect(alike).toEqual([])
})

test('every part and every block of it is in a form', () => {
  const used = new Set(
    Object.values(sources).flatMap((source) => source.match(/(?<=::part )[a-z0-9.-]+/gu) ?? []),
  )
  const names = [...parts].flatMap(([name, { blocks }]) =>
    [...blocks.keys()].map((block) => (block === '' ? name : `${name}.${block}`)),
  )
  expect(names.filter((name) => !used.has(name))).toEqual([])
})
