import { expect, test } from 'vitest'
import type { Instant } from '../shared/dates/instant.ts'
import { addOperator, isOperator } from './operators.ts'

const at = '2026-11-20T10:00:00.000Z' as Instant
const later = '2026-11-20T11:00:00.000Z' as Instant

test.each([
  [at, at, true],
  [later, at, true],
  [at, later, false],
  [at, null, false],
  [null, at, false],
  [null, null, false],
])(
  'whom the console has named (%s) and whose sign-in asks for a code (%s): %s',
  (operatorSince, factorSince, is) => {
    expect(isOperator({ operatorSince, factorSince })).toBe(is)
  },
)

test('the console adds an account with a second factor alone, and again where the factor is another since', () => {
  expect(addOperator(null, later)).toEqual({ ok: false, error: { code: 'not-found' } })
  for (const operatorSince of [null, at])
    expect(addOperator({ operatorSince, factorSince: null }, later)).toEqual({
      ok: false,
      error: { code: 'factor/missing' },
    })
  expect(addOperator({ operatorSince: null, factorSince: at }, later)).toEqual({ ok: true, value: later })
  expect(addOperator({ operatorSince: at, factorSince: at }, later)).toEqual({ ok: true, value: at })
  expect(addOperator({ operatorSince: at, factorSince: later }, later)).toEqual({ ok: true, value: later })
})
