import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import {
  anEmployee,
  day,
  employee,
  instant,
  mining,
  someone,
  somePosition,
  today,
} from '../../../tests/examples.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { fieldErrors, notFound } from '../../shared/results/refusals.ts'
import { err } from '../../shared/results/result.ts'
import type { EmployeeDetails, EmployeeId } from '../employee.ts'
import { type Absence, type AbsenceId, findAway } from './absence.ts'
import { change } from './change.ts'
import { enter } from './enter.ts'
import { remove } from './remove.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const id = 7 as AbsenceId
const who = employee(1)
const anAbsence = (from: string, to: string | null, number = 7): Absence => ({
  id: number as AbsenceId,
  companyId: mining,
  employeeId: who,
  kind: 'illness',
  from: day(from),
  to: to === null ? null : day(to),
})

type Kept = { readonly absences?: readonly Absence[]; readonly staff?: Partial<EmployeeDetails> | null }

const answers = ({ absences = [], staff = {} }: Kept) => ({
  employees: ({ ids }: { readonly ids: readonly EmployeeId[] }) =>
    new Map(
      staff === null || !ids.includes(who)
        ? []
        : [
            [
              who,
              {
                ...anEmployee(staff),
                id: who,
                companyId: mining,
                position: { id: somePosition, name: 'Машинист бульдозера' },
                version: 1,
              },
            ],
          ],
    ),
  'absences-of': () => absences,
  'absent-employee': () => (absences.some((one) => one.id === id) ? who : null),
  'new-absence-id': () => id,
  today: () => today,
})

const entered = (details: Input, kept: Kept = {}) =>
  followInCompany(
    enter.run({ companyId: mining, details: { employeeId: 1, kind: 'illness', ...details } }, signed),
    answers(kept),
  )
const refusedWith = (field: string, code: string) =>
  ({ ok: false, error: { code: 'fields', errors: [{ field, code }] } }) as const

describe('entering an absence', () => {
  it('takes both days as typed, and the journal has it', () => {
    const absence = anAbsence('2026-03-01', '2026-06-30')
    const details = { kind: 'illness', from: '2026-03-01', to: '2026-06-30' }
    const outcome = entered({ from: '01.03.2026', to: '2026-06-30' })
    expect(outcome).toMatchObject({ ok: true, value: { answer: absence } })
    expect(outcome.ok && outcome.value.writes).toEqual([
      { kind: 'new-absences', rows: [{ absence, entered: signed }] },
      {
        kind: 'journal',
        rows: [
          {
            ...signed,
            companyId: mining,
            command: 'absences/enter',
            changes: [{ record: 'absence', ids: [id], before: null, after: { employeeId: who, ...details } }],
          },
        ],
      },
    ])
  })

  it('may leave the last day open, and be of one day', () => {
    expect(entered({ from: '2026-03-01' })).toMatchObject({ ok: true, value: { answer: { to: null } } })
    expect(entered({ from: '2026-03-01', to: '2026-03-01' }).ok).toBe(true)
  })

  it('asks for the kind and the first day', () => {
    expect(entered({ kind: 'holiday', from: '' })).toEqual(
      err(
        fieldErrors(
          { field: 'kind', code: 'absence-kind/required' },
          { field: 'from', code: 'date/required' },
        ),
      ),
    )
  })

  it('ends no earlier than it begins, and lasts five years at most', () => {
    expect(entered({ from: '2026-03-02', to: '2026-03-01' })).toEqual(
      refusedWith('to', 'absence/ends-before-start'),
    )
    expect(entered({ from: '2026-03-02', to: '2031-03-02' }).ok).toBe(true)
    expect(entered({ from: '2026-03-02', to: '2031-03-03' })).toEqual(refusedWith('to', 'date/too-far'))
  })

  it('says of a first day that is missing that alone', () => {
    expect(entered({ from: '', to: '2026-03-01' })).toEqual(refusedWith('from', 'date/required'))
  })

  it('begins a year ahead at most', () => {
    expect(entered({ from: '2027-03-16' }).ok).toBe(true)
    expect(entered({ from: '2027-03-17' })).toEqual(refusedWith('from', 'date/too-far'))
  })

  it('is within the employment: from the day of hiring to that of the dismissal', () => {
    const staff = { hireDate: day('2026-02-01'), dismissalDate: day('2026-05-01') }
    const of = (from: string, to: string | null = null) => entered({ from, to }, { staff })
    expect(of('2026-01-31')).toEqual(refusedWith('from', 'absence/before-hire'))
    expect(of('2026-02-01', '2026-05-01').ok).toBe(true)
    expect(of('2026-05-01').ok).toBe(true)
    expect(of('2026-05-01', '2026-05-01').ok).toBe(true)
    expect(of('2026-05-02')).toEqual(refusedWith('from', 'absence/after-dismissal'))
    expect(of('2026-02-01', '2026-05-02')).toEqual(refusedWith('to', 'absence/after-dismissal'))
  })

  it('overlaps no other of the employee, not by a day', () => {
    const kept = { absences: [anAbsence('2026-02-10', '2026-02-20', 3)] }
    const of = (from: string, to: string | null) => entered({ from, to }, kept)
    const overlapping = refusedWith('from', 'absence/overlaps')
    expect(of('2026-02-20', null)).toEqual(overlapping)
    expect(of('2026-02-01', '2026-02-10')).toEqual(overlapping)
    expect(of('2026-02-01', null)).toEqual(overlapping)
    expect(of('2026-02-21', null).ok).toBe(true)
    expect(of('2026-02-01', '2026-02-09').ok).toBe(true)
    const open = { absences: [anAbsence('2026-02-10', null, 3)] }
    expect(entered({ from: '2026-03-01', to: '2026-03-05' }, open)).toEqual(overlapping)
    expect(entered({ from: '2026-02-01', to: '2026-02-09' }, open).ok).toBe(true)
    expect(entered({ kind: 'holiday', from: '2026-02-20' }, kept)).toEqual(
      refusedWith('kind', 'absence-kind/required'),
    )
  })

  it('is of an employee of the company', () => {
    expect(entered({ employeeId: null })).toEqual(refusedWith('employeeId', 'employee/required'))
    expect(entered({ employeeId: 'x' })).toEqual(refusedWith('employeeId', 'employee/unknown'))
    expect(entered({ from: '2026-03-01' }, { staff: null })).toEqual(
      refusedWith('employeeId', 'employee/unknown'),
    )
  })
})

