import { expect, test } from 'vitest'
import { makeStatementNamer } from './statement-names.ts'

test('a statement keeps its name, another has another, and beyond so many there are none', () => {
  const nameOf = makeStatementNamer('s', 2)
  const first = nameOf('select 1')
  expect(first).toBeDefined()
  expect(nameOf('select 2')).not.toBe(first)
  expect(nameOf('select 1')).toBe(first)
  expect(nameOf('select 3')).toBeUndefined()
})
