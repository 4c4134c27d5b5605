import type { TitleCatalogue } from '@osh/core/documents/library/template-catalogue.ts'
import { expect, test } from 'vitest'
import { makeTestOutside } from '#tests/ui/page.tsx'
import { makeServices } from '#ui/app/container.ts'
import { formsSearchStore } from './forms-search-store.ts'

type Search = TitleCatalogue['search']

/** The shipped forms; an answer waits until it is let go. */
function open() {
  const outside = makeTestOutside()
  const waiting: (() => void)[] = []
  const templates = Object.create(outside.templates)
  templates.search = async (...asked: Parameters<Search>) => {
    await new Promise<void>((go) => waiting.push(go))
    return outside.templates.search(...asked)
  }
  const store = makeServices({ ...outside, templates }).get(formsSearchStore)
  return { store, waiting }
}

test('the answer to what was asked before is not shown over the last one', async () => {
  const { store, waiting } = open()
  store.type('пожар')
  const first = store.find()
  store.type('')
  await store.find()
  expect(store.found).toBeNull()
  waiting[0]?.()
  await first
  expect(store.found).toBeNull()
})

test('what was found stays until the next answer comes', async () => {
  const { store, waiting } = open()
  store.type('а')
  const first = store.find()
  expect(store.found).toEqual({ is: 'pending' })
  waiting[0]?.()
  await first
  expect(store.found?.is).toBe('ready')
  store.type('аб')
  const second = store.find()
  expect(store.found?.is).toBe('ready')
  waiting[1]?.()
  await second
})
