import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { anEmployee, day, employee, instant, mining, someone, today } from '../../tests/examples.ts'
import type { DepartmentId } from '../departments/department.ts'
import type { PositionId } from '../positions/position.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { notFound, stale } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { change } from './change.ts'
import type { Employee, EmployeeId } from './employee.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const stored: Employee = {
  ...anEmployee(),
  id: employee(12),
  companyId: mining,
  position: { id: anEmployee().positionId, name: 'Машинист бульдозера' },
  version: 3,
}
const welder = { id: 7 as PositionId, name: 'Электрогазосварщик' }

const changed = (
  patch: Input,
  version: number | null = null,
  before: Employee | null = stored,
  holders: readonly EmployeeId[] = [],
) =>
  followInCompany(change.run({ companyId: mining, id: stored.id, patch, version }, signed), {
    employees: ({ ids }) => new Map(before && ids.includes(before.id) ? [[before.id, before]] : []),
    today: () => today,
    'personnel-number': ({ number }) => (number === '7' ? holders : []),
    'place-of-work': ({ departmentId, positionId }) => ({
      hasDepartment: departmentId === stored.departmentId,
      position: [welder, stored.position].find(({ id }) => id === positionId) ?? null,
    }),
  })

const written = (patch: Input) => {
  const outcome = changed(patch)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

describe('changing an employee', () => {
  it('replaces what the patch names, and leaves the rest', () => {
    const after = { ...stored, lastName: 'Белова', version: 4 }
    expect(written({ lastName: 'белова' })).toEqual({
      answer: after,
      writes: [
        { kind: 'changed-employees', rows: [{ before: stored, after, today }] },
        {
          kind: 'journal',
          rows: [
            {
              ...signed,
              companyId: mining,
              command: 'employees/change',
              changes: [
                {
                  record: 'employee',
                  ids: [12],
                  before: { lastName: 'Абрамова' },
                  after: { lastName: 'Белова' },
                },
              ],
            },
          ],
        },
      ],
    })
  })

  it('dismisses, and takes that back', () => {
    expect(written({ dismissalDate: '2026-03-16' }).answer.dismissalDate).toBe('2026-03-16')
    const dismissed = { ...stored, dismissalDate: day('2026-03-01') }
    expect(changed({ dismissalDate: null }, null, dismissed)).toMatchObject({
      value: { answer: { dismissalDate: null, version: 4 } },
    })
  })

  it('judges the patch with what is stored now', () => {
    const dismissed = { ...stored, dismissalDate: day('2026-03-01') }
    expect(changed({ hireDate: '2026-03-02' }, null, dismissed)).toEqual(
      err({ code: 'fields', errors: [{ field: 'dismissalDate', code: 'dismissal-date/before-hire' }] }),
    )
  })

  it('writes nothing when nothing changes, and the version stays', () => {
    expect(written({ lastName: 'Абрамова', fatherName: undefined })).toEqual({ answer: stored, writes: [] })
  })

  it('moves to another department, if the company has it', () => {
    const other = 9 as DepartmentId
    expect(changed({ departmentId: other })).toEqual(
      err({ code: 'fields', errors: [{ field: 'departmentId', code: 'department/unknown' }] }),
    )
    expect(changed({ departmentId: other, positionId: welder.id })).toMatchObject({ error: {} })
    expect(written({ departmentId: stored.departmentId }).writes).toEqual([])
  })

  it('takes the name of another position along', () => {
    expect(written({ positionId: welder.id }).answer).toMatchObject({ positionId: 7, position: welder })
    expect(changed({ positionId: 8 })).toEqual(
      err({ code: 'fields', errors: [{ field: 'positionId', code: 'position/unknown' }] }),
    )
  })

  it('gives nobody the personnel number of another; who keeps one, or leaves with it, is not asked', () => {
    const numbered = { ...stored, personnelNumber: '7' }
    const left = { ...numbered, dismissalDate: day('2026-03-01') }
    const others = [employee(3), stored.id]
    const taken = err({
      code: 'fields',
      errors: [{ field: 'personnelNumber', code: 'personnel-number/taken' }],
    })
    expect(changed({ personnelNumber: '007' }, null, stored, others)).toEqual(taken)
    expect(changed({ dismissalDate: null }, null, left, others)).toEqual(taken)
    expect(changed({ personnelNumber: '7' }, null, stored, [stored.id]).ok).toBe(true)
    expect(changed({ personnelNumber: '007', lastName: 'Белова' }, null, numbered, others).ok).toBe(true)
    expect(changed({ personnelNumber: '7' }, null, { ...left, personnelNumber: null }, others).ok).toBe(true)
  })

  it('is refused for someone unknown, and before anything else for another version', () => {
    expect(changed({}, null, null)).toEqual(err(notFound))
    expect(changed({ lastName: '' }, 2)).toEqual(err(stale))
    expect(changed({ lastName: 'Белова' }, 3).ok).toBe(true)
  })
})
