import { readFileSync } from 'node:fs'
import type { Template } from '@osh/core/documents/library/template.ts'
import { findItemRoots, findTypeAt, listRoots } from '@osh/core/documents/own-forms/placeholder-type.ts'
import { buildVocabulary, type Vocabulary } from '@osh/core/documents/own-forms/vocabulary.ts'
import { expect, test } from 'vitest'
import { forms } from '../library.ts'

/** Every name that a form has ever offered for a value of its own, or a column of one: companies' own forms may hold it. */
const given = readFileSync(new URL('given-names.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

/** The names of a form's values, and of the columns of its tables. */
const namesIn = ({ slug, values }: Template): readonly string[] =>
  values.flatMap(({ name, label, kind }) => [
    [slug, `values.${name}`, label].join('\t'),
    ...(kind.type === 'rows'
      ? kind.columns.map((column) => [slug, `values.${name}.${column.name}`, column.label].join('\t'))
      : []),
  ])

/** What a form understands, and inside the repetition of each of its tables. */
function understoodIn(template: Template): readonly (readonly [string, Vocabulary])[] {
  const { slug, values } = template
  const roots = listRoots(template)
  const tables = values.flatMap(({ name }) => {
    const list = findTypeAt(['values', name], roots)
    const inside = list?.is === 'rows' ? findItemRoots(list) : null
    return inside ? [[`${slug} values.${name}`, buildVocabulary(inside)] as const] : []
  })
  return [[slug, buildVocabulary(roots)], ...tables]
}

test('a name that was given once is understood for ever: the old label of a changed one is among `formerly`', () => {
  const known = new Map(forms.flatMap(({ template }) => understoodIn(template)))
  const lost = given.filter((line) => {
    const [slug = '', path = '', label = ''] = line.split('\t')
    const [area, value, column] = path.split('.')
    return column === undefined
      ? known.get(slug)?.pathOf(label) !== path
      : known.get(`${slug} ${area}.${value}`)?.pathOf(`Строка: ${label}`) !== `item.${column}`
  })
  expect(lost).toEqual([])
})

test('a name that is given now is written down beside this test', () => {
  const written = new Set(given)
  const current = forms.flatMap(({ template }) => namesIn(template))
  expect(current.filter((line) => !written.has(line))).toEqual([])
  expect(current.length).toBeGreaterThan(500)
})
