// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type RecordStore, recordStore } from './record-store.ts'

let page: UserPage
let store: RecordStore

beforeEach(async () => {
  page = await openAsUser()
  const mine = await page.department('Карьер')
  await page.hire('Титов', mine)
  await page.hire('Белова', mine)
  store = page.services.get(recordStore)
  await store.open()
})

test('the degree follows the number of injured; whoever is injured is offered no more', () => {
  const [first, second] = store.choices.map(({ value }) => value)
  if (!first || !second) throw new Error('no one is offered')
  store.type({ degree: 'serious' })
  store.addEmployee(first)
  expect([store.typed.degree, store.choices.map(({ value }) => value)]).toEqual(['serious', [second]])
  store.addOutsider('Иванов И. И.', 'ООО «Сосед»')
  expect(store.typed.degree).toBe('seriousGroup')
  store.addEmployee(first)
  expect(store.injured).toHaveLength(2)
  store.remove(0)
  expect([store.typed.degree, store.injured.map(({ fullName }) => fullName)]).toEqual([
    'serious',
    ['Иванов И. И.'],
  ])
  expect(store.choices).toHaveLength(2)
})

test('what is refused is said by field until something is typed, and nothing is recorded twice', async () => {
  expect(await store.save()).toBeNull()
  expect(Object.keys(store.messages)).toEqual(expect.arrayContaining(['place', 'injured']))
  store.type({ place: 'Цех', description: 'Упал', time: '11:00' })
  expect(store.messages).toEqual({})
  store.addOutsider('Иванов И. И.', '')
  const [id, again] = await Promise.all([store.save(), store.save()])
  expect([typeof id, again]).toEqual(['number', null])
})

test('nothing is lost by closing what nothing was typed in', () => {
  expect(store.dirty).toBe(false)
  store.type({ place: 'Цех' })
  expect(store.dirty).toBe(true)
})
