import { type Input, type ParseCode, readObject } from '../shared/field-reader.ts'
import type { FieldErrors } from '../shared/refusals.ts'
import type { Result } from '../shared/result.ts'
import { parseLine } from '../shared/text.ts'

const ofDepartment = { name: (value: unknown) => parseLine(value, 255, 'department-name/required') }
const ofPosition = { name: (value: unknown) => parseLine(value, 255, 'position-name/required') }

export type DepartmentNameCode = ParseCode<typeof ofDepartment>
export type PositionNameCode = ParseCode<typeof ofPosition>

/** What has a name. */
export type Named = { readonly name: string }

/** Reads a department's name; the refusal is on `name`. */
export const readDepartmentName = (input: Input): Result<Named, FieldErrors<DepartmentNameCode>> =>
  readObject(input, ofDepartment)

/** Reads the name of a position that a company adds; the refusal is on `name`. */
export const readPositionName = (input: Input): Result<Named, FieldErrors<PositionNameCode>> =>
  readObject(input, ofPosition)
