// @vitest-environment node
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { firstIncident } from './first-incident.ts'
import { type IncidentStore, incidentStore } from './incident-store.ts'

let page: UserPage
let store: IncidentStore

/** An accident of the same day, two hours ago. */
beforeEach(async () => {
  page = await openAsUser()
  const details = {
    degree: 'easy',
    date: day('2026-03-16'),
    time: '11:00',
    place: 'Цех',
    description: 'Упал',
    injured: [{ fullName: 'Иванов Иван' }],
  }
  const recorded = await page.records.incidents.record({ companyId: page.company.id, details })
  store = page.services.get(incidentStore)
  await store.open(accepted(recorded).id)
})

test('a step is shown as done at once, and no more if its mark is refused', async () => {
  const marked = store.mark('first-aid', true)
  expect(store.incident?.done).toHaveProperty('first-aid')
  await marked
  expect(store.incident?.done).toHaveProperty('first-aid')
  const refused = store.mark('dance', true)
  expect(store.incident?.done).toHaveProperty('dance')
  await refused
  expect(Object.keys(store.incident?.done ?? {})).toEqual(['first-aid'])
  expect(store.refusal).toMatch(/\S/)
  await store.mark('first-aid', false)
  expect([store.incident?.done, store.refusal]).toEqual([{}, null])
})

/** A page of the accident that is drawn now. */
const drawn = (id: IncidentId): IncidentStore => {
  const drawn = page.services.get(incidentStore)
  drawn.begin(id)
  return drawn
}

test('what was read before the page was drawn is shown at once, by the page that is drawn first alone', async () => {
  const id = store.incident?.id as IncidentId
  await page.services.get(firstIncident).read(id)
  expect(drawn(id).incident).toEqual(store.incident)
  expect(drawn(id).state.is).toBe('pending')
  await page.services.get(firstIncident).read(id)
  expect(drawn(id).state.is).toBe('pending')
})

test('nothing is shown of another accident than was read, nor of one that is not there', async () => {
  const id = store.incident?.id as IncidentId
  const other = (id + 1) as IncidentId
  await page.services.get(firstIncident).read(id)
  expect(drawn(other).state.is).toBe('pending')
  const absent = await openAsUser()
  await absent.services.get(firstIncident).read(other)
  expect(absent.services.get(firstIncident).take(other)).toBeNull()
})

test('a change that is refused leaves what is shown, and says why by field', async () => {
  const shown = store.incident
  expect(await store.change({ place: '' })).toHaveProperty('place')
  expect(store.incident).toBe(shown)
  expect(await store.change({ place: 'Склад' })).toEqual({})
  expect(store.incident?.place).toBe('Склад')
})

test('what was entered is read again with every change', async () => {
  await store.readEvents()
  const before = store.events.is === 'ready' ? store.events.value.length : 0
  await store.change({ place: 'Склад' })
  await store.readEvents()
  expect(store.events).toHaveProperty('value.length', before + 1)
})

test('clocks show the moment of the place; one that is far off is not told by the second', () => {
  expect(store.now).toBe('2026-03-16T13:00')
  expect(store.isClose).toBe(false)
})

test('an accident that is not there is none', async () => {
  await store.open(987654 as IncidentId)
  expect(store.state).toEqual({ is: 'ready', value: null })
  expect([store.plan, store.missing, await store.change({ place: 'Склад' })]).toEqual([null, [], {}])
})
