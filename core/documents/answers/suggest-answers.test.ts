import { expect, test } from 'vitest'
import { aCompany, day, employee, mining } from '../../../tests/examples.ts'
import { forms, place } from '../../../tests/plain-press.ts'
import { findRoleByCode } from '../../norms/responsibilities.ts'
import type { Responsibility, ResponsibilityId } from '../../responsibilities/responsibility.ts'
import type { Suggestion, ValueKind } from '../library/template.ts'
import { suggestAnswers } from './suggest-answers.ts'

const company = aCompany()

const holds = (code: string, id: number, dismissed = false): Responsibility => {
  const role = findRoleByCode(code)
  if (!role) throw new Error(`no role ${code}`)
  return {
    id: id as ResponsibilityId,
    companyId: mining,
    roleId: role.id,
    employeeId: employee(id),
    employeeFullName: `Работник ${id}`,
    orderLink: { kind: 'not-required' },
    dismissed,
  }
}

const suggested = (
  kind: ValueKind,
  suggestion: Suggestion | null,
  responsibilities: readonly Responsibility[] = [],
  of = company,
) => {
  const values = [{ ...place, name: 'x', kind, suggested: suggestion }]
  return suggestAnswers(
    { ...forms.order, values },
    {
      company: of,
      date: day('2026-11-20'),
      responsibilities,
    },
  )
}

const byRoles: Suggestion = { from: 'responsible', roles: ['ot-head', 'risk'] }

test('a value of which nothing is known is left out', () => {
  expect(suggested({ type: 'text' }, null)).toEqual({})
  expect(suggested({ type: 'responsible', role: 'ot-head' }, null)).toEqual({})
  expect(suggested({ type: 'employees' }, byRoles)).toEqual({})
  expect(suggested({ type: 'employee' }, byRoles)).toEqual({})
  expect(suggested({ type: 'commission' }, byRoles, [holds('risk', 2)])).toEqual({})
  const values = [
    { ...place, kind: { type: 'date' as const }, suggested: { from: 'document-date' } as const },
  ]
  expect(suggestAnswers({ ...forms.order, values }, { company, date: null, responsibilities: [] })).toEqual(
    {},
  )
})

test('what the company says of itself is suggested', () => {
  expect(suggested({ type: 'text' }, { from: 'text', text: 'Кабинет' })).toEqual({ x: 'Кабинет' })
  expect(suggested({ type: 'date' }, { from: 'document-date' })).toEqual({ x: '2026-11-20' })
  expect(suggested({ type: 'place' }, { from: 'company', field: 'shortName' })).toEqual({
    x: company.shortName,
  })
  const named = { ...company, shortName: null }
  expect(suggested({ type: 'place' }, { from: 'company', field: 'shortName' }, [], named)).toEqual({
    x: company.name,
  })
  expect(suggested({ type: 'employee' }, { from: 'director' })).toEqual({
    x: { fullName: 'Пименов Антон Львович', position: 'Генеральный директор' },
  })
})

test('a dismissed holder is not suggested', () => {
  const holders = [holds('ot-head', 1, true), holds('ot-head', 2), holds('risk', 3, true)]
  expect(suggested({ type: 'responsible', role: 'ot-head' }, null, holders)).toEqual({ x: 2 })
  expect(suggested({ type: 'employee' }, byRoles, holders)).toEqual({ x: 2 })
  expect(suggested({ type: 'employees' }, byRoles, holders)).toEqual({ x: [2] })
})

test('only whoever holds the role is suggested, each once', () => {
  const holders = [holds('risk', 3), holds('ot-head', 1), holds('risk', 1), holds('trustee', 4)]
  expect(suggested({ type: 'responsible', role: 'risk' }, null, holders)).toEqual({ x: 3 })
  expect(suggested({ type: 'employees' }, byRoles, holders)).toEqual({ x: [1, 3] })
  expect(suggested({ type: 'employee' }, { from: 'responsible', roles: ['gone'] }, holders)).toEqual({})
})

test('the chair of a commission holds the first role and is no member of it', () => {
  const holders = [holds('risk', 1), holds('risk', 3), holds('ot-head', 1), holds('ot-head', 2)]
  expect(suggested({ type: 'commission' }, byRoles, holders)).toEqual({
    x: { chair: 1, members: [2, 3], secretary: null },
  })
})
