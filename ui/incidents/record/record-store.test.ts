// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type RecordStore, recordStore } from './record-store.ts'

let page: UserPage
let store: RecordStore

beforeEach(async () => {
  page = await openAsUser()
  store = page.services.get(recordStore)
  await store.open()
})

test('each of the injured is recorded with a severity of their own, one who is being typed too', async () => {
  store.type({ place: 'Цех', description: 'Упал', time: '11:00' })
  const { injured } = store
  injured.typeOutsider({ fullName: 'Иванов И. И.' })
  injured.addOutsider()
  injured.setSeverity(0, 'fatal')
  injured.typeOutsider({ fullName: 'Ли Ян', employer: 'ООО «Сосед»' })
  const id = await store.save()
  if (id === null) throw new Error(JSON.stringify(store.messages))
  const recorded = accepted(await page.records.incidents.get(page.company.id, id))
  expect(recorded.injured.map(({ fullName, severity }) => [fullName, severity])).toEqual([
    ['Иванов И. И.', 'fatal'],
    ['Ли Ян', 'easy'],
  ])
})

test('what is refused is said by field until something is typed, and nothing is recorded twice', async () => {
  expect(await store.save()).toBeNull()
  expect(Object.keys(store.messages)).toEqual(expect.arrayContaining(['place', 'injured']))
  store.type({ place: 'Цех', description: 'Упал', time: '11:00' })
  expect(store.messages).toEqual({})
  for (const fullName of ['Иванов', 'Иванов']) {
    store.injured.typeOutsider({ fullName })
    store.injured.addOutsider()
  }
  expect(await store.save()).toBeNull()
  expect(Object.keys(store.messages)).toEqual(['1.injured'])
  store.injured.remove(1)
  const [id, again] = await Promise.all([store.save(), store.save()])
  expect([typeof id, again]).toEqual(['number', null])
})

test('nothing is lost by closing what nothing was typed in', () => {
  expect(store.dirty).toBe(false)
  store.type({ place: 'Цех' })
  expect(store.dirty).toBe(true)
})
