// @vitest-environment node
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { calendarStore } from './calendar-store.ts'

test('what is no year to look at is this one', async () => {
  const store = (await openAsUser()).services.get(calendarStore)
  expect([store.years[0], store.years.at(-1)]).toEqual([2023, 2028])
  for (const [asked, year] of [
    ['2024', 2024],
    ['2022', 2026],
    ['2029', 2026],
    ['x', 2026],
    [null, 2026],
  ] as const) {
    store.show(asked)
    expect(store.year).toBe(year)
  }
})

test('a day that was changed is seen, and one that can’t be is refused under its field', async () => {
  const store = (await openAsUser()).services.get(calendarStore)
  await store.open()
  expect(store.edits).toEqual([])
  expect(Object.keys(await store.set({ day: '2026-03-17', kind: 'other' }))).toEqual(['kind', 'note'])
  expect(await store.set({ day: '2026-03-17', kind: 'off', note: 'День предприятия' })).toEqual({})
  expect(store.edits).toMatchObject([{ day: '2026-03-17' }])
})
