import { describe, expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { day, instant, mining, someone } from '../../tests/examples.ts'
import { fieldErrors, notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { allowEmployees, MOST_EMPLOYEES } from './allow-employees.ts'
import type { CompanyTerm } from './company-term.ts'

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const term: CompanyTerm = {
  tariff: 'basic',
  lastDay: day('2027-03-01'),
  anchorDay: 2,
  employeeLimit: 60,
  closesOn: null,
}

/** Allows so many; the term is asked for only where the number could be read. */
function allowed(employeeLimit: unknown, known: CompanyTerm | null = term) {
  const asked: string[] = []
  const outcome = followInCompany(
    allowEmployees.run({ companyId: mining, details: { employeeLimit } }, signed),
    {
      'locked-term': () => {
        asked.push('locked-term')
        return known && { term: known, today: day('2026-11-20') }
      },
    },
  )
  return { outcome, asked }
}

describe('how many employees an operator allows', () => {
  test.each<[string, unknown, CompanyTerm, number | null]>([
    ['another number', '75', term, 75],
    ['as many as the tariff', ' ', term, null],
    ['a number where the tariff told it', 75, { ...term, employeeLimit: null }, 75],
    ['the least', 1, term, 1],
    ['the most', MOST_EMPLOYEES, term, 1_000_000],
  ])('%s is kept with the rest of the term, and in the journal', (_, typed, before, employeeLimit) => {
    const after = { ...before, employeeLimit }
    const change = {
      record: 'company',
      ids: [mining],
      before: { employeeLimit: before.employeeLimit },
      after: { employeeLimit },
    }
    const line = { ...signed, companyId: mining, command: 'tariffs/allow-employees', changes: [change] }
    expect(allowed(typed, before).outcome).toEqual(
      ok({
        writes: [
          { kind: 'terms', rows: [{ companyId: mining, term: after }] },
          { kind: 'journal', rows: [line] },
        ],
        answer: after,
      }),
    )
  })

  test('the same number changes nothing', () => {
    expect(allowed('60').outcome).toEqual(ok({ writes: [], answer: term }))
    const ofTariff = { ...term, employeeLimit: null }
    expect(allowed(null, ofTariff).outcome).toEqual(ok({ writes: [], answer: ofTariff }))
  })

  test.each([0, -1, 1.5, MOST_EMPLOYEES + 1, 'many', true])('%s is no number of employees', (typed) => {
    const { outcome, asked } = allowed(typed)
    expect(outcome).toEqual(err(fieldErrors({ field: 'employeeLimit', code: 'number/invalid' })))
    expect(asked).toEqual([])
  })

  test('there is none where nothing ends', () => {
    expect(allowed('75', null)).toEqual({ outcome: err(notFound), asked: ['locked-term'] })
  })
})
