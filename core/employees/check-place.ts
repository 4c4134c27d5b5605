import type { FactOf } from '../commands/command.ts'
import type { Position } from '../positions/position.ts'
import { type FieldError, type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { PlaceOfWork } from './employee-facts.ts'

type Code = 'department/unknown' | 'position/unknown'

/** The position, when both it and the department are the company's. */
export function checkPlace({
  hasDepartment,
  position,
}: FactOf<PlaceOfWork>): Result<Position, FieldErrors<Code>> {
  if (hasDepartment && position) return ok(position)
  const errors: FieldError<Code>[] = []
  if (!hasDepartment) errors.push({ field: 'departmentId', code: 'department/unknown' })
  if (!position) errors.push({ field: 'positionId', code: 'position/unknown' })
  return err(fieldErrors(...errors))
}
