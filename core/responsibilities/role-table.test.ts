import { expect, test } from 'vitest'
import type { CompanyId } from '../companies/company.ts'
import { groupNamed } from '../documents/library/template-group.ts'
import type { EmployeeId } from '../employees/employee.ts'
import { type Role, roleGroups } from '../norms/responsibilities.ts'
import type { Responsibility, ResponsibilityId } from './responsibility.ts'
import { roleTable, warnedTemplateGroups } from './role-table.ts'

const held = (role: Role, dismissed = false): Responsibility => ({
  id: role.id as number as ResponsibilityId,
  companyId: 1 as CompanyId,
  roleId: role.id,
  employeeId: 1 as EmployeeId,
  employeeFullName: 'Абрамова Вера',
  orderLink: { kind: 'not-required' },
  dismissed,
})

const roles = roleGroups.flatMap((group) => group.roles)
const all = roles.map((role) => held(role))
const without = (code: string) =>
  all.filter(({ roleId }) => roles.find(({ id }) => id === roleId)?.code !== code)

test('a company without responsible persons is warned in every group that needs them', () => {
  const warned = warnedTemplateGroups({ responsibilities: [], notApplicable: [] })
  expect([...warned].toSorted()).toEqual(
    [
      'Приказы',
      'СУОТ',
      'Медосмотры',
      'СИЗ и СС',
      'ОТ обучение',
      'ИОТ и инструктажи',
      'Микротравмы',
      'Аптечка',
      'Пожарная безопасность',
      'Электробезопасность',
    ].toSorted(),
  )
  expect([...warned].filter((name) => groupNamed(name) === null)).toEqual([])
})

test('with every role held no one is warned', () => {
  expect([...warnedTemplateGroups({ responsibilities: all, notApplicable: [] })]).toEqual([])
})

test('one role without a holder warns in the forms of its group alone', () => {
  expect([...warnedTemplateGroups({ responsibilities: without('kit-place'), notApplicable: [] })]).toEqual([
    'Аптечка',
  ])
})

test('a dismissed holder is none, unless another holds the role', () => {
  const [role] = roles.filter(({ code }) => code === 'mt-review')
  if (!role) throw new Error('no such role')
  const responsibilities = [...without('mt-review'), held(role, true)]
  expect([...warnedTemplateGroups({ responsibilities, notApplicable: [] })]).toEqual(['Микротравмы'])
  const both = [...responsibilities, held(role)]
  expect([...warnedTemplateGroups({ responsibilities: both, notApplicable: [] })]).toEqual([])
})

test('a role switched off never counts as unfilled', () => {
  const [role] = roles.filter(({ code }) => code === 'fire-hot')
  if (!role) throw new Error('no such role')
  const holders = { responsibilities: without('fire-hot'), notApplicable: [role.id] }
  expect([...warnedTemplateGroups(holders)]).toEqual([])
  expect(roleTable(holders).flatMap((group) => group.roles.filter(({ applies }) => !applies))).toHaveLength(1)
})
