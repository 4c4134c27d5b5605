import type { Gathering } from '../commands/command.ts'
import type { DepartmentId } from '../departments/department.ts'
import { type LockDepartment, lockDepartment } from '../departments/department-facts.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { readDepartmentIds } from './read-membership.ts'

/** Which of the departments that were sent the company has; each is asked for once. */
export function* lockOwnDepartments(
  companyId: CompanyId,
  { departments }: Input,
): Gathering<readonly DepartmentId[], LockDepartment> {
  const own: DepartmentId[] = []
  for (const id of new Set(readDepartmentIds(departments)))
    if ((yield* lockDepartment({ companyId, id })) !== null) own.push(id)
  return own
}
