import type { FormValue } from '@osh/core/documents/answers/form-values.ts'
import type { Template, ValueKind } from '@osh/core/documents/library/template.ts'
import { findTypeAt, listMembersOfType, listRoots } from '@osh/core/documents/own-forms/placeholder-type.ts'
import { listPlaceholders } from '@osh/core/documents/own-forms/placeholders.ts'
import { expect, it } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { companyMembers, personMembers } from '#adapters/documents/form/filling/members.ts'
import { resolve, type Scope } from '#adapters/documents/form/filling/scope.ts'
import { makeOwnFormPress } from '#adapters/documents/own-form/own-form-press.ts'
import { makeRussianNameForms } from '#adapters/documents/paper/russian-name-forms.ts'
import { forms, place } from '#tests/plain-press.ts'
import { docxOf } from './a-docx.ts'

const kinds: readonly ValueKind[] = [
  ...(
    ['text', 'longText', 'date', 'period', 'number', 'place', 'employee', 'employees', 'commission'] as const
  ).map((type) => ({ type })),
  { type: 'responsible', role: 'ot-head' },
  { type: 'choice', options: ['да'] },
  { type: 'classifier', items: [{ code: '02.1', label: 'падение' }] },
  { type: 'rows', columns: [{ name: 'room', label: 'Помещение' }] },
]
const values = kinds.map((kind, i) => ({
  ...place,
  name: `v${i}`,
  label: `Значение ${kind.type}`,
  kind,
  required: i % 2 === 0,
}))
const templates: readonly Template[] = [
  { ...forms.order, values },
  { ...forms.card, values },
  { ...forms.register, values },
]
const scopeOf = (template: Template): Scope => ({ data: makeDemoFormData(template), item: null })

/** What a path of the library's own code turns into; null where it throws. */
function resolved(path: readonly string[], scope: Scope): FormValue | null | 'throws' {
  try {
    return resolve(path, scope)
  } catch {
    return 'throws'
  }
}

it.each(templates)(
  '$per: whatever is offered is what the filling code resolves, and of that kind',
  (template) => {
    const scope = scopeOf(template)
    let looked = 0
    const look = (path: readonly string[]): void => {
      const type = findTypeAt(path, listRoots(template))
      if (type === null) throw new Error(path.join('.'))
      looked += 1
      const value = type.is === 'area' ? null : resolved(path, scope)
      expect([path, value]).not.toEqual([path, 'throws'])
      const is = type.is === 'signatory' ? 'person' : type.is
      if (value !== null && value !== 'throws') expect([path, value.type]).toEqual([path, is])
      for (const { name } of listMembersOfType(type)) look([...path, name])
    }
    for (const { name } of listRoots(template)) look([name])
    expect(looked).toBeGreaterThan(80)
  },
)

it('nothing that the filling code knows is kept back', () => {
  const [, card] = templates
  if (!card) throw new Error('no card')
  const names = (path: readonly string[]) => {
    const type = findTypeAt(path, listRoots(card))
    return type ? listMembersOfType(type).map(({ name }) => name) : []
  }
  expect(names(['employee']).toSorted()).toEqual(Object.keys(personMembers).toSorted())
  expect(names(['company']).toSorted()).toEqual(Object.keys(companyMembers).toSorted())
  expect(names(['values'])).toEqual(values.map(({ name }) => name))
})

it('of the director no more is offered than what is known of one', () => {
  const scope = scopeOf(forms.order)
  const offered = listMembersOfType({ is: 'signatory' }).map(({ name }) => name)
  for (const name of Object.keys(personMembers)) {
    const value = resolved(['director', name], scope)
    const isKnown =
      value !== null && value !== 'throws' && !(value.type === 'rows' && value.rows.length === 0)
    expect([name, offered.includes(name)]).toEqual([name, isKnown])
  }
})

const press = makeOwnFormPress(makeRussianNameForms())

it.each(templates)(
  '$per: a file with everything that the screen lists is right, and its loops',
  async (template) => {
    const groups = listPlaceholders(template)
    const inside = groups.filter(({ title }) => title.startsWith('Внутри повтора'))
    const outside = groups.filter((group) => !inside.includes(group))
    const lines = outside.flatMap(({ placeholders }) => placeholders.map(({ text }) => text))
    const people =
      inside.find(({ title }) => title.endsWith('люди'))?.placeholders.map(({ text }) => text) ?? []
    expect(lines.length).toBeGreaterThan(60)
    expect(await press.check(template, docxOf(...lines, '{#values.v7}', ...people, '{/values.v7}'))).toEqual(
      [],
    )
    const texts = groups.flatMap(({ title, placeholders }) =>
      placeholders.map(({ text }) => `${title} ${text}`),
    )
    expect(texts).toEqual([...new Set(texts)])
  },
)

it('the sample is a .docx that has them all', async () => {
  const bytes = await press.readSample(forms.card)
  const [finding] = await press.check(forms.card, bytes)
  expect(finding?.label).toMatch(/^\{Строка/)
})
