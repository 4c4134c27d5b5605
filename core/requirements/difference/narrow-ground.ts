import { isSamePost, makePostFinder } from '../posts/post.ts'
import type { RequirementGround } from '../requirement-facts.ts'
import type { DifferenceScope } from './difference.ts'

/** The ground with the scope's people alone. */
export function narrowGround<Ground extends RequirementGround>(
  ground: Ground,
  { positionId, departmentId, employeeId }: DifferenceScope,
): Ground {
  const findPost = makePostFinder(ground.posts)
  return {
    ...ground,
    people: ground.people.filter(
      (person) =>
        (employeeId === null || person.id === employeeId) &&
        (positionId === null || isSamePost(findPost(person), { positionId, departmentId })),
    ),
  }
}
