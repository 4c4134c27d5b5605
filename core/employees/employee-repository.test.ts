import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  anEmployee,
  day,
  employee,
  instant,
  mining,
  someone,
  today,
  yesterday,
} from '../../tests/examples.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { type CompanyTerm, makeTrial } from '../tariffs/company-term.ts'
import type { Employee } from './employee.ts'
import { employeeCommands } from './employee-repository.ts'

const position = { id: anEmployee().positionId, name: 'Машинист бульдозера' }
const stored: Employee = { ...anEmployee(), id: employee(12), companyId: mining, position, version: 3 }
const left: Employee = { ...stored, dismissalDate: day('2026-03-01') }
const term = { ...makeTrial(today), employeeLimit: 1 }

const changed = (before: Employee, patch: Input, of: Partial<CompanyTerm> = {}) => {
  const input = { companyId: mining, id: stored.id, patch, version: null }
  const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
  const known = { term: { ...term, ...of }, today }
  const outcome = followInCompany(employeeCommands.change.run(input, signed), {
    ...{ employees: () => new Map([[before.id, before]]), today: () => today },
    'personnel-number': () => [],
    'place-of-work': () => ({ hasDepartment: true, position }),
    ...{ 'locked-term': () => known, 'staff-count': () => 1, term: () => known },
    'not-office-among': ({ workplaces }) => workplaces,
  })
  return outcome.ok ? null : outcome.error
}

test('a dismissal is taken back within the number of employees alone; all else is changed whatever it is', () => {
  expect(changed(left, { dismissalDate: null })).toEqual({ code: 'tariff/staff-full', most: 1 })
  const gone = { ...stored, dismissalDate: yesterday }
  expect(changed(gone, { dismissalDate: null })).toEqual({ code: 'tariff/staff-full', most: 1 })
  expect(changed({ ...stored, dismissalDate: today }, { dismissalDate: null })).toBeNull()
  expect(changed(left, { dismissalDate: '2026-03-02' })).toBeNull()
  expect(changed(stored, { lastName: 'Белова' })).toBeNull()
  expect(changed(stored, { dismissalDate: '2026-03-10' })).toBeNull()
})

test('under a tariff for offices no one gets a position that is no office one; all else is changed', () => {
  const basic = { tariff: 'basic', employeeLimit: 9 } as const
  const only = { code: 'tariff/office-only', names: ['Машинист бульдозера'], count: 1 }
  const elsewhere = { departmentId: stored.departmentId + 1 }
  expect(changed(stored, { positionId: stored.positionId + 1 }, basic)).toEqual(only)
  expect(changed(stored, { positionId: stored.positionId + 1, ...elsewhere }, basic)).toEqual(only)
  expect(changed(stored, { positionId: stored.positionId + 1 })).toBeNull()
  expect(changed(stored, elsewhere, basic)).toBeNull()
  expect(changed(stored, { lastName: 'Белова' }, basic)).toBeNull()
  expect(changed(stored, { dismissalDate: '2026-03-10' }, basic)).toBeNull()
  expect(changed(left, { dismissalDate: null }, basic)).toBeNull()
})
