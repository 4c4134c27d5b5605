// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { aTraining, day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { makeServices } from '#ui/app/container.ts'
import { authStore } from '#ui/auth/auth-store.ts'
import { memoRegisterStore } from './memo-register-store.ts'

let page: UserPage

beforeEach(async () => {
  page = await openAsUser()
})

/** A memo for each of so many employees. */
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
  await store.readMore()
  expect(store.memos.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, i) => 51 - i))
  expect(store.complete).toBe(true)
})

test('the last filter decides, whichever answer comes last', async () => {
  await form(1)
  const { outside } = page
  let go: () => void = () => {}
  const late = new Promise<void>((resolve) => {
    go = resolve
  })
  const memos = Object.create(outside.records.memos)
  memos.list = async (...asked: Parameters<typeof outside.records.memos.list>) => {
    if (asked[1].section === 'ppe') await late
    return outside.records.memos.list(...asked)
  }
  const services = makeServices({ ...outside, records: { ...outside.records, memos } })
  await services.get(authStore).check()
  const store = services.get(memoRegisterStore)
  const slow = store.filter('ppe', null)
  await store.filter('training', 'active')
  go()
  await slow
  expect([store.filtered, store.section, store.memos.length]).toEqual([true, 'training', 1])
})
