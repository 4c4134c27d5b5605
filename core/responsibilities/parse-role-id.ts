import type { RoleId } from '../norms/responsibilities.ts'
import { identifier, LARGEST_OF_CATALOGUE } from '../shared/input/identifier.ts'

export const roleIdCodes = ['role/required', 'role/unknown'] as const
export type RoleIdCode = (typeof roleIdCodes)[number]

/** Whether the catalogue has the role, whoever loads the catalogue knows. */
export const parseRoleId = identifier<RoleId, RoleIdCode>({
  required: 'role/required',
  unknown: 'role/unknown',
  most: LARGEST_OF_CATALOGUE,
})
