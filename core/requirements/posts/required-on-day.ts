import type { LocalDate } from '../../shared/dates/local-date.ts'
import { findAskedFrom, findFirstDeadline } from '../difference/first-deadline.ts'
import type { RequiredPerson, RequirementGround } from '../requirement-facts.ts'
import { holdsOn, type InForce, keyPost, makePostFinder, mapInForce } from './post.ts'

type Placed = Pick<RequiredPerson, 'id' | 'positionId' | 'departmentId' | 'hireDate' | 'transferredOn'>
type Decided = Pick<RequirementGround, 'posts' | 'requirements' | 'exceptions'>

/**
 * What a post's requirements that were in force on the day asked to have been done by then of who held it: what comes before the work from
 * its first day on, what has a term once that has passed. A requirement that was taken back since is not among them: nothing of it is kept.
 */
export function listRequiredOnDay(
  { posts, requirements, exceptions }: Decided,
  person: Placed,
  day: LocalDate,
): readonly InForce[] {
  const excepted = new Set(
    exceptions
      .filter((one) => one.employeeId === person.id && holdsOn(one, day))
      .map(({ requirementId }) => requirementId),
  )
  const ofPost = mapInForce(requirements).get(keyPost(makePostFinder(posts)(person))) ?? []
  return ofPost.filter(
    (one) =>
      one.since <= day &&
      !excepted.has(one.id) &&
      isAskedBy(one, findAskedFrom(person, one, exceptions, day), day),
  )
}

function isAskedBy({ subject }: InForce, from: LocalDate, day: LocalDate): boolean {
  const first = findFirstDeadline(subject.section, from)
  return first < day || first === from
}
