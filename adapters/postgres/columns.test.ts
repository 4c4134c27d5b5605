import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { expect, test } from 'vitest'
import { pickColumns, pickFields } from './columns.ts'

const cap = { companyId: 7, sha256: 'a1', sinceAt: null, secret: 'x' }

test('fields go into columns of their names, and no other field with them', () => {
  expect(pickColumns(cap, ['companyId', 'sha256', 'sinceAt'])).toEqual({
    company_id: 7,
    sha256: 'a1',
    since_at: null,
  })
})

test('who did it and when go into two columns', () => {
  const signed = { companyId: 7, takenBack: { by: 3 as UserId, at: '2026-03-16T10:00:00.000Z' as Instant } }
  expect(pickColumns(signed, ['companyId'], ['takenBack'])).toEqual({
    company_id: 7,
    taken_back_by: 3,
    taken_back_at: '2026-03-16T10:00:00.000Z',
  })
})

test('and come out of them, and no other column with them', () => {
  const row = { company_id: 7, sha256: 'a1', since_at: null, search_key: 'x' }
  expect(pickFields(row, ['companyId', 'sha256', 'sinceAt'])).toEqual({
    companyId: 7,
    sha256: 'a1',
    sinceAt: null,
  })
})
