import type { DepartmentId } from '../../departments/department.ts'
import type { PositionId } from '../../positions/position.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Post, PostProfile, Requirement } from '../requirement.ts'
import { keySubject } from '../subject-key.ts'

export const keyPost = ({ positionId, departmentId }: Post): string => `${positionId}/${departmentId ?? ''}`

export const isSamePost = (a: Post, b: Post): boolean =>
  a.positionId === b.positionId && a.departmentId === b.departmentId

type Placed = { readonly positionId: PositionId; readonly departmentId: DepartmentId }

/** Which post someone is held to: that of their own department, where it was answered; else the position's general one. */
export function makePostFinder(posts: readonly PostProfile[]): (person: Placed) => Post {
  const answered = new Set(posts.map(keyPost))
  return ({ positionId, departmentId }) =>
    answered.has(keyPost({ positionId, departmentId }))
      ? { positionId, departmentId }
      : { positionId, departmentId: null }
}

/** A requirement in force, with the periodicity that it asks for. */
export type InForce = Requirement & { readonly key: string }

/** What is in force for each post, by `keyPost`. */
export const mapInForce = (requirements: readonly Requirement[]): ReadonlyMap<string, readonly InForce[]> =>
  Map.groupBy(
    requirements.flatMap((one): readonly InForce[] =>
      one.decision.kind === 'accepted'
        ? [{ ...one, periodicity: one.decision.instead ?? one.periodicity, key: keySubject(one.subject) }]
        : [],
    ),
    keyPost,
  )

/** Whether an exception holds on the day. */
export const holdsOn = ({ until }: { readonly until: LocalDate | null }, day: LocalDate): boolean =>
  until === null || until >= day
