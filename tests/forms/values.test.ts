import { listMissing } from '@osh/core/documents/answers/missing-values.ts'
import { noDuties } from '@osh/core/documents/on-paper/duties-on-paper.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import { expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { fillForm } from '#adapters/documents/form/filling/fill-form.ts'
import type { FormData } from '#adapters/documents/form/filling/form-data.ts'
import type { Form } from '#adapters/documents/form/form.ts'
import { usesOf } from './form-parts.ts'
import { namedForms } from './library.ts'
import { linesOf } from './paper-lines.ts'

const missing = (form: Form, data: FormData) => listMissing(form.template, fillForm(form, data).holes)

test.each(namedForms)('%s uses every value that it asks for, and no other', (_, form) => {
  const asked = form.template.values.map(({ name }) => name)
  const used = new Set(usesOf(form).flatMap(({ path: [root, name] }) => (root === 'values' ? [name] : [])))
  expect(new Set(asked).size).toBe(asked.length)
  expect([...used].sort()).toEqual([...asked].sort())
})

test.each(namedForms)('%s names employees as it is made for', (_, form) => {
  const roots = new Set(usesOf(form).map(({ path: [root] }) => root))
  expect(roots.has('employee')).toBe(form.template.per === 'employee')
  expect(roots.has('employees')).toBe(form.template.per === 'register')
})

test.each(namedForms)('%s has no hole, whatever may be left out is left out', (_, form) => {
  const data = makeDemoFormData(form.template)
  expect(missing(form, data)).toEqual([])
  const required = form.template.values.filter((spec) => spec.required)
  const poor: FormData = {
    ...data,
    company: { ...data.company, inn: '500100732259', kpp: null, shortName: null },
    employee: data.employee && { ...data.employee, fatherName: null, duties: noDuties },
    employees: data.employees.map((person) => ({ ...person, fatherName: null, duties: noDuties })),
    values: Object.fromEntries(
      Object.entries(data.values).filter(([name]) => required.some((spec) => spec.name === name)),
    ),
  }
  expect(missing(form, poor)).toEqual([])
})

test('norms of PPE say of washing agents only where there are some', () => {
  const [, form] = namedForms.find(([name]) => name === 'ppe/ppe-norms') ?? []
  if (!form) throw new Error('no such form')
  const data = makeDemoFormData(form.template)
  const { washing, ...values } = data.values
  const says = (given: FormData) =>
    linesOf(form, given).some((line) => line.includes('Дерматологические средства'))
  expect(washing?.type).toBe('rows')
  expect(says(data)).toBe(true)
  expect(says({ ...data, values })).toBe(false)
})

test.each(namedForms)('%s names roles of the catalogue', (_, { template }) => {
  const named = template.values.flatMap(({ kind, suggested }) => [
    ...(kind.type === 'responsible' ? [kind.role] : []),
    ...(suggested?.from === 'responsible' ? suggested.roles : []),
  ])
  expect(named.filter((role) => findRoleByCode(role) === null)).toEqual([])
})
