import { nameOrderForm, roleGroups } from '@osh/core/norms/responsibilities.ts'
import { recordedForms } from '@osh/core/paper-records/recorded-forms.ts'
import { expect, test } from 'vitest'
import { library } from './library.ts'

const commissions = ['knowledge-commission', 'sout-commission']
const others = ['appoint-several', 'journal-ppe-issue', 'knowledge-check-protocol', ...commissions]
const orders = roleGroups.flatMap(({ roles }) => roles.map(nameOrderForm))

test('papers of every order of appointment, of commissions and of knowledge checks go into the records, by their numbers', () => {
  const shipped = library.templates.flatMap(({ id, slug }) =>
    orders.includes(slug) || others.includes(slug) ? [[Number(id), slug]] : [],
  )
  expect(shipped.length).toBeGreaterThan(40)
  expect([...recordedForms].toSorted(([a], [b]) => a - b)).toEqual(
    shipped.toSorted(([a], [b]) => Number(a) - Number(b)),
  )
})

test('each says by the names that are read whom it appoints, or what was checked', () => {
  for (const template of library.templates) {
    const name = recordedForms.get(template.id)
    if (name === undefined) continue
    const kinds = Object.fromEntries(template.values.map((value) => [value.name, value.kind.type]))
    if (name === 'knowledge-check-protocol') expect(kinds).toMatchObject({ programme: 'choice' })
    else if (name === 'journal-ppe-issue') continue
    else if (commissions.includes(name)) expect(kinds).toMatchObject({ commission: 'commission' })
    else expect(['responsible', 'employee'], name).toContain(kinds.responsible)
    if (name === 'appoint-several') expect(kinds).toMatchObject({ roles: 'rows' })
  }
})
