import { isDismissed } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { isSamePost, makePostFinder } from '../posts/post.ts'
import type { Post } from '../requirement.ts'
import type { RequirementGround } from '../requirement-facts.ts'
import type { DifferenceScope } from './difference.ts'

/** The post of the one who is asked about, while its questions were not answered and nothing was required of it otherwise. */
export function findUnanswered(
  { posts, requirements, people }: RequirementGround,
  { employeeId }: DifferenceScope,
  today: LocalDate,
): Post | null {
  const person = employeeId === null ? undefined : people.find(({ id }) => id === employeeId)
  if (!person || isDismissed(person, today)) return null
  const post = makePostFinder(posts)(person)
  return [...posts, ...requirements].some((one) => isSamePost(one, post)) ? null : post
}
