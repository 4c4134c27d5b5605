import { expect, test } from 'vitest'
import { listKnownPaths } from './known-paths.ts'
import { makeRoutes } from './routes.tsx'

const patterns = listKnownPaths(makeRoutes()).map((source) => new RegExp(source, 'iu'))
const isKnown = (path: string): boolean => patterns.some((pattern) => pattern.test(path))

test('a path is known by its parameters and without what may be left out', () => {
  for (const path of ['/', '/register', '/notifications', '/notifications/memos', '/notifications/memos/7/'])
    expect(isKnown(path), path).toBe(true)
  for (const path of ['/nowhere', '/notifications/memos/7/8', '/notifications/nothing', '/mainly', '//'])
    expect(isKnown(path), path).toBe(false)
})

test('what a path leaves open is an id, and nothing is behind its tabs', () => {
  for (const path of [
    '/employees/:12',
    '/employees/:12/main',
    '/employees/:12/training/',
    '/employees/information/risks',
    '/company/documents/12',
  ])
    expect(isKnown(path), path).toBe(true)
  for (const path of [
    '/employees/xyz',
    '/employees/xyz/abc',
    '/employees/12/main',
    '/employees/:0/main',
    '/employees/:12/abc',
    '/employees/:12/main/abc',
    '/employees/information/abc',
    '/employees/documents/abc',
    '/company/documents/abc',
    '/company/documents/abc/abc',
    '/notifications/memos/abc',
    '/notifications/memos/12345678901234567',
    '/news/abc',
    '/settings/abc',
    '/account/abc',
  ])
    expect(isKnown(path), path).toBe(false)
})
