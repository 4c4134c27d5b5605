import { employeeFieldNames } from '@osh/core/employees/employee-fields.ts'
import { expect, test } from 'vitest'
import { anEmployee } from '#tests/examples.ts'
import { blankEmployee, inputOf } from './employee-input.ts'

test('every field of an employee can be typed', () => {
  expect(Object.keys(blankEmployee).toSorted()).toEqual(employeeFieldNames.toSorted())
})

test('what is not known is shown as empty, what is chosen as nothing chosen', () => {
  const { snils, height, sex, birthDate, dismissalDate } = inputOf(anEmployee({ height: 176 }))
  expect([snils, height, sex, birthDate, dismissalDate]).toEqual(['', '176', 'f', '1988-05-14', null])
  expect([blankEmployee.sex, blankEmployee.height]).toEqual([null, ''])
})
