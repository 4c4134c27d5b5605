import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { PostsGround } from '@osh/core/requirements/posts/posts-ground.ts'
import type { Requirement } from '@osh/core/requirements/requirement.ts'
import type { RequiredDuty, RequiredPerson } from '@osh/core/requirements/requirement-facts.ts'
import type { RequirementId } from '@osh/core/shared/identity.ts'
import {
  aTraining,
  day,
  employee,
  instant,
  mining,
  months,
  obligation,
  someDepartment,
  someone,
  somePosition,
  today,
} from './examples.ts'

export const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
export const general = { positionId: somePosition, departmentId: null } as const

/** A requirement in force at the position's general post. */
export const aRequirement = (id: number, changes: Partial<Requirement> = {}): Requirement => ({
  ...general,
  id: id as RequirementId,
  companyId: mining,
  subject: aTraining,
  periodicity: months(12),
  ruleId: null,
  citation: null,
  decision: { kind: 'accepted', instead: null, basis: null },
  since: day('2026-01-10'),
  decided: signed,
  ...changes,
})

export const aPerson = (id: number, changes: Partial<RequiredPerson> = {}): RequiredPerson => ({
  id: employee(id),
  fullName: `Работник ${id}`,
  personnelNumber: null,
  positionId: somePosition,
  position: 'Кладовщик',
  departmentId: someDepartment,
  department: 'Склад',
  birthDate: day('1988-05-14'),
  hireDate: day('2019-09-02'),
  dismissalDate: null,
  transferredOn: null,
  ...changes,
})

export const aDuty = (id: number, changes: Partial<RequiredDuty> = {}): RequiredDuty => ({
  id: obligation(id),
  employeeId: employee(1) as EmployeeId,
  subject: aTraining,
  periodicity: months(12),
  requirementId: null,
  baseDate: null,
  deadline: null,
  isFixed: false,
  memo: null,
  ...changes,
})

/** One person of the position, of whom nothing is required yet. */
export const aGroundOf = (changes: Partial<PostsGround> = {}): PostsGround => ({
  posts: [],
  requirements: [],
  exceptions: [],
  people: [aPerson(1)],
  duties: [],
  term: null,
  names: {
    positions: new Map([[somePosition, 'Кладовщик']]),
    departments: new Map([[someDepartment, 'Склад']]),
  },
  today,
  ...changes,
})
