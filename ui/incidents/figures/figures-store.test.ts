// @vitest-environment node
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { figuresStore } from './figures-store.ts'

test('what is no year to look at is this one; the answer shown is of the year that was asked last', async () => {
  const { services } = await openAsUser()
  const store = services.get(figuresStore)
  expect([store.years[0], store.years.at(-1)]).toEqual([2026, 2017])
  await store.show('2016')
  expect(store.year).toBe(2026)
  await Promise.all([store.show('2025'), store.show('2024')])
  expect([store.year, store.state.is]).toEqual([2024, 'ready'])
})

test('a payroll that was entered is in the figures; what was refused is said', async () => {
  const { services } = await openAsUser()
  const store = services.get(figuresStore)
  await store.open()
  expect(await store.enter('сто')).toHaveProperty('headcount')
  expect(await store.enter('120')).toEqual({})
  expect(JSON.stringify(store.state)).toContain('120')
})
