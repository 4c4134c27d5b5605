import type { RoleId } from '../norms/responsibilities.ts'
import { type Input, readObject } from '../shared/input/field-reader.ts'
import { identifier } from '../shared/input/identifier.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'

export type RoleIdCode = 'role/required' | 'role/unknown'

/** Whether the catalogue has the role, whoever loads the catalogue knows. */
export const parseRoleId = identifier<RoleId, RoleIdCode>({
  required: 'role/required',
  unknown: 'role/unknown',
})

/** A role, and whether the company has it. */
export type Applicability = { readonly roleId: RoleId; readonly applies: boolean }

/** Reads an applicability; what is not `true` switches the role off. */
export const readApplicability = (input: Input): Result<Applicability, FieldErrors<RoleIdCode>> =>
  readObject(input, { roleId: parseRoleId, applies: (value: unknown) => ok(value === true) })
