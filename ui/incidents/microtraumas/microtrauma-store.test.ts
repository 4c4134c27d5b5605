// @vitest-environment node
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { microtraumaTyped } from '#tests/microtraumas-example.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type MicrotraumaStore, microtraumaStore } from './microtrauma-store.ts'

let page: UserPage
let store: MicrotraumaStore

/** A bruise of four days ago, whose card is open. */
beforeEach(async () => {
  page = await openAsUser()
  const { id: employeeId } = await page.hire('Титов', await page.department('Карьер'))
  const day = '12.03.2026'
  const details = { ...microtraumaTyped, date: day, reportDate: day, injured: { employeeId } }
  const { id } = accepted(await page.records.microtraumas.record({ companyId: page.company.id, details }))
  store = page.services.get(microtraumaStore)
  await store.open(id)
})

const opened = () => {
  if (store.microtrauma === null) throw new Error('there is no record')
  return store.microtrauma
}

test('a change that is refused leaves what is shown, and says why by field', async () => {
  const shown = opened()
  expect(Object.keys(await store.change(shown, { place: '' }))).toEqual(['place'])
  expect(store.microtrauma).toBe(shown)
  expect(await store.change(shown, { place: 'Склад' })).toEqual({})
  expect(store.microtrauma?.place).toBe('Склад')
  await store.readEvents(shown)
  expect(store.events).toHaveProperty('value.length', 2)
})

test('one that is annulled is not late any more, and becomes no accident', async () => {
  expect([store.isLate(opened()), Object.keys(await store.annul(opened(), ' '))]).toEqual([true, ['reason']])
  expect(await store.annul(opened(), 'Внесена дважды')).toEqual({})
  expect(store.isLate(opened())).toBe(false)
  const details = { severity: 'easy', date: '13.03.2026', time: '10:00', because: 'Открыт больничный' }
  expect(await store.becomeAccident(opened(), details)).toEqual({ state: expect.stringMatching(/[а-я]/u) })
})

test('one that becomes an accident answers with its number', async () => {
  const details = { severity: 'easy', date: '13.03.2026', time: '10:00', because: 'Открыт больничный' }
  const id = await store.becomeAccident(opened(), details)
  if (typeof id !== 'number') throw new Error('it was refused')
  expect(accepted(await page.records.incidents.get(page.company.id, id)).injured).toHaveLength(1)
})

test('a record that is not there is none', async () => {
  await store.open(987654 as MicrotraumaId)
  expect([store.state, store.microtrauma]).toEqual([{ is: 'ready', value: null }, null])
})
