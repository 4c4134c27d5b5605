import { expect, test } from 'vitest'
import {
  aCompletion,
  anObligation,
  aTraining,
  day,
  employee,
  instant,
  mining,
  someone,
  today,
} from '../../tests/examples.ts'
import { findRoleByCode, type RoleId, roleGroups } from '../norms/responsibilities.ts'
import { makeStandingObligation } from '../obligations/standing/standing-obligation.ts'
import { listHoldersToday, type ResponsibilityId, type Term, tellHeldNow } from './responsibility.ts'
import { countUnfilled, findWarnedTemplateGroups } from './role-table.ts'

const head = findRoleByCode('ot-head')
if (!head) throw new Error('no such role')
const term: Term = {
  id: 1,
  responsibilityId: 5 as ResponsibilityId,
  roleId: head.id,
  employeeId: employee(2),
  employeeFullName: 'Белова Вера Ильинична',
  orderLink: { kind: 'not-required' },
  since: { by: someone, at: instant('2026-03-01T10:00:00Z') },
  until: null,
}
const held = (dismissalDate: string | null) =>
  tellHeldNow(
    mining,
    term,
    { fullName: 'Орлова Вера Ильинична', dismissalDate: dismissalDate === null ? null : day(dismissalDate) },
    [],
    today,
  )

test('a holder has the name of today, and is dismissed from the day after the last day of work on', () => {
  expect(held(null)).toEqual({
    id: 5,
    companyId: mining,
    roleId: head.id,
    employeeId: 2,
    orderLink: { kind: 'not-required' },
    employeeFullName: 'Орлова Вера Ильинична',
    lacks: ['A', 'B', 'firstAid', 'ppe'].map((programme) => ({ programme, why: 'never', since: null })),
    dismissed: false,
  })
  expect(held('2026-03-16').dismissed).toBe(false)
  expect(held('2026-03-15').dismissed).toBe(true)
})

test('roles without a holder are counted among those that the groups of forms rest on, each once', () => {
  const none = { responsibilities: [], answers: [] }
  const some = { responsibilities: [held(null)], answers: [] }
  const groups = findWarnedTemplateGroups(none)
  expect(countUnfilled(none, new Set())).toBe(0)
  expect(countUnfilled(none, new Set(['no such group']))).toBe(0)
  const all = countUnfilled(none, groups)
  expect(all).toBeGreaterThan(5)
  expect(countUnfilled(some, groups)).toBe(all - 1)
  expect(countUnfilled(none, new Set(['Микротравмы']))).toBeLessThan(all)
  expect(countUnfilled(none, new Set(['Микротравмы']))).toBeGreaterThan(0)
})

test('a group of roles counts for any of the groups of forms that rest on it', () => {
  const shared = roleGroups.find(({ templateGroups }) => templateGroups.length > 1)
  const [name = ''] = shared?.templateGroups ?? []
  const none = { responsibilities: [], answers: [] }
  expect(countUnfilled(none, new Set([name]))).toBeGreaterThan(0)
})

test('a role that is not in the catalogue asks for no training', () => {
  const unknown = { ...term, roleId: 9999 as RoleId }
  const holder = { fullName: 'Орлова Вера Ильинична', dismissalDate: null }
  expect(tellHeldNow(mining, unknown, holder, [], today).lacks).toEqual([])
})

test('of each holder only their own trainings count', () => {
  const holder = { fullName: 'Орлова Вера Ильинична', dismissalDate: null }
  const other = { ...term, id: 2, responsibilityId: 6 as ResponsibilityId, employeeId: employee(3) }
  const trained = makeStandingObligation({
    obligation: anObligation(1, { employeeId: employee(2), subject: aTraining }),
    completions: [aCompletion(1, '2026-03-01')],
  })
  const lacksOf = listHoldersToday(
    mining,
    [
      { ...term, ...holder },
      { ...other, ...holder },
    ],
    [trained],
    today,
  ).map(({ id, lacks }) => [id, lacks.map(({ programme }) => programme)])
  expect(lacksOf).toEqual([
    [5, ['A', 'B', 'ppe']],
    [6, ['A', 'B', 'firstAid', 'ppe']],
  ])
})
