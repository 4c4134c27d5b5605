import type { RoleId } from '../norms/responsibilities.ts'
import { type Input, readObject } from '../shared/field-reader.ts'
import { identifier } from '../shared/identifier.ts'
import { ok } from '../shared/result.ts'

export type RoleIdCode = 'role/required' | 'role/unknown'

/** Whether the catalogue has the role, whoever loads the catalogue knows. */
export const parseRoleId = identifier<RoleId, RoleIdCode>({
  required: 'role/required',
  unknown: 'role/unknown',
})

/** Reads which role is switched, and whether on; what is not `true` switches it off. */
export const readApplicability = (input: Input) =>
  readObject(input, { roleId: parseRoleId, applies: (value: unknown) => ok(value === true) })
