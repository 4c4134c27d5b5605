import { expect, test } from 'vitest'
import { nameEntry } from './use-sight.ts'

test('two pages that the browser itself has loaded are not taken for one: neither is scrolled to the place of the other', () => {
  const loaded = (pathname: string, search = '') => nameEntry({ key: 'default', pathname, search })
  const [employees, deadlines] = [loaded('/employees/documents/all'), loaded('/notifications/sout')]
  expect(employees).not.toBe(deadlines)
  expect(loaded('/notifications/sout', '?search=%D0%B0')).not.toBe(deadlines)
  expect(loaded('/notifications/sout')).toBe(deadlines)
})
