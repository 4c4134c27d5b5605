import type { CompanyDirectory, ExampleCompany } from '@osh/core/companies/company-directory.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExampleStore } from './example-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(...said: readonly { readonly done: number; readonly of: number }[]) {
  const rest = [...said]
  const papers = vi.fn(async () => rest.shift() ?? { done: 0, of: 0 })
  const openExample: ExampleCompany['openExample'] = () => Promise.reject(new Error('not asked'))
  const companies = { list: async () => [] } as Partial<CompanyDirectory> as CompanyDirectory
  return {
    papers,
    store: new ExampleStore(companies, { openExample, readPapers: papers }, { company: null }),
  }
}

test('how far the papers are is looked up until they are printed', async () => {
  const { store, papers } = watched({ done: 1, of: 3 }, { done: 2, of: 3 })
  store.watchPapers()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.printedPercent).toBe(33)
  await vi.advanceTimersByTimeAsync(2000)
  expect(store.printedPercent).toBe(66)
  await vi.advanceTimersByTimeAsync(2000)
  expect(store.printedPercent).toBeNull()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(papers).toHaveBeenCalledTimes(3)
})

test('whoever has left the page does not look', async () => {
  const { store, papers } = watched({ done: 1, of: 3 }, { done: 2, of: 3 })
  const end = store.watchPapers()
  await vi.advanceTimersByTimeAsync(0)
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(papers).toHaveBeenCalledTimes(1)
})

test('nothing is said where nothing is printed', async () => {
  const { store } = watched()
  store.watchPapers()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.printedPercent).toBeNull()
})
