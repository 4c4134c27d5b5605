import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { NameAsTyped } from '../shared/names/named.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { Department } from './department.ts'
import { type DepartmentCode, readDepartmentName } from './department.ts'
import { type DepartmentWrite, departmentNamed, newDepartmentId } from './department-facts.ts'

/** The name goes as typed: `readDepartmentName` reads it. */
type Input = NameAsTyped & { readonly companyId: CompanyId }

/** Adds a department; a company has no two of one name. */
export const add = command({
  name: 'departments/add',
  *gather({ companyId, ...given }: Input) {
    const read = readDepartmentName(given)
    if (!read.ok) return read
    const { name } = read.value
    const sameNamed = yield* departmentNamed({ companyId, name })
    if (sameNamed !== null) return err(fieldErrors({ field: 'name', code: 'department-name/taken' }))
    return ok({ id: yield* newDepartmentId({ companyId }), companyId, name })
  },
  decide(department): Result<Decision<Department, DepartmentWrite>, FieldErrors<DepartmentCode>> {
    const { id, name } = department
    return ok({
      writes: [{ kind: 'new-departments', rows: [department] }],
      changes: [{ record: 'department', ids: [id], before: null, after: { name } }],
      answer: department,
    })
  },
})
