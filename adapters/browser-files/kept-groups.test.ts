import { expect, test } from 'vitest'
import { makeKeptGroups } from './kept-groups.ts'

function storageWith(text: string | null) {
  const kept = new Map(text === null ? [] : [['opened_groups', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('what is open in one list says nothing of the other, and outlives the page', () => {
  const storage = storageWith(null)
  makeKeptGroups(storage).keep('company', [3, 1])
  makeKeptGroups(storage).keep('employee', [4])
  expect(makeKeptGroups(storage).opened('company')).toEqual([3, 1])
  expect(makeKeptGroups(storage).opened('employee')).toEqual([4])
})

test.each(['{', 'null', '7', '{"company": "все"}', '{"company": [{}, "1", 1.5]}'])(
  '%s keeps none',
  (text) => {
    expect(makeKeptGroups(storageWith(text)).opened('company')).toEqual([])
  },
)

test('a storage that takes nothing keeps none', () => {
  const refuse = (): never => {
    throw new DOMException('full')
  }
  const groups = makeKeptGroups({ getItem: refuse, setItem: refuse })
  groups.keep('company', [1])
  expect(groups.opened('company')).toEqual([])
})
