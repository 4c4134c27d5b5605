import { expect, test } from 'vitest'
import type { CompanyId } from '../companies/company.ts'
import { findGroupByName } from '../documents/library/template-group.ts'
import type { EmployeeId } from '../employees/employee.ts'
import { type CircumstanceId, circumstances } from '../norms/circumstances.ts'
import { type Role, roleGroups } from '../norms/responsibilities.ts'
import { isUnfilled } from './held-role.ts'
import { readHolders } from './holders-in.ts'
import type { HeldResponsibility, ResponsibilityId } from './responsibility.ts'
import type { Holders } from './responsibility-repository.ts'
import { lookUpAnswers } from './role-need.ts'
import { findWarnedTemplateGroups, listQuestions, makeRoleTable } from './role-table.ts'

const held = (role: Role, dismissed = false): HeldResponsibility => ({
  id: role.id as number as ResponsibilityId,
  companyId: 1 as CompanyId,
  roleId: role.id,
  employeeId: 1 as EmployeeId,
  employeeFullName: 'Абрамова Вера',
  orderLink: { kind: 'not-required' },
  dismissed,
  lacks: [],
})

const roles = roleGroups.flatMap((group) => group.roles)
const all = roles.map((role) => held(role))
const without = (code: string) =>
  all.filter(({ roleId }) => roles.find(({ id }) => id === roleId)?.code !== code)

test('a company without responsible persons is warned in every group that every company needs', () => {
  const warned = findWarnedTemplateGroups({ responsibilities: [], answers: [] })
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
    ].toSorted(),
  )
  expect([...warned].filter((name) => findGroupByName(name) === null)).toEqual([])
})

test('with every role held no one is warned', () => {
  expect([...findWarnedTemplateGroups({ responsibilities: all, answers: [] })]).toEqual([])
})

test('one role without a holder warns in the forms of its group alone', () => {
  expect([...findWarnedTemplateGroups({ responsibilities: without('kit-place'), answers: [] })]).toEqual([
    'Аптечка',
  ])
})

test('a dismissed holder is none, unless another holds the role', () => {
  const [role] = roles.filter(({ code }) => code === 'mt-review')
  if (!role) throw new Error('no such role')
  const responsibilities = [...without('mt-review'), held(role, true)]
  expect([...findWarnedTemplateGroups({ responsibilities, answers: [] })]).toEqual(['Микротравмы'])
  const both = [...responsibilities, held(role)]
  expect([...findWarnedTemplateGroups({ responsibilities: both, answers: [] })]).toEqual([])
})

const circumstanceOf = (code: string) => {
  const id = roles.find((role) => role.code === code)?.circumstance
  if (!id) throw new Error(`${code} depends on nothing`)
  return id
}
const unfilled = (holders: Holders) =>
  makeRoleTable(holders).flatMap((group) => group.roles.filter(isUnfilled).map(({ role }) => role.code))

test('a newcomer is asked first: what depends on an answer is no omission until it is given', () => {
  const nothing = { responsibilities: [], answers: [] }
  const always = roles.filter(({ condition }) => condition === null)
  expect(unfilled(nothing)).toEqual(always.map(({ code }) => code))
  expect(always.length).toBeLessThan(roles.length / 2)
  const asked = listQuestions(nothing)
  expect(asked).toHaveLength(circumstances.filter(({ after }) => after === null).length)
  expect(asked.map(({ question }) => question)).toContain('Есть ли у вас работы на высоте?')
})

test('a yes counts every role that depends on it, a no hides them, and neither is asked again', () => {
  const electrical = circumstanceOf('el-head')
  const dependent = roles.filter(({ circumstance }) => circumstance === electrical).map(({ code }) => code)
  expect(dependent).toHaveLength(5)
  const said = (applies: boolean): Holders => ({
    responsibilities: [],
    answers: [{ circumstanceId: electrical, applies }],
  })
  expect(unfilled(said(true))).toEqual(expect.arrayContaining(dependent))
  expect(unfilled(said(false))).not.toEqual(expect.arrayContaining(dependent.slice(0, 1)))
  for (const applies of [true, false])
    expect(listQuestions(said(applies)).map(({ id }) => id)).not.toContain(electrical)
})

test('what follows from another circumstance is asked after its yes, and is a no after its no', () => {
  const [electrical, commission] = [circumstanceOf('el-head'), circumstanceOf('el-commission')]
  const asks = (answers: Holders['answers']) =>
    listQuestions({ responsibilities: [], answers }).some(({ id }) => id === commission)
  expect(asks([])).toBe(false)
  expect(asks([{ circumstanceId: electrical, applies: true }])).toBe(true)
  const answers = [{ circumstanceId: electrical, applies: false }]
  expect(asks(answers)).toBe(false)
  const needs = makeRoleTable({ responsibilities: [], answers }).flatMap((group) => group.roles)
  expect(needs.find(({ role }) => role.code === 'el-commission')).toMatchObject({
    need: 'not-needed',
    answer: null,
  })
})

test('whoever holds a role answers for the company, until it says otherwise; a dismissed holder does not', () => {
  const lifting = roles.find(({ code }) => code === 'lifting')
  if (!lifting?.circumstance) throw new Error('no such role')
  const needOfLifting = (responsibilities: readonly HeldResponsibility[], answers: Holders['answers'] = []) =>
    makeRoleTable({ responsibilities, answers })
      .flatMap((group) => group.roles)
      .find(({ role }) => role === lifting)?.need
  expect(needOfLifting([held(lifting)])).toBe('needed')
  expect(needOfLifting([held(lifting, true)])).toBe('asked')
  const no = [{ circumstanceId: lifting.circumstance, applies: false }]
  expect(needOfLifting([held(lifting)], no)).toBe('not-needed')
})

test('every condition has its question, and every question a role', () => {
  for (const { condition, circumstance } of roles) expect(condition === null).toBe(circumstance === null)
  const used = new Set(roles.flatMap(({ circumstance }) => circumstance ?? []))
  expect([...used].toSorted()).toEqual(circumstances.map(({ id }) => id).toSorted())
  expect(new Set(circumstances.map(({ id }) => id)).size).toBe(circumstances.length)
})

test('the table tells what the company has said, and nothing is known of what there is no circumstance of', () => {
  const electrical = circumstanceOf('el-head')
  for (const applies of [true, false]) {
    const answers = [{ circumstanceId: electrical, applies }]
    const rows = makeRoleTable({ responsibilities: [], answers }).flatMap((group) => group.roles)
    expect(rows.find(({ role }) => role.code === 'el-head')?.answer).toBe(applies)
  }
  expect(lookUpAnswers([])(9999 as CircumstanceId)).toBeUndefined()
})

test('holders and answers can be read off the table again, in their orders', () => {
  const [first, second] = circumstances
  if (!first || !second) throw new Error('no circumstances')
  const holders: Holders = {
    responsibilities: all.toSorted((a, b) => a.id - b.id),
    answers: [
      { circumstanceId: first.id, applies: false },
      { circumstanceId: second.id, applies: true },
    ],
  }
  const rows = makeRoleTable(holders).flatMap((group) => group.roles)
  expect(readHolders(rows.toReversed())).toEqual(holders)
})
