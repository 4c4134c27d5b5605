// @vitest-environment node

import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { day } from '#tests/examples.ts'
import { aTemplate, aValue, plainPress } from '#tests/ui/plain-press.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type IssueStore, issueStore } from './issue-store.ts'

const today = day('2026-03-16')
const people = aValue({ name: 'people', kind: { type: 'number' }, source: 'company.headcount' })
const since = aValue({
  name: 'since',
  kind: { type: 'text' },
  source: 'person.service',
  suggested: { from: 'text', text: 'нет' },
})
const act = aTemplate({
  id: 9 as TemplateId,
  scope: 'employee',
  per: 'employee',
  asOf: 'happened',
  values: [aValue({ name: 'happened', kind: { type: 'date' } }), people, since],
})

const register = aTemplate({ id: 10 as TemplateId, scope: 'employee', per: 'register', people: 'taught' })

let page: UserPage
let staff: readonly [Employee, Employee]

beforeEach(async () => {
  page = await openAsUser(async () => plainPress([act, register]))
  const quarry = await page.department('Карьер')
  staff = [await page.hire('Абрамова', quarry), await page.hire('Белова', quarry)]
})

async function begin(): Promise<IssueStore> {
  const store = page.services.get(issueStore)
  await store.begin(act, today)
  await store.fillKnown()
  return store
}

async function choose(store: IssueStore, ...chosen: readonly Employee[]): Promise<void> {
  store.people.choose(store.people.people, false)
  store.people.choose(
    store.people.people.filter((row) => chosen.some(({ id }) => id === row.employee.id)),
    true,
  )
  await store.fillKnown()
}

test('what the records know is filled before anything is typed, and is no change of a person', async () => {
  const store = await begin()
  expect(store.answers.people).toBe(2)
  expect(store.filling.findKnown(people)?.from).toBe('из списка работников на 16.03.2026')
  expect(store.dirty).toBe(false)
  store.answer('happened', '2019-01-01')
  await store.fillKnown()
  expect(store.answers.people).toBeUndefined()
})

test('one who is chosen is asked for; a value that the records know comes before the form’s own default', async () => {
  const store = await begin()
  expect(store.answers.since).toBe('нет')
  await choose(store, staff[0])
  expect(store.answers.since).toMatch(/год|года|лет/u)
  expect(store.isChanged(since)).toBe(false)
})

test('what a person has changed stays, says what was there, and can be taken back', async () => {
  const store = await begin()
  await choose(store, staff[0])
  const known = store.answers.since
  store.answer('since', '12 лет')
  expect(store.isChanged(since)).toBe(true)
  await store.fillKnown()
  expect(store.answers.since).toBe('12 лет')
  store.answer('since', known)
  expect(store.isChanged(since)).toBe(false)
  await choose(store, staff[1])
  expect(store.isChanged(since)).toBe(false)
})

test('of several people each paper is filled by itself: nothing of one is sent for the others', async () => {
  const store = await begin()
  await choose(store, staff[0])
  await choose(store, ...staff)
  expect(store.isLeftToEach(since)).toBe(true)
  expect(store.isLeftToEach(people)).toBe(false)
  store.answer('happened', '2026-03-10')
  await store.fillKnown()
  expect(accepted({ ok: true, value: await store.issue() })).not.toBeNull()
  const issued = await page.records.documents.list(page.company.id, everyDocument)
  expect(issued).toHaveLength(2)
})

test('without an answer from the server what is there stays, and the paper is filled when it is issued', async () => {
  const store = page.services.get(issueStore)
  await store.begin(act, today)
  expect(store.answers.people).toBeUndefined()
  expect(store.isLeftToEach(people)).toBe(false)
  store.answer('happened', '2026-03-10')
  await choose(store, staff[0])
  expect(await store.issue()).not.toBeNull()
})

test('whom the records have for a register is ticked, with where they are from; whom a person has ticked stays', async () => {
  const [abramova, belova] = staff
  await page.assign(belova, { section: 'training', name: 'Курс' }, today)
  const store = page.services.get(issueStore)
  void store.begin(register, today)
  await store.fillKnown()
  await store.prepare(register, today)
  expect([store.people.chosenIds, store.peopleKnown?.from]).toEqual([
    [belova.id],
    'из обязательств: 1 работник',
  ])
  expect([store.dirty, Object.keys(store.answers)]).toEqual([false, []])
  await page.assign(abramova, { section: 'training', name: 'Курс' }, today)
  await store.fillKnown()
  expect(store.people.chosenIds).toEqual([abramova.id, belova.id])
  await choose(store, abramova)
  expect(store.people.chosenIds).toEqual([abramova.id])
})

test('a register that is opened for somebody is about them alone', async () => {
  const [abramova, belova] = staff
  await page.assign(belova, { section: 'training', name: 'Курс' }, today)
  const store = page.services.get(issueStore)
  await store.begin(register, today, { employees: [abramova.id] })
  await store.fillKnown()
  expect(store.people.chosenIds).toEqual([abramova.id])
})
