// @vitest-environment node
import type { Injured } from '@osh/core/incidents/incident.ts'
import { beforeEach, expect, test } from 'vitest'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type InjuredStore, injuredStore } from './injured-store.ts'

let page: UserPage
let store: InjuredStore

beforeEach(async () => {
  page = await openAsUser()
  const mine = await page.department('Карьер')
  await page.hire('Титов', mine)
  await page.hire('Белова', mine)
  store = page.services.get(injuredStore)
  await store.open([])
})

function offered(): InjuredStore['choices'][number]['value'] {
  const [first] = store.choices
  if (!first) throw new Error('no one is offered')
  return first.value
}
const severities = () => store.people.map(({ severity }) => severity)

test('whoever is added begins with what was chosen for all; the gravest decides', () => {
  store.setSeverityOfAll('fatal')
  const first = offered()
  store.addEmployee(first)
  expect([store.degree, store.choices.map(({ value }) => value).includes(first)]).toEqual(['fatal', false])
  store.addEmployee(first)
  store.addEmployee(offered())
  expect([severities(), store.degree]).toEqual([['fatal', 'fatal'], 'fatalGroup'])
  store.setSeverity(1, 'easy')
  expect([severities(), store.severity, store.degree]).toEqual([['fatal', 'easy'], null, 'fatalGroup'])
  store.remove(0)
  expect([store.severity, store.degree]).toEqual(['easy', 'easy'])
  store.addEmployee(offered())
  expect(severities()).toEqual(['easy', 'fatal'])
})

test('an outsider is added once there is a name, and is sent with it', () => {
  store.addOutsider()
  store.typeOutsider({ fullName: ' ' })
  store.addOutsider()
  expect([store.people, store.dirty]).toEqual([[], false])
  store.typeOutsider({ fullName: ' Ли Ян ' })
  store.typeOutsider({ employer: 'ООО «Сосед»' })
  expect(store.dirty).toBe(true)
  store.addOutsider()
  expect([store.draft, store.changes]).toEqual([
    null,
    { degree: 'easy', injured: [{ fullName: 'Ли Ян', employer: 'ООО «Сосед»', severity: 'easy' }] },
  ])
})

test('of those who are known nothing is sent until something differs; what papers say of an outsider stays', async () => {
  const card = { position: 'Стропальщик', birthDate: null, sex: null }
  const outsider: Injured = { employeeId: null, fullName: 'Ли Ян', employer: '', severity: 'serious', card }
  await store.open([outsider])
  expect([store.dirty, store.changes, store.usual]).toEqual([false, {}, 'serious'])
  const found = offered()
  store.addEmployee(found)
  expect([store.dirty, store.changes]).toEqual([
    true,
    {
      degree: 'seriousGroup',
      injured: [
        { fullName: 'Ли Ян', employer: '', severity: 'serious', ...card },
        { employeeId: found, severity: 'serious' },
      ],
    },
  ])
  store.remove(1)
  expect([store.dirty, store.changes]).toEqual([false, {}])
})
