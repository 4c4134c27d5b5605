import type { DepartmentId } from '../../departments/department.ts'
import type { PositionId } from '../../positions/position.ts'
import { optional } from '../../shared/input/field-reader.ts'
import { identifier, LARGEST_OF_CATALOGUE, shownId } from '../../shared/input/identifier.ts'

export const parsePosition = identifier<PositionId, 'choice/unknown'>({
  required: 'choice/unknown',
  unknown: 'choice/unknown',
  most: LARGEST_OF_CATALOGUE,
})

/** The fields that say which post is meant; `departmentId` is left out of a position's general one. */
export const placeParsers = {
  positionId: parsePosition,
  departmentId: optional(shownId<DepartmentId>),
}
