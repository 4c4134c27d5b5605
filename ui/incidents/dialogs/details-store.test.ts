// @vitest-environment node
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { autorun } from 'mobx'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type IncidentStore, incidentStore } from '../page/incident-store.ts'
import { type DetailsStore, detailsStore } from './details-store.ts'

let page: UserPage
let store: IncidentStore
let details: DetailsStore

const incident = (): Incident => {
  if (!store.incident) throw new Error('no incident')
  return store.incident
}
/** Somebody else, whose page is another. */
const another = async (patch: Input) =>
  accepted(await page.records.incidents.change({ companyId: page.company.id, id: incident().id, patch }))

beforeEach(async () => {
  page = await openAsUser()
  const recorded = await page.records.incidents.record({
    companyId: page.company.id,
    details: {
      ...{ degree: 'easyGroup', date: day('2026-03-16'), time: '11:00', place: 'Цех', description: 'Упал' },
      injured: [{ fullName: 'Иванов Иван' }, { fullName: 'Ли Ян' }],
    },
  })
  store = page.services.get(incidentStore)
  await store.open(accepted(recorded).id)
  details = page.services.get(detailsStore)
  await details.open(incident())
})

test('what somebody else has stored meanwhile is told; what was typed stays, and goes over it once more', async () => {
  details.type({ place: 'Двор' })
  await another({
    place: 'Склад',
    description: 'Поскользнулся',
    degree: 'easy',
    injured: [{ fullName: 'Ли Ян' }],
  })
  expect((await store.change(details.patch)).form).toContain('Сведения изменены другим пользователем')
  details.meet(incident())
  expect(details.typed).toMatchObject({ place: 'Двор', description: 'Поскользнулся' })
  expect(details.injured.people.map(({ fullName }) => fullName)).toEqual(['Ли Ян'])
  expect(details.meanwhile).toEqual([
    'Пострадавшие: Ли Ян (лёгкий) (было: Иванов Иван (лёгкий), Ли Ян (лёгкий))',
    'Место происшествия: Склад (было: Цех)',
    'Что произошло: Поскользнулся (было: Упал)',
  ])
  expect(details.dirty).toBe(true)
  expect(await store.change(details.patch)).toEqual({})
  expect([incident().place, incident().injured.length]).toEqual(['Двор', 1])
})

test('of those injured the ones who were changed here stay as they are here', async () => {
  details.injured.setSeverity(0, 'serious')
  await another({ place: 'Склад' })
  expect(await store.change(details.patch)).toHaveProperty('form')
  details.meet(incident())
  expect([details.typed?.place, details.dirty]).toEqual(['Склад', true])
  expect(await store.change(details.patch)).toEqual({})
  expect(incident().injured.map(({ severity }) => severity)).toEqual(['serious', 'easy'])
})

test('whoever is taken out takes with them what was entered of them, which is asked about', async () => {
  let shown: DetailsStore['taken'] = []
  const drawn = page.services.get(detailsStore)
  const stop = autorun(() => {
    shown = drawn.taken
  })
  details = drawn
  await another({ lostDays: ['12', ''] })
  await store.open(incident().id)
  await details.open(incident())
  expect([details.dirty, details.taken]).toEqual([false, []])
  details.injured.remove(1)
  expect(details.taken).toEqual([])
  await details.open(incident())
  details.injured.remove(0)
  expect(shown.length).toBe(1)
  expect(details.taken).toMatchObject([{ fullName: 'Иванов Иван', lostDays: 12 }])
  expect(await store.change(details.patch)).toEqual({})
  expect(incident().lostDays).toEqual({})
  stop()
})
