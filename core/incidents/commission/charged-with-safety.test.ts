import { describe, expect, it } from 'vitest'
import { employee, mining } from '../../../tests/examples.ts'
import { aCommission, changed } from '../../../tests/incident-entered.ts'
import { anIncident, codesOf } from '../../../tests/incidents-example.ts'
import { follow } from '../../commands/follow.ts'
import type { DepartmentId } from '../../departments/department.ts'
import { findRoleByCode, type RoleId } from '../../norms/responsibilities.ts'
import { findCharged, proposeCharged, SAFETY_IN_DEPARTMENT } from './charged-with-safety.ts'

describe('whoever is directly charged with safety at the site', () => {
  const [chair, member, outsider] = [{ employeeId: 4 }, { employeeId: 2 }, { fullName: 'Волкова В. В.' }]
  const led = (given: object, inCharge: readonly number[] = []) =>
    changed({ commission: { ...aCommission, ...given } }, anIncident(), inCharge)
  const errorsOf = (result: ReturnType<typeof led>) =>
    result.ok || !('errors' in result.error) ? [] : result.error.errors
  const code = 'commission/charged-with-safety'

  it('is never in the commission, at whichever place', () => {
    expect(errorsOf(led({ chargedWithSafety: [chair] }))).toEqual([{ field: 'chair', code }])
    expect(errorsOf(led({ chargedWithSafety: [{ employeeId: 3 }] }))).toEqual([
      { field: 'members', row: 1, code },
    ])
    const members = [member, { fullName: 'ВОЛКОВА В. В.' }]
    expect(errorsOf(led({ members, chargedWithSafety: [outsider] }))).toEqual([
      { field: 'members', row: 1, code },
    ])
  })

  it('is kept with the commission, where someone says who it is', () => {
    const told = led({ chargedWithSafety: [{ employeeId: 5 }, outsider] })
    expect(told.ok && told.value.answer.commission?.chargedWithSafety).toEqual([
      { employeeId: 5, fullName: 'Работник5 Вера Ильинична', post: 'Машинист бульдозера' },
      { employeeId: null, ...outsider, post: '' },
    ])
    const untold = led({})
    expect(untold.ok && untold.value.answer.commission).not.toHaveProperty('chargedWithSafety')
  })

  it('is known from the orders of the company, until someone says who it is', () => {
    expect(errorsOf(led({}, [2]))).toEqual([{ field: 'members', row: 0, code }])
    expect(errorsOf(led({}, [4]))).toEqual([{ field: 'chair', code }])
    expect(errorsOf(led({}, [5]))).toEqual([])
    expect(errorsOf(led({ chargedWithSafety: [{ employeeId: 5 }] }, [2]))).toEqual([])
    expect(codesOf(changed({ place: 'Двор' }, anIncident(), [1]))).toEqual([])
  })

  it('is somebody, and not too many', () => {
    const charged = (chargedWithSafety: unknown) => errorsOf(led({ chargedWithSafety }))
    const field = 'chargedWithSafety'
    expect(charged([{ employeeId: 5 }, { employeeId: 99 }])).toEqual([
      { field, row: 1, code: 'employee/unknown' },
    ])
    expect(charged(Array.from({ length: 30 }, () => outsider))).toEqual([])
    for (const wrong of ['x', Array.from({ length: 31 }, () => outsider)])
      expect(charged(wrong)).toEqual([{ field, code: 'list/invalid' }])
  })

  it('holds a role of the catalogue', () => {
    expect(findRoleByCode('ot-division')?.id).toBe(SAFETY_IN_DEPARTMENT)
  })

  it('is asked for only among the investigators of a department of someone injured', () => {
    const of = (id: number) => ({ departmentId: id as DepartmentId })
    const people = new Map([of(1), of(1), of(2)].map((one, at) => [employee(at + 1), one]))
    const asked: number[] = []
    const gathering = findCharged({
      companyId: mining,
      people,
      injured: [employee(1)],
      investigators: [2, 3, 9].map(employee),
    })
    follow(gathering, {
      'holdings-of-role': ({ employeeId }) => {
        asked.push(employeeId)
        return []
      },
    })
    expect(asked).toEqual([2])
  })

  it('is proposed: whoever holds the role in a department of someone injured', () => {
    const of = (id: number) => ({ departmentId: id as DepartmentId })
    const people = new Map([of(1), of(1), of(2), of(2)].map((one, at) => [employee(at + 1), one]))
    const holds = (who: number, code = 'ot-division', dismissed = false) => ({
      roleId: findRoleByCode(code)?.id as RoleId,
      employeeId: employee(who),
      dismissed,
    })
    const holders = [holds(2), holds(3), holds(4, 'ot-head'), holds(1, 'ot-division', true), holds(9)]
    const proposed = (...injured: number[]) =>
      proposeCharged(holders, { people, injured: injured.map(employee) })
    expect([proposed(1), proposed(4), proposed(1, 4), proposed(), proposed(9)]).toEqual([
      [2],
      [3],
      [2, 3],
      [],
      [],
    ])
  })
})
