import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { aCompany, instant, mining, someone } from '../../tests/examples.ts'
import { saveFilter } from './save-filter.ts'

const signed = { by: someone, at: instant('2026-11-20T08:00:00.000Z') }
const save = (details: object, isMember = true) =>
  followInCompany(saveFilter.run({ companyId: mining, details: { ...details } }, signed), {
    company: ({ member }) =>
      isMember && member === someone ? { ...aCompany(), id: mining, version: 1 } : null,
  })

const written = (filter: object | null) => ({
  ok: true,
  value: {
    writes: [
      {
        kind: 'saved-filters',
        rows: [{ companyId: mining, user: someone, section: 'training', filter }],
      },
    ],
    answer: null,
  },
})

test('a filter is kept for the person, and the journal does not tell', () => {
  const filter = { search: 'Пётр', departmentId: null, subject: null }
  expect(save({ section: 'training', search: ' Пётр' })).toEqual(written(filter))
})

test('one that leaves everything forgets what was kept', () => {
  expect(save({ section: 'training', search: ' ', subject: null })).toEqual(written(null))
})

test('what is no filter is refused before the company is asked for, and a stranger keeps none', () => {
  for (const isMember of [true, false])
    expect(save({ section: 'risk', subject: 'Пётр' }, isMember)).toMatchObject({
      ok: false,
      error: { errors: [{ field: 'subject', code: 'choice/unknown' }] },
    })
  expect(save({ section: 'training' }, false)).toEqual({ ok: false, error: { code: 'not-found' } })
})
