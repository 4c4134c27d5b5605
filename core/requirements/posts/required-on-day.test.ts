import { expect, test } from 'vitest'
import { day, employee, gloves, someDepartment } from '../../../tests/examples.ts'
import { aPerson, aRequirement, signed } from '../../../tests/requirement-example.ts'
import type { Requirement, RequirementException } from '../requirement.ts'
import { listRequiredOnDay } from './required-on-day.ts'

const required = (on: string, requirements: readonly Requirement[], more: object = {}) =>
  listRequiredOnDay(
    { posts: [], requirements, exceptions: [], ...more },
    aPerson(1, { hireDate: day('2026-02-01') }),
    day(on),
  ).map(({ id }) => Number(id))

const ppe = aRequirement(1, { subject: gloves(1), since: day('2026-03-10') })
const training = aRequirement(2, { since: day('2026-03-10') })

test('what comes before the work is asked for from the day of the requirement, or of the hiring, on', () => {
  expect(required('2026-03-09', [ppe])).toEqual([])
  expect(required('2026-03-10', [ppe])).toEqual([1])
  expect(required('2026-02-01', [{ ...ppe, since: day('2026-01-01') }])).toEqual([1])
  expect(required('2026-03-10', [{ ...ppe, decision: { kind: 'refused', reason: 'нет' } }])).toEqual([])
})

test('training has its sixty days, an assessment its year: until they have passed nothing is missing', () => {
  expect(required('2026-05-09', [training])).toEqual([])
  expect(required('2026-05-10', [training])).toEqual([2])
  const risk = aRequirement(3, {
    subject: { section: 'risk', established: 'notAssessed' },
    since: day('2026-01-01'),
  })
  expect([required('2027-02-01', [risk]), required('2027-02-02', [risk])]).toEqual([[], [3]])
})

test('an exception of theirs that holds on the day takes it away, and so does a post of their own department', () => {
  const exception = (changes: Partial<RequirementException> = {}): RequirementException => ({
    ...{ requirementId: ppe.id, employeeId: employee(1), reason: 'в отпуске', until: null, made: signed },
    ...changes,
  })
  const excepted = (...exceptions: readonly RequirementException[]) =>
    required('2026-03-20', [ppe], { exceptions })
  expect(excepted(exception())).toEqual([])
  expect(excepted(exception({ until: day('2026-03-19') }))).toEqual([1])
  expect(excepted(exception({ employeeId: employee(2) }))).toEqual([1])
  const own = { positionId: ppe.positionId, departmentId: someDepartment, profile: {}, answered: signed }
  expect(required('2026-03-20', [ppe], { posts: [own] })).toEqual([])
  expect(required('2026-03-20', [{ ...ppe, departmentId: someDepartment }], { posts: [own] })).toEqual([1])
})

test('whoever was transferred has the terms of somebody new, from the transfer on', () => {
  const asked = (on: string, transferredOn: string) =>
    listRequiredOnDay(
      { posts: [], requirements: [{ ...training, since: day('2026-01-01') }], exceptions: [] },
      aPerson(1, { hireDate: day('2019-02-01'), transferredOn: day(transferredOn) }),
      day(on),
    ).length
  expect([asked('2026-05-09', '2026-03-10'), asked('2026-05-10', '2026-03-10')]).toEqual([0, 1])
  expect(asked('2026-03-09', '2026-03-10')).toBe(1)
})
