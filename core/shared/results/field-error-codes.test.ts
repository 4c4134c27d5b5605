import { expect, test } from 'vitest'
import { isFieldErrorCode } from './field-error-codes.ts'

test('a code that came from elsewhere is one of a field or it is not', () => {
  expect(['text/required', 'number/invalid'].map(isFieldErrorCode)).toEqual([true, true])
  expect(['text/none', '', 'not-found'].map(isFieldErrorCode)).toEqual([false, false, false])
})
