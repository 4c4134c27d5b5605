import { type Input, type Parse, type ParseCode, readObject } from '../shared/field-reader.ts'
import type { FieldErrorCode, FieldErrors } from '../shared/refusals.ts'
import { err, type Result } from '../shared/result.ts'
import { parseText, type TextCode } from '../shared/text.ts'

function nameOr<Code extends FieldErrorCode>(
  missing: Code,
): Parse<string, Code | Exclude<TextCode, 'text/required'>>
function nameOr(missing: FieldErrorCode): Parse<string> {
  return (value) => {
    const name = parseText(value, { max: 255, required: true })
    return name.ok || name.error.code !== 'text/required' ? name : err({ code: missing })
  }
}

const ofDepartment = { name: nameOr('department-name/required') }
const ofPosition = { name: nameOr('position-name/required') }

export type DepartmentNameCode = ParseCode<typeof ofDepartment>
export type PositionNameCode = ParseCode<typeof ofPosition>

type Named = { readonly name: string }

/** Reads a department's name; the refusal is on `name`. */
export const readDepartmentName = (input: Input): Result<Named, FieldErrors<DepartmentNameCode>> =>
  readObject(input, ofDepartment)

/** Reads the name of a position that a company adds; the refusal is on `name`. */
export const readPositionName = (input: Input): Result<Named, FieldErrors<PositionNameCode>> =>
  readObject(input, ofPosition)