describe('correcting an absence', () => {
  const changed = (
    patch: Input,
    absences = [anAbsence('2026-02-10', null), anAbsence('2026-01-01', '2026-01-31', 3)],
  ) => followInCompany(change.run({ companyId: mining, id, patch }, signed), answers({ absences }))

  it('gives it an end, and says of what was not named nothing', () => {
    const after = anAbsence('2026-02-10', '2026-03-15')
    expect(changed({ to: '2026-03-15' })).toMatchObject({
      ok: true,
      value: {
        answer: after,
        writes: [
          { kind: 'changed-absences', rows: [after] },
          { rows: [{ changes: [{ ids: [id], before: { to: null }, after: { to: '2026-03-15' } }] }] },
        ],
      },
    })
  })

  it('opens it again, and writes nothing for the same', () => {
    const absences = [anAbsence('2026-02-10', '2026-03-15')]
    expect(changed({ to: null }, absences)).toMatchObject({ ok: true, value: { answer: { to: null } } })
    expect(changed({ from: '2026-02-10' }, absences)).toMatchObject({ ok: true, value: { writes: [] } })
  })

  it('does not overlap itself, but no other either', () => {
    expect(changed({ from: '2026-02-01' }).ok).toBe(true)
    expect(changed({ from: '2026-01-31' })).toEqual(refusedWith('from', 'absence/overlaps'))
  })

  it('is of that absence among several, and what is sent as undefined stays', () => {
    const absences = [anAbsence('2026-01-01', '2026-01-31', 3), anAbsence('2026-02-10', null)]
    expect(changed({ from: undefined, to: '2026-03-15' }, absences)).toMatchObject({
      ok: true,
      value: { answer: anAbsence('2026-02-10', '2026-03-15') },
    })
  })

  it('is refused where there is none, or none any more once the employee is locked', () => {
    expect(changed({}, [])).toEqual(err(notFound))
    const late = (kept: Kept) =>
      followInCompany(change.run({ companyId: mining, id, patch: {} }, signed), {
        ...answers(kept),
        'absent-employee': () => who,
      })
    expect(late({ absences: [] })).toEqual(err(notFound))
    expect(late({ absences: [anAbsence('2026-02-10', null)], staff: null })).toEqual(err(notFound))
  })
})

describe('deleting an absence', () => {
  it('keeps it in the journal alone', () => {
    const absence = anAbsence('2026-02-10', null)
    const removed = (absences: readonly Absence[]) =>
      followInCompany(remove.run({ companyId: mining, id }, signed), answers({ absences }))
    expect(removed([absence])).toMatchObject({
      ok: true,
      value: {
        writes: [
          { kind: 'deleted-absences', rows: [absence] },
          {
            rows: [
              {
                changes: [
                  { ids: [id], before: { employeeId: who, from: '2026-02-10', to: null }, after: null },
                ],
              },
            ],
          },
        ],
      },
    })
    expect(removed([])).toEqual(err(notFound))
  })
})

describe('being away', () => {
  const absences = [anAbsence('2026-01-01', '2026-01-31', 1), anAbsence('2026-03-01', null, 2)]

  it('is told by the day, both ends included', () => {
    const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01', '2026-03-01', '2030-01-01']
    const away = days.map((one) => findAway(absences, who, day(one))?.to)
    expect(away).toEqual([undefined, '2026-01-31', '2026-01-31', undefined, null, null])
  })

  it('is told of one employee among several', () => {
    expect(findAway(absences, who, day('2026-04-01'))).toEqual({ kind: 'illness', to: null })
    expect(findAway(absences, employee(2), day('2026-04-01'))).toBeNull()
  })
})
