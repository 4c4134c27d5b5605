// @vitest-environment node
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { expect, test } from 'vitest'
import { aTemplate } from '#tests/ui/plain-press.ts'
import { refusedIssue } from './refused-issue.ts'

test.each([
  ['company.ogrn', 'ogrn'],
  ['company.city', 'legalAddress'],
  ['director.position', 'directorPosition'],
  ['director.name', 'directorName'],
  ['employee.snils', null],
])('what a paper lacks as %s is filled in at %s', (path, field) => {
  const { errors } = fieldErrors(
    { field: 'documentNumber', code: 'document-number/required' },
    { field: path, code: 'text/required' },
  )
  const refused = refusedIssue(aTemplate(), errors)
  expect(refused.lacksOfCompany).toBe(field)
  expect(refused.others).toHaveLength(1)
})
