// @vitest-environment node

import type { MissingValue } from '@osh/core/documents/answers/missing-values.ts'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { Template, TemplateId } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { day } from '#tests/examples.ts'
import { aTemplate, aValue, plainPress } from '#tests/ui/plain-press.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { makeServices } from '#ui/app/container.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { describeField } from './fields/value-field.ts'
import { type IssueStore, issueStore } from './issue-store.ts'

const order = aTemplate()
const withPlace = aTemplate({ id: 2 as TemplateId, values: [aValue()] })
const card = aTemplate({ id: 3 as TemplateId, scope: 'employee', per: 'employee' })
const appointment = aTemplate({
  id: 4 as TemplateId,
  values: [aValue({ name: 'who', label: 'Кто', kind: { type: 'responsible', role: 'ot-head' } })],
})
const inspection = aTemplate({
  id: 5 as TemplateId,
  values: [
    aValue({ name: 'day', label: 'Когда', kind: { type: 'date' } }),
    aValue({ name: 'who', label: 'Кто', kind: { type: 'employee' } }),
    aValue({ name: 'team', label: 'С кем', kind: { type: 'employees' } }),
    aValue({ name: 'expert', label: 'Эксперт', kind: { type: 'employee' } }),
  ],
})
const internship = aTemplate({
  id: 6 as TemplateId,
  values: [
    aValue({
      name: 'shifts',
      label: 'Число смен',
      kind: { type: 'number' },
      bounds: [
        { asks: 'least', measure: 2, by: { act: 'pp-2464', point: 'п. 31' }, confidence: 'found', when: [] },
      ],
    }),
  ],
})
const today = day('2026-03-16')

let page: UserPage
let lacks: (name: string) => readonly MissingValue[] = () => []

beforeEach(async () => {
  lacks = () => []
  const forms = [order, withPlace, card, appointment, inspection, internship]
  page = await openAsUser(async () => plainPress(forms, ({ employee }) => lacks(employee?.lastName ?? '')))
})

async function begin(template: Template): Promise<IssueStore> {
  const store = page.services.get(issueStore)
  await store.begin(template, today)
  return store
}

const issued = () => page.records.documents.list(page.company.id, everyDocument)

async function issue(number: string): Promise<void> {
  const store = await begin(order)
  store.typeNumber(number)
  expect(await store.issue()).not.toBeNull()
}

test('the lowest free number of the year is suggested', async () => {
  await issue('1')
  await issue('2')
  await issue('4')
  const store = await begin(order)
  expect(store.number).toBe('3')
  await store.chooseDate(day('2025-12-30'))
  expect(store.number).toBe('1')
})

test('asked for before its number and its people are read, the paper waits for them', async () => {
  const store = page.services.get(issueStore)
  const belov = await page.hire('Белов', await page.department('Карьер'))
  void store.begin(card, today, { employees: [belov.id] })
  const early = store.issue()
  expect([store.busy, store.number]).toEqual([true, ''])
  expect((await early)?.number).toEqual({ integer: 1, letter: '' })
  expect([store.busy, (await issued()).map(({ employees }) => employees[0]?.id)]).toEqual([false, [belov.id]])
})

test('a number typed while the staff is read keeps the people that the paper is about', async () => {
  const store = page.services.get(issueStore)
  const belov = await page.hire('Белов', await page.department('Карьер'))
  const reading = store.begin(card, today, { employees: [belov.id] })
  store.typeNumber('12')
  await reading
  expect([store.number, store.people.chosenIds, store.dirty]).toEqual(['12', [belov.id], true])
})

test('a dialog that is closed while its paper waits issues nothing', async () => {
  const store = page.services.get(issueStore)
  void store.begin(order, today)
  const early = store.issue()
  store.leave()
  expect([await early, await issued()]).toEqual([null, []])
  await store.begin(order, today)
  expect(await store.issue()).not.toBeNull()
})

