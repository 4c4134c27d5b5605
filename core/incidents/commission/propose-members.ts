import type { EmployeeId } from '../../employees/employee.ts'
import type { RoleId } from '../../norms/responsibilities.ts'
import type { Responsibility } from '../../responsibilities/responsibility.ts'

/** The specialist (`ot-head`) and the workers' trustee of safety (уполномоченный, `trustee`); by their ids, so that a phone needs no catalogue. */
const INVESTIGATE: readonly RoleId[] = [101, 119].map((id) => id as RoleId)

/**
 * Whom the company's orders make members of a commission: proposed, until a person says who is in it. No one twice, no one who was injured or who
 * may not be in it.
 * Law: ТК РФ, ст. 229 ч. 1. See docs/legal-sources.md.
 */
export function proposeMembers(
  holders: readonly Pick<Responsibility, 'roleId' | 'employeeId' | 'dismissed'>[],
  { injured, charged }: { readonly injured: readonly EmployeeId[]; readonly charged: readonly EmployeeId[] },
): readonly EmployeeId[] {
  const left = new Set([...injured, ...charged])
  const named = INVESTIGATE.flatMap((role) =>
    holders.flatMap(({ roleId, employeeId, dismissed }) => (roleId === role && !dismissed ? employeeId : [])),
  )
  return [...new Set(named)].filter((id) => !left.has(id))
}
