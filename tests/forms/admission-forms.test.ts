import { admissionForms } from '@osh/core/admission/admission-order.ts'
import { expect, test } from 'vitest'
import { forms } from './library.ts'

const templates = new Map(forms.map(({ template }) => [template.slug, template]))
const named = Object.entries(admissionForms)

test.each(named)(
  '%s has the number that the rule of admission knows, and a day from which it holds',
  (slug, { id }) => {
    const template = templates.get(slug)
    expect(template).toMatchObject({ id, scope: 'employee', per: 'employee' })
    expect(template?.values.find(({ name }) => name === 'day')?.kind).toEqual({ type: 'date' })
  },
)

/** What the service fills in before the dialog opens. */
test.each([
  ['suspend-untrained', 'reason'],
  ['suspend-unexamined', 'document'],
  ['downtime-no-ppe', 'ppe'],
  ['end-suspension', 'order'],
])('%s asks for %s', (slug, name) => {
  expect(templates.get(slug)?.values.map((value) => value.name)).toContain(name)
})

test('a periodic examination is an option of the order that suspends for it', () => {
  const kind = templates.get('suspend-unexamined')?.values.find(({ name }) => name === 'kind')?.kind
  expect(kind).toMatchObject({ options: expect.arrayContaining(['периодический медицинский осмотр']) })
})

test('no other order of the library suspends or readmits', () => {
  const says = forms.filter(({ template }) => /отстранени|простое|допуске к работе/i.test(template.title))
  expect(says.map(({ template }) => template.slug).toSorted()).toEqual(Object.keys(admissionForms).toSorted())
})
