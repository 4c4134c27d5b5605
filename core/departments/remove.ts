import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { DepartmentId } from './department.ts'
import {
  type DepartmentWrite,
  departmentPeople,
  departmentRequirements,
  lockDepartment,
} from './department-facts.ts'

type Input = { readonly companyId: CompanyId; readonly id: DepartmentId }

/** Somebody works in the department, dismissed people too; `writeFullName` is the first of so many. */
export type DepartmentInUse = {
  readonly code: 'department/has-employees'
  readonly fullName: string
  readonly count: number
}

/** Deletes a department that no one is in (удалить отдел), with what its posts require; the journal keeps all of it. */
export const remove = command({
  name: 'departments/remove',
  *gather({ companyId, id }: Input) {
    const requirements = yield* departmentRequirements({ companyId, id })
    const department = yield* lockDepartment({ companyId, id })
    if (!department) return err(notFound)
    return ok({ department, requirements, people: yield* departmentPeople({ companyId, id }) })
  },
  decide({
    department,
    requirements,
    people,
  }): Result<Decision<null, DepartmentWrite>, NotFound | DepartmentInUse> {
    if (people) return err({ code: 'department/has-employees', ...people })
    const { id, name } = department
    return ok({
      writes: [{ kind: 'deleted-departments', rows: [department] }],
      changes: [{ record: 'department', ids: [id], before: { name }, after: null }, ...requirements],
      answer: null,
    })
  },
})
