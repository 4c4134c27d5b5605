import { describe, expect, it } from 'vitest'
import { day } from '../../tests/examples.ts'
import { countDaysLeft, findTermLimits, hasEnded, hasSection, makeTrial } from './company-term.ts'

const trial = makeTrial(day('2026-11-20'))

describe('the term of a company', () => {
  it('begins with fourteen free days, its first day among them', () => {
    expect(trial).toEqual({
      tariff: 'introductory',
      lastDay: '2026-12-03',
      anchorDay: null,
      employeeLimit: null,
      closesOn: null,
    })
    expect(countDaysLeft(trial, day('2026-11-20'))).toBe(14)
    expect(countDaysLeft(trial, day('2026-12-03'))).toBe(1)
    expect(hasEnded(trial, day('2026-12-03'))).toBe(false)
    expect(hasEnded(trial, day('2026-12-04'))).toBe(true)
    expect(countDaysLeft(trial, day('2027-02-01'))).toBe(0)
  })

  it('has the sections of its tariff; what is no section is left to whoever reads it', () => {
    const has = (section: unknown, tariff: 'basic' | 'standard') => hasSection({ ...trial, tariff }, section)
    expect(['ppe', 'briefing', 'x', undefined].map((one) => has(one, 'basic'))).toEqual([
      ...[false, true, true, true],
    ])
    expect(has('ppe', 'standard')).toBe(true)
  })

  it('has the employees of its tariff unless an operator has allowed another number', () => {
    expect(findTermLimits(trial).employees).toBe(500)
    expect(findTermLimits({ ...trial, tariff: 'basic' }).employees).toBe(50)
    expect(findTermLimits({ ...trial, employeeLimit: 20_000 })).toMatchObject({
      employees: 20_000,
      workplaces: 'any',
    })
  })
})
