import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { instant, mining, someone } from '../../tests/examples.ts'
import { fieldErrors, notFound } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { add } from './add.ts'
import type { DepartmentId } from './department.ts'
import { remove } from './remove.ts'
import { rename } from './rename.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const [own, other] = [1 as DepartmentId, 2 as DepartmentId]
const taken = err(fieldErrors({ field: 'name', code: 'department-name/taken' }))
const journal = (command: string, before: object | null, after: object) => ({
  kind: 'journal',
  rows: [
    { ...signed, companyId: mining, command, changes: [{ record: 'department', ids: [own], before, after }] },
  ],
})

describe('adding a department', () => {
  const added = (name: unknown, sameNamed: DepartmentId | null = null) =>
    followInCompany(add.run({ companyId: mining, name }, signed), {
      'department-named': () => sameNamed,
      'new-department-id': () => own,
    })

  it('takes the name in one line', () => {
    const department = { id: own, companyId: mining, name: 'Участок сварки' }
    const writes = [
      { kind: 'new-departments', rows: [department] },
      journal('departments/add', null, { name: 'Участок сварки' }),
    ]
    expect(added('  Участок   сварки ')).toEqual({ ok: true, value: { answer: department, writes } })
  })

  it('is refused without a name, and with that of another', () => {
    expect(added(null)).toEqual(err(fieldErrors({ field: 'name', code: 'department-name/required' })))
    expect(added('Карьер', other)).toEqual(taken)
  })
})

describe('renaming a department', () => {
  const before = { id: own, companyId: mining, name: 'Карьер' }
  const renamed = (name: string, sameNamed: DepartmentId | null, known: typeof before | null = before) =>
    followInCompany(rename.run({ companyId: mining, id: own, name }, signed), {
      department: () => known,
      'department-named': () => sameNamed,
    })

  it('takes its own name in other letters, and writes nothing for the same', () => {
    const after = { ...before, name: 'КАРЬЕР' }
    const writes = [
      { kind: 'renamed-departments', rows: [after] },
      journal('departments/rename', { name: 'Карьер' }, { name: 'КАРЬЕР' }),
    ]
    expect(renamed('КАРЬЕР', own)).toEqual({ ok: true, value: { answer: after, writes } })
    expect(renamed('Карьер', own)).toEqual({ ok: true, value: { answer: before, writes: [] } })
  })

  it('is refused for a department that is not there, and with the name of another', () => {
    expect(renamed('Склад', null, null)).toEqual(err(notFound))
    expect(renamed('Склад', other)).toEqual(taken)
    expect(renamed(' ', null)).toEqual(err(fieldErrors({ field: 'name', code: 'department-name/required' })))
  })

  it('takes a name that no other has', () => {
    expect(renamed('Склад', null)).toMatchObject({ ok: true, value: { answer: { name: 'Склад' } } })
  })
})

describe('deleting a department', () => {
  const gone = { record: 'requirement', ids: [3], before: {}, after: null }
  const before = { id: own, companyId: mining, name: 'Карьер' }
  const removed = (
    people: { fullName: string; count: number } | null,
    known: typeof before | null = before,
  ) =>
    followInCompany(remove.run({ companyId: mining, id: own }, signed), {
      'department-requirements': () => [gone],
      department: () => known,
      'department-people': () => people,
    })

  it('is for one that no one is in, and the journal keeps its name and what it required', () => {
    const writes = [
      { kind: 'deleted-departments', rows: [before] },
      {
        kind: 'journal',
        rows: [
          {
            ...signed,
            companyId: mining,
            command: 'departments/remove',
            changes: [{ record: 'department', ids: [own], before: { name: 'Карьер' }, after: null }, gone],
          },
        ],
      },
    ]
    expect(removed(null)).toEqual({ ok: true, value: { answer: null, writes } })
  })

  it('is refused while somebody is in it, and where there is none', () => {
    const people = { fullName: 'Абрамова Вера Ильинична', count: 2 }
    expect(removed(people)).toEqual(err({ code: 'department/has-employees', ...people }))
    expect(removed(null, null)).toEqual(err(notFound))
  })
})
