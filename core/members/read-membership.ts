import type { DepartmentId } from '../departments/department.ts'
import { type HiddenKind, hiddenKinds, type Membership } from '../rights/membership.ts'
import { type Role, roles } from '../rights/role.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { isId } from '../shared/input/identifier.ts'
import { type FieldError, type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'

export const membershipCodes = ['choice/unknown', 'department/required', 'department/unknown'] as const
export type MembershipCode = (typeof membershipCodes)[number]

/**
 * Reads what someone shall be: a role, of a head the departments, and what they see besides. No one is made an owner so: a company is handed
 * over. What a role has no use for is left out.
 *
 * @param hasDepartment whether the company has it
 */
export function readMembership(
  { role, departments = [], granted = [] }: Input,
  hasDepartment: (id: DepartmentId) => boolean,
): Result<Membership, FieldErrors<MembershipCode>> {
  const known = roles.find((one) => one === role && one !== 'owner')
  if (known === undefined) return err(fieldErrors({ field: 'role', code: 'choice/unknown' }))
  const errors: FieldError<MembershipCode>[] = []
  const led = known === 'head' ? readDepartments(departments, hasDepartment) : []
  if (led === null) errors.push({ field: 'departments', code: 'department/unknown' })
  else if (known === 'head' && led.length === 0)
    errors.push({ field: 'departments', code: 'department/required' })
  const seen = needsGrants(known) ? readGrants(granted) : []
  if (seen === null) errors.push({ field: 'granted', code: 'choice/unknown' })
  return errors.length > 0
    ? err(fieldErrors(...errors))
    : ok({ role: known, departments: led ?? [], granted: seen ?? [] })
}

/** Owners and specialists see everything. */
export const needsGrants = (role: Role): boolean => role === 'head' || role === 'reader'

/** Which departments may be meant; what is no id is none. */
export const readDepartmentIds = (given: unknown): readonly DepartmentId[] =>
  Array.isArray(given) ? given.filter((id): id is DepartmentId => isId(id)) : []

function readDepartments(
  given: unknown,
  hasDepartment: (id: DepartmentId) => boolean,
): readonly DepartmentId[] | null {
  if (!Array.isArray(given) || !given.every(isId)) return null
  const ids = [...new Set(given as DepartmentId[])]
  return ids.every(hasDepartment) ? ids : null
}

function readGrants(given: unknown): readonly HiddenKind[] | null {
  if (!Array.isArray(given)) return null
  const known = hiddenKinds.filter((kind) => given.includes(kind))
  return known.length === new Set(given).size ? known : null
}
