import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  anEmployee,
  day,
  employee,
  instant,
  mining,
  someone,
  somePosition,
  today,
} from '../../tests/examples.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { err } from '../shared/results/result.ts'
import type { EmployeeId } from './employee.ts'
import { hire } from './hire.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const position = { id: somePosition, name: 'Машинист бульдозера' }
const hired = (
  details: Input,
  hasDepartment = true,
  known: typeof position | null = position,
  holders: Readonly<Record<string, readonly EmployeeId[]>> = {},
) =>
  followInCompany(hire.run({ companyId: mining, details }, signed), {
    today: () => today,
    'place-of-work': () => ({ hasDepartment, position: known }),
    'personnel-number': ({ number }) => holders[number] ?? [],
    'new-employee-id': () => employee(12),
  })

describe('hiring', () => {
  it('takes what was typed, as it is usually written, and numbers the versions from one', () => {
    const outcome = hired({ ...anEmployee(), lastName: 'БЕЛОВА', hireDate: '01.03.2026' })
    const details = anEmployee({ lastName: 'Белова', hireDate: day('2026-03-01') })
    const made = { ...details, id: 12, companyId: mining, position, version: 1 }
    expect(outcome).toMatchObject({ ok: true, value: { answer: made } })
    expect(outcome.ok && outcome.value.writes).toEqual([
      { kind: 'new-employees', rows: [{ employee: made, entered: signed }] },
      {
        kind: 'journal',
        rows: [
          {
            ...signed,
            companyId: mining,
            command: 'employees/hire',
            changes: [{ record: 'employee', ids: [12], before: null, after: details }],
          },
        ],
      },
    ])
  })

  it('is refused before anything is asked when the days contradict each other', () => {
    expect(hired({ ...anEmployee(), dismissalDate: '2019-09-01' }, false)).toEqual(
      err({ code: 'fields', errors: [{ field: 'dismissalDate', code: 'dismissal-date/before-hire' }] }),
    )
  })

  it('takes a personnel number that nobody else has, however it is written; of whoever is dismissed already, any', () => {
    const numbered = (personnelNumber: string, dismissalDate: string | null = null) =>
      hired({ ...anEmployee(), personnelNumber, dismissalDate }, true, position, { 'а-7': [employee(3)] })
    expect(numbered('00А-7')).toEqual(
      err({ code: 'fields', errors: [{ field: 'personnelNumber', code: 'personnel-number/taken' }] }),
    )
    expect([numbered('А-8').ok, numbered('00А-7', '2026-03-01').ok]).toEqual([true, true])
  })

  it('needs a department and a position of the company, and says of both', () => {
    expect(hired(anEmployee(), false, null)).toEqual(
      err({
        code: 'fields',
        errors: [
          { field: 'departmentId', code: 'department/unknown' },
          { field: 'positionId', code: 'position/unknown' },
        ],
      }),
    )
  })
})
