import type { RoleId } from '../norms/responsibilities.ts'
import { identifier, LARGEST_OF_CATALOGUE } from '../shared/input/identifier.ts'

export type RoleIdCode = 'role/required' | 'role/unknown'

/** Whether the catalogue has the role, whoever loads the catalogue knows. */
export const parseRoleId = identifier<RoleId, RoleIdCode>({
  required: 'role/required',
  unknown: 'role/unknown',
  most: LARGEST_OF_CATALOGUE,
})
