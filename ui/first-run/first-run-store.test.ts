// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { aTraining, day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { firstRunStore } from './first-run-store.ts'

let page: UserPage

beforeEach(async () => {
  page = await openAsUser()
})

async function open() {
  const store = page.services.get(firstRunStore)
  await store.open()
  return store
}

test('a new company is at its employees, and no table waits for it', async () => {
  const store = await open()
  expect([store.steps?.employees, store.steps?.memo, store.dueIn]).toEqual(['current', 'waits', null])
  expect(store.account?.email).toBe('orlova@example.org')
})

test('with an obligation the first memo is next, in the table in which something falls due', async () => {
  const belov = await page.hire('Белов', await page.department('Администрация'))
  await page.assign(belov, aTraining, day('2023-04-01'))
  const store = await open()
  expect([store.steps?.memo, store.dueIn]).toEqual(['current', 'training'])
})

test('whoever hides the steps sees them no more, and can have them back', async () => {
  const store = await open()
  expect(await store.hide(true)).toBe(true)
  expect(store.steps).toBeNull()
  expect((await open()).steps).toBeNull()
  await store.hide(false)
  expect(store.steps?.employees).toBe('current')
})
