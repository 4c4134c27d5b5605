import { expect, test } from 'vitest'
import type { Instant } from '../shared/dates/instant.ts'
import { isOperatorSince } from './operators.ts'

test('an account is an operator’s from the moment on that someone said so', () => {
  expect(isOperatorSince('2026-11-23T10:00:00.000Z' as Instant)).toBe(true)
  expect([isOperatorSince(null), isOperatorSince(undefined)]).toEqual([false, false])
})
