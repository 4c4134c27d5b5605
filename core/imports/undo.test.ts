import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { companyId, signed, written } from '../../tests/commands/obligation-storage.ts'
import { day, employee, today } from '../../tests/examples.ts'
import {
  department,
  guard,
  held,
  importId,
  noDuties,
  position,
  quarry,
  titova,
} from '../../tests/import-example.ts'
import type { Employee, EmployeeId } from '../employees/employee.ts'
import { pickEmployeeDetails } from '../employees/parse-employee.ts'
import { shippedPositions } from '../positions/shipped-positions.ts'
import { makeTrial } from '../tariffs/company-term.ts'
import type { DecidedPost } from './import-facts.ts'
import type { ImportGround } from './plan/import-ground.ts'
import type { Made, StaffImport } from './staff-import.ts'
import { undo } from './undo.ts'

describe('undoing', () => {
  const kept: StaffImport = {
    ...{ id: importId, companyId, fileName: 'Штат.xlsx', columns: {} },
    counts: { new: 1, changed: 1, same: 0, left: 0, dismissed: 0 },
    ...{ made: signed, undone: null },
  }
  const [shipped] = shippedPositions
  if (!shipped) throw new Error('none is shipped')
  const before = pickEmployeeDetails(held(1, 'Титова', { positionId: shipped.id }))
  const made: Made = {
    employees: [employee(100)],
    changed: [{ id: employee(1), version: 5, before }],
    departments: [{ id: department(200), name: 'Новый цех' }],
    positions: [{ id: position(1000), name: 'Смотрящий' }],
  }
  const there = { departmentId: department(200), positionId: position(1000) }
  const now = held(1, 'Титова', { ...there, version: 5 })
  const petr = held(100, 'Петров', { ...there, version: 1 })
  const other = held(2, 'Белова')
  const workshop = { id: department(200), companyId, name: 'Новый цех' }
  type Known = {
    readonly staff?: readonly Employee[]
    readonly departments?: ImportGround['departments']
    readonly made?: Made | null
    readonly undone?: typeof signed | null
    readonly traced?: readonly EmployeeId[]
    readonly decided?: readonly DecidedPost[]
    readonly places?: number
    readonly counted?: number
  }
  const take = (known: Known = {}, details: object = { importId }) =>
    followInCompany(undo.run({ companyId, details: { ...details } }, signed), {
      'staff-import': ({ id }) =>
        id === importId
          ? {
              kept: { ...kept, undone: known.undone ?? null },
              made: known.made === undefined ? made : known.made,
            }
          : null,
      'import-ground': () => ({
        staff: known.staff ?? [now, petr, other],
        duties: [],
        departments: known.departments ?? [quarry, workshop],
        positions: [guard, { id: position(1000), name: 'Смотрящий' }],
      }),
      ...noDuties,
      'traced-employees': ({ ids }) => (known.traced ?? []).filter((id) => ids.includes(id)),
      'decided-posts': ({ departmentIds, positionIds }) => {
        expect([departmentIds, positionIds]).toEqual([[200], [1000]])
        return known.decided ?? []
      },
      today: () => today,
      'locked-term': () =>
        known.places === undefined
          ? null
          : { term: { ...makeTrial(today), employeeLimit: known.places }, today },
      'staff-count': () => known.counted ?? 0,
    })
  const touched = (...names: readonly string[]) => ({
    ok: false,
    error: { code: 'import/touched', names, count: names.length },
  })

  it('takes away what was added, and puts back what was changed', () => {
    const outcome = take()
    const after = { ...now, ...before, position: shipped, version: 6 }
    expect(written(outcome)).toEqual({
      'changed-employees': [{ before: now, after, today }],
      'deleted-employees': [{ companyId, id: 100, obligationIds: [], absenceIds: [] }],
      'deleted-departments': [{ ...made.departments[0], companyId }],
      'deleted-positions': [{ ...made.positions[0], companyId }],
      'undone-imports': [{ companyId, id: importId, undone: signed }],
      journal: [
        {
          ...{ ...signed, companyId, command: 'imports/undo' },
          changes: [
            { record: 'import', ids: [30], before: { fileName: 'Штат.xlsx' }, after: null },
            { record: 'employee', ids: [100], before: pickEmployeeDetails(petr), after: null },
            {
              ...{ record: 'employee', ids: [1], before: there },
              after: { departmentId: 1, positionId: shipped.id },
            },
            { record: 'department', ids: [200], before: { name: 'Новый цех' }, after: null },
            { record: 'position', ids: [1000], before: { name: 'Смотрящий' }, after: null },
          ],
        },
      ],
    })
    expect(outcome).toMatchObject({ value: { answer: { ...kept, undone: signed } } })
  })

  it('puts back the company’s own positions too', () => {
    const own = { ...made, changed: [{ id: employee(1), version: 5, before: pickEmployeeDetails(titova) }] }
    expect(written(take({ made: own }))['changed-employees']).toMatchObject([{ after: { position: guard } }])
  })

  it('needs room on the staff for whom it brings back, less those who go', () => {
    const past = { dismissalDate: day('2026-01-01') }
    const gone = { ...now, ...past }
    const full = { ok: false, error: { code: 'tariff/staff-full', most: 5 } }
    expect(take({ staff: [gone, petr], places: 5, counted: 5 }).ok).toBe(true)
    expect(take({ staff: [gone, { ...petr, ...past }], places: 5, counted: 5 })).toEqual(full)
    expect(take({ staff: [gone, { ...petr, ...past }], places: 5, counted: 4 }).ok).toBe(true)
    expect(take({ staff: [now, petr], places: 5, counted: 9 }).ok).toBe(true)
  })

  it('leaves be whoever is gone since', () => {
    const rows = written(take({ staff: [other] }))
    expect(rows['changed-employees']).toBeUndefined()
    expect(rows.journal).toMatchObject([
      { changes: [{ record: 'import' }, { record: 'department' }, { record: 'position' }] },
    ])
  })

  it('tells nothing of whom it puts back as they are', () => {
    const unchanged = {
      ...made,
      changed: [{ id: employee(1), version: 5, before: pickEmployeeDetails(now) }],
    }
    expect(written(take({ made: unchanged })).journal).toMatchObject([
      {
        changes: [
          { record: 'import' },
          { record: 'employee', ids: [100] },
          { record: 'department' },
          { record: 'position' },
        ],
      },
    ])
  })

  it('is refused while somebody else has come to the personnel number that would be given back', () => {
    const changed = made.changed.map((one) => ({ ...one, before: { ...one.before, personnelNumber: '7' } }))
    const numbered = { departments: [quarry, workshop], made: { ...made, changed } }
    const belova = { ...other, personnelNumber: '007' }
    expect(take({ ...numbered, staff: [now, petr, belova] })).toEqual(touched('Белова Вера Ильинична'))
    expect(take({ ...numbered, staff: [now, petr, other] }).ok).toBe(true)
  })

  it('is refused once anything was touched', () => {
    const person = (name: string) => `${name} Вера Ильинична`
    expect(take({ staff: [{ ...now, version: 6 }, petr] })).toEqual(touched(person('Титова')))
    expect(take({ staff: [now, { ...petr, version: 2 }] })).toEqual(touched(person('Петров')))
    expect(take({ traced: [employee(100)] })).toEqual(touched(person('Петров')))
    expect(take({ staff: [{ ...other, departmentId: there.departmentId }] })).toEqual(
      touched(person('Белова')),
    )
    expect(take({ staff: [{ ...other, positionId: there.positionId }] })).toEqual(touched(person('Белова')))
    expect(take({ departments: [quarry, { ...workshop, name: 'Цех' }] })).toEqual(touched('Новый цех'))
    expect(take({ departments: [quarry] })).toEqual(touched('Новый цех'))
    const seven = Array.from({ length: 7 }, (_, i) => held(50 + i, `Белова${'а'.repeat(i)}`, there))
    expect(take({ staff: seven })).toMatchObject({
      error: { count: 7, names: { length: 5, 0: person('Белова') } },
    })
  })

  it('is refused once it was decided what a position that it made requires, or one in a department that it made', () => {
    const [of, elsewhere] = [position(1000), position(7)]
    expect(take({ decided: [{ positionId: of, departmentId: null }] })).toEqual(
      touched('требования «Смотрящий»'),
    )
    expect(take({ decided: [{ positionId: elsewhere, departmentId: department(200) }] })).toEqual(
      touched('требования «Новый цех»'),
    )
    expect(take({ decided: [{ positionId: of, departmentId: department(200) }] })).toEqual(
      touched('требования «Смотрящий»', 'требования «Новый цех»'),
    )
  })

  it('is done once, and of an import that is there and known', () => {
    expect(take({ undone: signed })).toEqual({ ok: false, error: { code: 'import/undone' } })
    expect(take({ made: null })).toEqual({ ok: false, error: { code: 'import/forgotten' } })
    expect(take({}, { importId: 31 })).toMatchObject({ ok: false, error: { code: 'not-found' } })
    expect(take({}, {})).toMatchObject({ ok: false, error: { code: 'fields' } })
  })
})
