// @vitest-environment node

import type { Template, TemplateId, ValueSpec } from '@osh/core/documents/library/template.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { day } from '#tests/examples.ts'
import { aTemplate, aValue, plainPress } from '#tests/ui/plain-press.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type IssueStore, issueStore } from './issue-store.ts'

const columns = ['vehicle', 'plate', 'driver'].map((name) => ({ name, label: name, optional: true }))
const cars = aValue({
  ...{ name: 'cars', label: 'Машины', source: 'vehicles.list', required: false },
  kind: { type: 'rows', columns } as ValueSpec['kind'],
})
const muster = aValue({ name: 'muster', label: 'Место сбора', source: 'facts.places-muster' })
const list: Template = aTemplate({ id: 2 as TemplateId, values: [cars, muster] })
const card: Template = aTemplate({
  id: 3 as TemplateId,
  per: 'employee',
  scope: 'employee',
  values: [muster],
})

let page: UserPage
beforeEach(async () => {
  page = await openAsUser(async () => plainPress([list, card]))
})

async function begin(template = list): Promise<IssueStore> {
  const store = page.services.get(issueStore)
  await store.begin(template, day('2026-03-16'))
  await store.fillKnown()
  return store
}

const facts = async () =>
  Object.fromEntries((await page.records.facts.list(page.company.id)).map((one) => [one.list, one.rows]))

test('what was typed and ticked is there for the next paper; what was not ticked stays on its own', async () => {
  const store = await begin()
  expect([store.canRemember(cars), store.canRemember(muster)]).toEqual([false, false])
  store.answer('cars', [{ vehicle: 'ГАЗ', plate: '1', driver: 'Петров' }])
  store.answer('muster', 'Двор')
  expect([store.canRemember(cars), store.canRemember(muster)]).toEqual([true, true])
  store.remember(cars, true)
  store.remember(muster, true)
  store.remember(muster, false)
  const first = await store.issue()
  expect(await facts()).toEqual({ vehicles: [{ vehicle: 'ГАЗ', plate: '1' }] })

  const next = await begin()
  expect(next.answers.cars).toEqual([{ vehicle: 'ГАЗ', plate: '1', driver: '', licence: '', relief: '' }])
  expect(next.canRemember(cars)).toBe(false)

  const given = { companyId: page.company.id, id: first?.id ?? (0 as never), reason: 'Ошибка' }
  accepted(await page.records.documents.annul(given))
  expect(await facts()).toEqual({ vehicles: [] })
})

test('what its list can not take is said at the field, and nothing typed is lost', async () => {
  const store = await begin()
  store.answer('muster', 'я'.repeat(400))
  store.answer('cars', [{ vehicle: 'Г'.repeat(501), plate: '1', driver: '' }])
  store.remember(cars, true)
  expect(await store.issue()).toBeNull()
  expect(store.refused.messages['values.cars']).not.toBeUndefined()
  expect(store.answers.cars).toHaveLength(1)
  expect(await facts()).toEqual({})
})

test('of papers for each employee all are issued, and the answer is remembered once', async () => {
  const quarry = await page.department('Карьер')
  for (const name of ['Белов', 'Орлов', 'Яшин', 'Юдин']) await page.hire(name, quarry)
  const store = await begin(card)
  store.people.choose(store.people.people, true)
  store.answer('muster', 'Двор')
  store.remember(muster, true)
  expect(await store.issue()).not.toBeNull()
  expect(store.progress).toEqual({ done: 4, all: 4 })
  const [kept] = await page.records.facts.list(page.company.id)
  expect(kept).toMatchObject({ version: 1, rows: [{ muster: 'Двор' }] })
})
