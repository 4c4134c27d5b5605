// @vitest-environment node
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { beforeEach, expect, test } from 'vitest'
import { aTraining, day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type TodayStore, todayStore } from './today-store.ts'

let page: UserPage
let store: TodayStore

beforeEach(async () => {
  page = await openAsUser()
  store = page.services.get(todayStore)
})

async function untrained(count: number): Promise<void> {
  const quarry = await page.department('Карьер')
  for (let i = 0; i < count; i += 1)
    await page.assign(
      await page.hire(`Белов-${String.fromCharCode(1072 + i)}`, quarry),
      aTraining,
      day('2023-02-01'),
    )
}

test('twenty are shown at first, all of them once they are asked for; reading again begins with the first', async () => {
  await untrained(23)
  await store.read()
  expect(store.shown).toHaveLength(20)
  expect(store.barred).toMatchObject({ is: 'ready', value: { total: 23, more: false } })
  await store.readMore()
  expect(new Set(store.shown.map(({ employeeId }) => employeeId)).size).toBe(23)
  expect(store.shown).toHaveLength(23)
  await store.read()
  expect(store.shown).toHaveLength(20)
})

test('what can’t be read is told in every part, and nothing is shown as if everyone were admitted', async () => {
  const { today } = page.records
  const look = today.look
  today.look = () => Promise.reject(new Unavailable(503))
  await store.read()
  for (const part of [store.barred, store.overdue, store.awaiting])
    expect(part).toEqual({ is: 'failed', status: 503 })
  expect(store.shown).toEqual([])
  today.look = look
  await store.read()
  expect(store.barred).toMatchObject({ is: 'ready', value: { total: 0 } })
})

test('a further page that fails leaves what is shown', async () => {
  await untrained(21)
  await store.read()
  const { today } = page.records
  today.listBarred = () => Promise.reject(new Unavailable(null))
  await store.readMore()
  expect([store.shown.length, store.busy]).toEqual([20, false])
})
