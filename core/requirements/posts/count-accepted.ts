import type { DepartmentId } from '../../departments/department.ts'
import type { PositionId } from '../../positions/position.ts'
import type { PostLine } from './post-line.ts'

export type PositionOrDepartment =
  | { readonly positionId: PositionId }
  | { readonly departmentId: DepartmentId }

/** How many accepted requirements a position has in all its departments, or a department in all its positions: they go with it. */
export const countAccepted = (posts: readonly PostLine[], of: PositionOrDepartment): number =>
  posts
    .filter((post) =>
      'positionId' in of ? post.positionId === of.positionId : post.departmentId === of.departmentId,
    )
    .flatMap(({ sections }) => sections)
    .reduce((sum, { accepted }) => sum + accepted, 0)
