import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { aCompany, instant, mining, someone } from '../../tests/examples.ts'
import type { UserId } from '../shared/identity.ts'
import { fieldErrors, notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { eraseCompany } from './erase-company.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const colleague = 2 as UserId
const stranger = 3 as UserId
const company = { ...aCompany({ name: 'Северный карьер' }), id: mining, version: 1 }
const erased = (confirmation: unknown, by = someone) =>
  followInCompany(eraseCompany.run({ companyId: mining, confirmation }, { ...signed, by }), {
    company: ({ member }) => (member === someone || member === colleague ? company : null),
    'is-owner': ({ user }) => user === someone,
  })

test('a company goes once its owner has typed its name; no journal is left to say so', () => {
  const rows = [{ erased: 'company', companyId: mining, ...signed }]
  expect(erased('северный карьер')).toEqual(ok({ writes: [{ kind: 'erasures', rows }], answer: null }))
  expect(erased('Южный карьер')).toEqual(
    err(fieldErrors({ field: 'confirmation', code: 'confirmation/other-name' })),
  )
})

test('a member who is not its owner does not erase it, and to a stranger there is none', () => {
  expect(erased('Северный карьер', colleague)).toEqual(err({ code: 'erasure/not-owner' }))
  expect(erased('Северный карьер', stranger)).toEqual(err(notFound))
})
