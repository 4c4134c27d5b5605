import { readFileSync } from 'node:fs'
import { templateGroups } from '@osh/core/documents/library/template-group.ts'
import { acts } from '@osh/core/norms/acts.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { expect, test } from 'vitest'
import { forms, namedForms, sources } from './library.ts'

const legalSources = readFileSync('docs/legal-sources.md', 'utf8')
const actsById = new Map(acts.map((act) => [act.id, act]))

test('the library is not empty, and no file of it is left out', () => {
  expect(forms.length).toBeGreaterThan(0)
  expect(forms.length).toBe(Object.keys(sources).length)
})

test('a file is named by its form and lies in the folder of its group', () => {
  const named = new Set(namedForms.map(([name]) => `${name}.md`))
  expect(Object.keys(sources).filter((path) => !named.has(path))).toEqual([])
})

test('ids and titles are unique, numbers are of the group', () => {
  const { templates } = { templates: forms.map(({ template }) => template) }
  for (const key of ['slug', 'title', 'id'] as const)
    expect(new Set(templates.map((template) => template[key])).size).toBe(templates.length)
  expect(templates.filter(({ id, group }) => Math.floor(id / 1000) !== group.id)).toEqual([])
})

test('groups have their own numbers, folders and names', () => {
  for (const key of ['id', 'slug', 'name'] as const)
    expect(new Set(templateGroups.map((group) => group[key])).size).toBe(templateGroups.length)
})

test.each(namedForms)('%s rests on acts of the list, in force when it is offered', (_, { template }) => {
  for (const { act: id } of template.basis) {
    const act = actsById.get(id)
    expect(act, `act ${id}`).toBeDefined()
    expect(legalSources).toContain(`от ${act && formatDate(act.date)} № ${act?.number}`)
  }
  if (template.validTo !== null) expect(template.validTo > template.validFrom).toBe(true)
})
