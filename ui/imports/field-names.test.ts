import { matchTitle } from '@osh/core/imports/columns/known-titles.ts'
import { importFields } from '@osh/core/imports/import-field.ts'
import { expect, test } from 'vitest'
import { nameField } from './field-names.ts'

test('rows that were left come in again by the heads that they went out with', () => {
  expect(importFields.filter((field) => matchTitle(nameField(field)) !== field)).toEqual([])
})
