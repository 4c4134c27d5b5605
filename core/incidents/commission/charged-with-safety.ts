import type { Gathering } from '../../commands/command.ts'
import type { Employee, EmployeeId } from '../../employees/employee.ts'
import type { RoleId } from '../../norms/responsibilities.ts'
import type { Responsibility } from '../../responsibilities/responsibility.ts'
import { type HoldingsOfRole, holdingsOfRole } from '../../responsibilities/responsibility-facts.ts'
import type { CompanyId } from '../../shared/identity.ts'

type Departments = ReadonlyMap<EmployeeId, Pick<Employee, 'departmentId'>>

type Site = { readonly people: Departments; readonly injured: readonly EmployeeId[] }

type Investigated = Site & {
  readonly companyId: CompanyId
  readonly investigators: readonly EmployeeId[]
}

/** Who answers for safety in a department (ответственный за охрану труда в подразделении, `ot-division`); by its id, so that a phone needs no catalogue. */
export const SAFETY_IN_DEPARTMENT = 102 as RoleId

/** Whether someone is of a department in which someone was injured. */
function makeSiteTest({ people, injured }: Site): (id: EmployeeId) => boolean {
  const departments: ReadonlySet<unknown> = new Set(
    injured.flatMap((id) => people.get(id)?.departmentId ?? []),
  )
  return (id) => departments.has(people.get(id)?.departmentId)
}

/**
 * The investigators whom the company's orders charge with safety in a department of someone injured: none of them may be in the commission.
 * Law: ТК РФ, ст. 229. See docs/legal-sources.md.
 */
export function* findCharged({
  companyId,
  investigators,
  ...site
}: Investigated): Gathering<readonly EmployeeId[], HoldingsOfRole> {
  const roleId = SAFETY_IN_DEPARTMENT
  const charged: EmployeeId[] = []
  for (const employeeId of investigators.filter(makeSiteTest(site)))
    if ((yield* holdingsOfRole({ companyId, roleId, employeeId })).length > 0) charged.push(employeeId)
  return charged
}

/** Whom the company's orders charge with safety where someone was injured: proposed, until a person says who it is. */
export function proposeCharged(
  holders: readonly Pick<Responsibility, 'roleId' | 'employeeId' | 'dismissed'>[],
  site: Site,
): readonly EmployeeId[] {
  const isThere = makeSiteTest(site)
  return holders.flatMap(({ roleId, employeeId, dismissed }) =>
    roleId === SAFETY_IN_DEPARTMENT && !dismissed && isThere(employeeId) ? employeeId : [],
  )
}