test('a taken number names free ones; one of them is taken and the paper appears', async () => {
  await issue('7А')
  const store = await begin(order)
  store.typeNumber('7а')
  expect(await store.issue()).toBeNull()
  expect(store.refused.messages.documentNumber).toBe(
    'Введённый номер уже существует. Необходимо ввести другой номер, например свободные: 1А, 2А, 3А, 4А, 5А.',
  )
  expect(store.refused.free).toEqual(['1А', '2А', '3А', '4А', '5А'])
  store.typeNumber('2А')
  expect(store.refused.free).toEqual([])
  expect((await store.issue())?.number).toEqual({ integer: 2, letter: 'А' })
  expect(await issued()).toHaveLength(2)
})

test('without a date, a number and a value each is said at its field, and nothing is lost', async () => {
  const store = await begin(withPlace)
  store.typeNumber('')
  await store.chooseDate(null)
  store.answer('place', '____')
  expect(await store.issue()).toBeNull()
  expect(store.refused.messages).toEqual({
    documentDate: 'Укажите дату',
    documentNumber: 'Укажите номер',
    'values.place': 'Заполните поле «Место проведения»',
  })
  expect(store.answers.place).toBe('____')
  await store.chooseDate(day('2026-03-18'))
  expect(await store.issue()).toBeNull()
  expect(store.refused.messages.documentDate).toBe('Укажите дату не позднее завтрашней')
  expect(await issued()).toEqual([])
})

test('what an act asks is under the field, and what it does not allow is said at once with the same words', async () => {
  const store = await begin(internship)
  const [spec] = internship.values
  if (spec === undefined) throw new Error('no value')
  expect(describeField({ store, spec }).description).toBe('Не менее 2: п. 31 Правил № 2464.')
  store.answer('shifts', '1')
  expect(await store.issue()).toBeNull()
  expect(store.refused.messages).toEqual({ 'values.shifts': 'Число смен — не менее 2: п. 31 Правил № 2464' })
  expect(await issued()).toEqual([])
  store.answer('shifts', '2')
  expect(await store.issue()).not.toBeNull()
})

test('the last answer to a form is there the next time', async () => {
  const store = await begin(withPlace)
  store.answer('place', 'Актовый зал')
  expect(await store.issue()).not.toBeNull()
  const next = await begin(withPlace)
  expect(next.answers.place).toBe('Актовый зал')
  expect(next.dirty).toBe(false)
})

test('a colleague on another computer begins with the last answers too; who has left is not among them', async () => {
  const quarry = await page.department('Карьер')
  const [belov, orlov] = [await page.hire('Белов', quarry), await page.hire('Орлов', quarry)]
  const store = await begin(inspection)
  store.answer('day', '2026-03-15')
  store.answer('who', belov.id)
  store.answer('team', [belov.id, orlov.id])
  store.answer('expert', { fullName: 'Ли Ян', position: 'эксперт' })
  expect(await store.issue()).not.toBeNull()
  accepted(
    await page.records.employees.change({
      companyId: page.company.id,
      id: orlov.id,
      patch: { dismissalDate: day('2026-03-15') },
      version: null,
    }),
  )
  const colleague = makeServices(page.outside)
  colleague.get(currentCompany).take(page.company)
  const next = colleague.get(issueStore)
  await next.begin(inspection, today)
  expect(next.answers).toEqual({ who: belov.id, expert: { fullName: 'Ли Ян', position: 'эксперт' } })
})

test('a preview shows what is typed so far, of many people the first; nothing is issued', async () => {
  const quarry = await page.department('Карьер')
  for (const name of ['Яшин', 'Белов']) await page.hire(name, quarry)
  const store = await begin(card)
  store.people.choose(store.people.foundRows, true)
  store.typeNumber('7 z')
  await store.chooseDate(null)
  const belov = store.people.chosenIds[0]
  expect(store.asPreview).toEqual({
    templateId: card.id,
    number: '7 z',
    date: null,
    employeeIds: [belov],
    answers: {},
    incidentId: null,
    outsider: null,
  })
  expect(await issued()).toEqual([])
})

