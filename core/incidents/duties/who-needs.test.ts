import { expect, test } from 'vitest'
import { anEmployee, day, employee } from '../../../tests/examples.ts'
import { anIncident } from '../../../tests/incidents-example.ts'
import type { DepartmentId } from '../../departments/department.ts'
import type { PositionId } from '../../positions/position.ts'
import { listWhoNeeds } from './who-needs.ts'

const today = day('2026-11-20')

/** An employee of a department and a position; whoever was injured is the first. */
const person = (id: number, department: number, position: number, dismissed: string | null = null) => ({
  ...anEmployee(),
  id: employee(id),
  departmentId: department as DepartmentId,
  positionId: position as PositionId,
  dismissalDate: dismissed === null ? null : day(dismissed),
})

const injured = person(1, 1, 1)
const samePlace = person(2, 1, 1)
const sameDepartment = person(3, 1, 2)
const samePosition = person(4, 2, 1)
const other = person(5, 2, 2)
const staff = [other, samePosition, sameDepartment, samePlace, injured]

test('a briefing is for the department of the injured and for their position elsewhere', () => {
  expect(listWhoNeeds('briefing', anIncident(), staff, today)).toEqual([4, 3, 2, 1])
})

test('a training is for the position, an assessment for the place of work', () => {
  expect(listWhoNeeds('training', anIncident(), staff, today)).toEqual([4, 2, 1])
  expect(listWhoNeeds('risk', anIncident(), staff, today)).toEqual([2, 1])
  expect(listWhoNeeds('workingConditions', anIncident(), staff, today)).toEqual([2, 1])
})

test('whoever is dismissed or was killed is not meant, and still tells the place', () => {
  const [one] = anIncident().injured
  if (!one) throw new Error('no one was injured')
  const killed = anIncident({ injured: [{ ...one, severity: 'fatal' }] })
  expect(listWhoNeeds('risk', killed, staff, today)).toEqual([2])
  const left = [person(1, 1, 1, '2026-11-19'), samePlace, person(6, 1, 1, '2026-11-20')]
  expect(listWhoNeeds('risk', anIncident(), left, today)).toEqual([2, 6])
})

test('of outsiders the records know nothing', () => {
  const stranger = { employeeId: null, fullName: 'Чужой', employer: 'ООО', severity: 'fatal' } as const
  expect(listWhoNeeds('briefing', anIncident({ injured: [stranger] }), staff, today)).toEqual([])
})
