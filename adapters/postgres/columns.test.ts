import { expect, test } from 'vitest'
import { columnsOf, fieldsOf } from './columns.ts'

const cap = { companyId: 7, sha256: 'a1', sinceAt: null, secret: 'x' }

test('fields go into columns of their names, and no other field with them', () => {
  expect(columnsOf(cap, ['companyId', 'sha256', 'sinceAt'])).toEqual({
    company_id: 7,
    sha256: 'a1',
    since_at: null,
  })
})

test('and come out of them, and no other column with them', () => {
  const row = { company_id: 7, sha256: 'a1', since_at: null, search_key: 'x' }
  expect(fieldsOf(row, ['companyId', 'sha256', 'sinceAt'])).toEqual({
    companyId: 7,
    sha256: 'a1',
    sinceAt: null,
  })
})