test('whoever holds the role is in the order', async () => {
  const role = findRoleByCode('ot-head')
  if (!role) throw new Error('no such role')
  const belov = await page.hire('Белов', await page.department('Администрация'))
  const orderLink = { kind: 'order', number: '1', date: today } as const
  accepted(
    await page.records.responsibilities.appoint({
      companyId: page.company.id,
      roleId: role.id,
      employeeId: belov.id,
      orderLink,
    }),
  )
  expect((await begin(appointment)).answers.who).toBe(belov.id)
})

test('each of many gets a paper of his own, numbers follow, all in one batch', async () => {
  const quarry = await page.department('Карьер')
  for (const letter of 'абвгдежиклмн') await page.hire(`А${letter}ов`, quarry)
  const store = await begin(card)
  expect(await store.issue()).toBeNull()
  expect(store.people.messages.employeeIds).toBe('Укажите работника')
  store.people.choose(store.people.foundRows, true)
  expect(store.count).toBe(12)
  expect(await store.issue()).not.toBeNull()
  expect(store.progress).toEqual({ done: 12, all: 12 })
  const documents = await issued()
  expect(new Set(documents.map(({ batch }) => batch)).size).toBe(1)
  expect(documents.map(({ number }) => number.integer).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  )
})

test('gaps of some stop the whole batch before its first paper; all are named, and the others can be issued for', async () => {
  const quarry = await page.department('Карьер')
  for (const letter of 'абвгдежиклмн') await page.hire(`А${letter}ов`, quarry)
  lacks = (name) =>
    ['Анов', 'Аков', 'Ааов', 'Абов'].includes(name)
      ? [{ name: 'employee.snils', label: `СНИЛС: ${name}`, code: 'text/required' }]
      : []
  const store = await begin(card)
  store.people.choose(store.people.foundRows, true)
  expect(await store.issue()).toBeNull()
  const saidOf = store.refused.people.map(({ employeeId, lacks: [lack] }) => [
    lack?.said,
    lack?.place?.of === 'employee' && lack.place.employeeId === employeeId && lack.place.field,
  ])
  expect(saidOf).toEqual(
    ['Аа', 'Аб', 'Ак', 'Ан'].map((name) => [`Заполните поле «СНИЛС: ${name}ов»`, 'snils']),
  )
  expect([store.people.chosen.size, await issued()]).toEqual([12, []])
  expect(store.canBeIssuedFor).toBe(8)
  expect(await store.issueForOthers()).not.toBeNull()
  expect(store.progress).toEqual({ done: 8, all: 8 })
  const documents = await issued()
  expect(documents).toHaveLength(8)
  expect(new Set(documents.flatMap(({ employees }) => employees.map(({ id }) => id))).size).toBe(8)
})

test('the paper of an accident is offered to its injured alone; of one there is nothing to choose', async () => {
  const quarry = await page.department('Карьер')
  const [yashin, belov] = [await page.hire('Яшин', quarry), await page.hire('Белов', quarry)]
  await page.hire('Громов', quarry)
  const ofAccident = async (...injured: readonly EmployeeId[]) => {
    const store = page.services.get(issueStore)
    await store.begin(card, today, { incident: { id: 5 as IncidentId, step: 'act-n1', injured } })
    return store
  }
  const both = await ofAccident(yashin.id, belov.id)
  expect(both.people.people.map(({ employee }) => employee.id)).toEqual([belov.id, yashin.id])
  expect([both.people.chosen.size, both.onlyInjured]).toEqual([2, null])
  const one = await ofAccident(belov.id)
  expect([[...one.people.chosen], one.onlyInjured]).toEqual([[belov.id], 'Белов Вера Ильинична'])
  expect((await begin(card)).onlyInjured).toBeNull()
})
