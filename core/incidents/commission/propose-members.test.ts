import { expect, test } from 'vitest'
import type { EmployeeId } from '../../employees/employee.ts'
import { findRoleByCode, type RoleId } from '../../norms/responsibilities.ts'
import { proposeMembers } from './propose-members.ts'

const id = (value: number) => value as EmployeeId
const holds = (who: number, code: string, dismissed = false) => ({
  roleId: findRoleByCode(code)?.id as RoleId,
  employeeId: id(who),
  dismissed,
})

test('the specialist and the trustee are proposed, once each, the specialist first', () => {
  const holders = [holds(3, 'trustee'), holds(1, 'ot-head'), holds(1, 'trustee'), holds(4, 'ot-division')]
  expect(proposeMembers(holders, { injured: [], charged: [] })).toEqual([1, 3])
})

test('whoever was injured, is charged with safety at the site or has left is not', () => {
  const holders = [holds(1, 'ot-head'), holds(2, 'ot-head', true), holds(3, 'trustee'), holds(4, 'trustee')]
  expect(proposeMembers(holders, { injured: [id(3)], charged: [id(4)] })).toEqual([1])
})
