import type { Template, ValueKind } from '@osh/core/documents/library/template.ts'
import {
  findTypeAt,
  listRoots,
  type PlaceholderType,
} from '@osh/core/documents/own-forms/placeholder-type.ts'
import { expect, test } from 'vitest'
import type { FilterName } from '#adapters/documents/form/reading/expression.ts'
import { usesOf } from './form-parts.ts'
import { namedForms } from './library.ts'

type Is = PlaceholderType['is']

const people: readonly Is[] = ['person', 'signatory', 'people', 'name']
const inCases: readonly Is[] = [...people, 'position', 'department']
/** What a filter can be said of; the others can be said of anything. */
const fits: Readonly<Partial<Record<FilterName, readonly Is[]>>> = {
  genitive: inCases,
  dative: inCases,
  accusative: inCases,
  instrumental: inCases,
  prepositional: inCases,
  short: people,
  initials: people,
  withDepartment: ['person', 'people'],
  gender: ['person', 'signatory', 'name'],
  plural: ['number'],
  without: ['people'],
  date: ['date'],
  dateLong: ['date'],
}

/** What is at a path; a text that its label calls a department is one. */
function typeOf(path: readonly string[], template: Template): Is | null {
  const spec = template.values.find(({ name }) => path[0] === 'values' && name === path[1])
  if (spec?.kind.type === 'text' && /одразделени/u.test(spec.label)) return 'department'
  return findTypeAt(path, listRoots(template))?.is ?? null
}

test.each(namedForms)('%s says of a value only what can be said of it', (_, form) => {
  for (const { path, filters } of usesOf(form)) {
    if (path[0] === 'item' || path[0] === 'n') continue
    for (const { name } of filters) {
      const of = typeOf(path, form.template)
      expect(fits[name] === undefined || (of && fits[name].includes(of)), `${path.join('.')} | ${name}`).toBe(
        true,
      )
    }
  }
})

/** All that a placeholder can say of a choice, a classifier or a sex; null for what says anything. */
function wordsOf(last: string | undefined, kind: ValueKind | undefined): readonly string[] | null {
  if (last === 'sex') return ['мужской', 'женский']
  if (kind?.type === 'choice') return kind.options
  return kind?.type === 'classifier'
    ? kind.items.map(({ code, label }) => (last === 'code' ? code : label))
    : null
}

test.each(namedForms)('%s compares a choice with what can be chosen', (_, { template, ...form }) => {
  for (const { path, oneOf } of usesOf({ template, ...form })) {
    if (oneOf === null) continue
    const kind = template.values.find(({ name }) => path[0] === 'values' && name === path[1])?.kind
    expect(wordsOf(path.at(-1), kind), path.join('.')).toEqual(expect.arrayContaining([...oneOf]))
  }
})
