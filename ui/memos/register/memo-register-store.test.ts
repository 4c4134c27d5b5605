// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { aTraining, day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { memoRegisterStore } from './memo-register-store.ts'

let page: UserPage

/** A memo for each of so many employees. */
beforeEach(async () => {
  page = await openAsUser()
})

async function form(count: number): Promise<void> {
  const office = await page.department('Администрация')
  for (let i = 0; i < count; i += 1) {
    const belov = await page.hire('Белов', office)
    await page.assign(belov, aTraining, day('2024-02-02'))
  }
  for (const { id } of await page.records.obligations.list(page.company.id, { section: 'training' }))
    accepted(
      await page.records.memos.form({
        companyId: page.company.id,
        details: { section: 'training', rows: [{ obligationId: id }] },
      }),
    )
}

test('memos are read by pages, newest first, each once', async () => {
  await form(51)
  const store = page.services.get(memoRegisterStore)
  await store.reload()
  expect([store.memos.length, store.total, store.complete]).toEqual([50, 51, false])
  await store.more()
  expect(store.memos.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, i) => 51 - i))
  expect(store.complete).toBe(true)
})

test('the last filter decides, whichever answer comes last', async () => {
  await form(1)
  const store = page.services.get(memoRegisterStore)
  const slow = store.filter('ppe', null)
  await store.filter('training', 'active')
  await slow
  expect([store.filtered, store.section, store.memos.length]).toEqual([true, 'training', 1])
  await store.filter('ppe', null)
  expect(store.memos).toEqual([])
})
