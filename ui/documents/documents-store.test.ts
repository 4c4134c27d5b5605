// @vitest-environment node
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { findGroupByName } from '@osh/core/documents/library/template-group.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { beforeEach, expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { aTemplate, plainPress } from '#tests/ui/plain-press.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { isFiltered, readArchiveAddress, writeArchiveAddress } from './archive/archive-address.ts'
import { archiveStore } from './archive/archive-store.ts'
import { cutName } from './cut-name.ts'
import { type DocumentsStore, documentsStore } from './documents-store.ts'
import { issueStore } from './issue/issue-store.ts'

const fire = findGroupByName('Пожарная безопасность')
const forms = [
  aTemplate(),
  aTemplate({
    id: 2 as TemplateId,
    title: 'Программа вводного инструктажа',
    validFrom: day('2026-03-01'),
    ...(fire ? { group: fire } : {}),
  }),
  aTemplate({ id: 3 as TemplateId, title: 'Личная карточка', scope: 'employee' }),
]

let page: UserPage

beforeEach(async () => {
  page = await openAsUser(async () => plainPress(forms))
})

async function open(): Promise<DocumentsStore> {
  const store = page.services.get(documentsStore)
  await store.open('company')
  return store
}

async function issue(number: string): Promise<void> {
  const store = page.services.get(issueStore)
  await store.begin(aTemplate(), day('2026-03-16'))
  store.typeNumber(number)
  expect(await store.issue()).not.toBeNull()
}

test('a form is offered from the day on which it is in force; a day to come is not taken', async () => {
  const store = await open()
  expect(store.groups.map(({ group }) => group.name)).toEqual(['Приказы', 'Пожарная безопасность'])
  await store.choose(day('2026-02-28'))
  expect(store.groups.map(({ group }) => group.name)).toEqual(['Приказы'])
  await store.choose(day('2026-03-17'))
  expect(store.date).toBe('2026-02-28')
  await store.choose(null)
  expect(store.date).toBe('2026-03-16')
})

test('words in any form find a form, and its group stays', async () => {
  const store = await open()
  store.find('инструктажа вводный')
  expect(store.found.map(({ templates }) => templates.map(({ title }) => title))).toEqual([
    ['Программа вводного инструктажа'],
  ])
  store.find('экскаватор')
  expect(store.found).toEqual([])
})

test('a group warns while a role behind it has no one', async () => {
  const store = await open()
  expect(store.groups.every(({ needsResponsible }) => needsResponsible)).toBe(true)
  expect(store.countUnfilledFor('Пожарная безопасность')).toBeGreaterThan(0)
  expect(store.unfilled).toBeGreaterThan(store.countUnfilledFor('Пожарная безопасность'))
})

test('an issued paper is listed at its form and is found in the archive', async () => {
  await issue('5')
  await issue('12А')
  const store = await open()
  expect(store.versions.get(1 as TemplateId)?.map(({ number }) => number.integer)).toEqual([12, 5])
  const archive = page.services.get(archiveStore)
  await archive.open(everyDocument)
  expect(archive.total).toBe(2)
  await archive.open({ ...everyDocument, search: '12а' })
  expect(archive.documents.map(({ number }) => number.integer)).toEqual([12])
})

test('papers of the archive are chosen for printing in the order of the list, until other ones are shown', async () => {
  for (const number of ['5', '6', '7']) await issue(number)
  const archive = page.services.get(archiveStore)
  await archive.open(everyDocument)
  const [seventh, , fifth] = archive.documents
  if (!seventh || !fifth) throw new Error('no papers')
  archive.choose([fifth], true)
  archive.choose([seventh], true)
  expect(archive.chosenIds).toEqual([seventh.id, fifth.id])
  archive.choose(archive.printable, true)
  archive.choose([seventh], false)
  expect(archive.chosenIds).toHaveLength(2)
  await archive.open({ ...everyDocument, search: '7' })
  expect(archive.chosenIds).toEqual([])
})

test('a filter of the archive is in the address, and what is there wrong filters nothing', () => {
  const filter = {
    search: '№ 7а',
    groupId: 3,
    templateId: 3001 as TemplateId,
    employeeId: 5 as EmployeeId,
    incidentId: 2 as IncidentId,
    from: day('2026-01-01'),
    to: day('2026-03-17'),
  }
  expect(readArchiveAddress(new URLSearchParams(writeArchiveAddress(filter)))).toEqual(filter)
  expect(writeArchiveAddress(everyDocument)).toEqual({})
  const wrong = readArchiveAddress(new URLSearchParams('employeeId=x&templateGroupId=-1&from=31.02.2026&to='))
  expect(wrong).toEqual(everyDocument)
  expect(isFiltered(wrong)).toBe(false)
  expect(isFiltered({ ...everyDocument, search: ' ' })).toBe(false)
  expect(isFiltered({ ...everyDocument, employeeId: 5 as EmployeeId })).toBe(true)
})

const openIn = (store: DocumentsStore) =>
  store.shown.filter(({ isOpen }) => isOpen).map(({ offered }) => offered.group.name)

test('groups are closed at first; what was opened is open at the next visit, in its own list', async () => {
  const store = await open()
  expect([openIn(store), store.allOpen]).toEqual([[], false])
  if (fire) store.toggle(fire.id)
  expect(openIn(store)).toEqual(['Пожарная безопасность'])
  const again = await open()
  expect(openIn(again)).toEqual(['Пожарная безопасность'])
  await again.open('employee')
  expect(openIn(again)).toEqual([])
  again.toggleAll()
  expect(openIn(await open())).toEqual(['Пожарная безопасность'])
})

test('all groups open and close at once', async () => {
  const store = await open()
  store.toggleAll()
  expect([store.allOpen, openIn(store)]).toEqual([true, ['Приказы', 'Пожарная безопасность']])
  store.toggleAll()
  expect(openIn(store)).toEqual([])
})

test('what is found is open whatever was closed, and closed again afterwards', async () => {
  const store = await open()
  store.find('инструктажа')
  expect(openIn(store)).toEqual(['Пожарная безопасность'])
  if (fire) store.toggle(fire.id)
  expect(openIn(store)).toEqual([])
  store.find('вводного')
  expect(openIn(store)).toEqual(['Пожарная безопасность'])
  store.find('')
  expect(openIn(store)).toEqual([])
})

test('a group that is opened by hand shows its forms, however many are shown already', async () => {
  const many = Array.from({ length: 130 }, (_, i) => aTemplate({ id: (i + 1) as TemplateId }))
  const last = aTemplate({ id: 200 as TemplateId, ...(fire ? { group: fire } : {}) })
  page = await openAsUser(async () => plainPress([...many, last]))
  const store = await open()
  const shown = () => store.shown.map(({ forms, rest }) => [forms.length, rest])
  store.toggleAll()
  expect(shown()).toEqual([
    [60, 70],
    [0, 1],
  ])
  const [orders, others] = store.groups
  if (orders) store.showMore(orders)
  if (others) store.showMore(others)
  expect(shown()).toEqual([
    [120, 10],
    [1, 0],
  ])
})

test('a name of more than 36 characters is cut', () => {
  expect(cutName('а'.repeat(36))).toBe('а'.repeat(36))
  expect(cutName('а'.repeat(37))).toBe(`${'а'.repeat(36)}…`)
})
