import { type FieldErrorCode, type FieldErrors, fieldErrors } from '../shared/refusals.ts'
import { err, type Result } from '../shared/result.ts'
import { parseText } from '../shared/text.ts'

const nameOr =
  (missing: FieldErrorCode) =>
  (value: unknown): Result<string, FieldErrors> => {
    const name = parseText(value, { max: 255, required: true })
    if (name.ok) return name
    const error = name.error.code === 'text/required' ? { code: missing } : name.error
    return err(fieldErrors({ field: 'name', ...error }))
  }

/** Reads a department's name; the refusal is on `name`. */
export const parseDepartmentName = nameOr('department-name/required')

/** Reads the name of a position that a company adds; the refusal is on `name`. */
export const parsePositionName = nameOr('position-name/required')
