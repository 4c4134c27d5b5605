import { expect, test } from 'vitest'
import type { Instant } from '../shared/dates/instant.ts'
import { isOperator } from './operators.ts'

const at = '2026-11-20T10:00:00.000Z' as Instant

test.each([
  [at, at, true],
  [at, null, false],
  [null, at, false],
  [null, null, false],
])(
  'whom the console has named (%s) and whose sign-in asks for a code (%s): %s',
  (operatorSince, factorSince, is) => {
    expect(isOperator({ operatorSince, factorSince })).toBe(is)
  },
)
