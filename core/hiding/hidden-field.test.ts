import { expect, test } from 'vitest'
import { isHiddenField } from './hidden-field.ts'

test('a field of an employee is hidden with its kind, be there a value or not', () => {
  expect(
    (['snils', 'workEmail', 'lastName'] as const).map((field) => isHiddenField(field, ['snils'])),
  ).toEqual([...[true, false, false]])
  expect(isHiddenField('workEmail', ['phones'])).toBe(true)
})
