import { expect, test } from 'vitest'
import { employee, someDepartment, somePosition, today, yesterday } from '../../../tests/examples.ts'
import { aProfile } from '../../../tests/profile-example.ts'
import { aGroundOf, aPerson, aRequirement, general, signed } from '../../../tests/requirement-example.ts'
import { findUnanswered } from './find-unanswered.ts'

const of = (id: number | null) => ({
  ...{ positionId: null, departmentId: null },
  employeeId: id === null ? null : employee(id),
})
const answered = { profile: aProfile, answered: signed }

test('the post of one person is told while nobody has answered what it is', () => {
  expect(findUnanswered(aGroundOf(), of(1), today)).toEqual(general)
  expect(findUnanswered(aGroundOf({ posts: [{ ...general, ...answered }] }), of(1), today)).toBeNull()
  const own = { positionId: somePosition, departmentId: someDepartment, ...answered }
  expect(findUnanswered(aGroundOf({ posts: [own] }), of(1), today)).toBeNull()
  expect(findUnanswered(aGroundOf({ requirements: [aRequirement(1)] }), of(1), today)).toBeNull()
})

test('of everyone, of who is gone and of who is not there no post is told', () => {
  expect(findUnanswered(aGroundOf(), of(null), today)).toBeNull()
  expect(findUnanswered(aGroundOf(), of(2), today)).toBeNull()
  const gone = aGroundOf({ people: [aPerson(1, { dismissalDate: yesterday })] })
  expect(findUnanswered(gone, of(1), today)).toBeNull()
})
