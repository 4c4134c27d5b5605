import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { NameAsTyped } from '../shared/names/named.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { Department, DepartmentId } from './department.ts'
import { type DepartmentCode, readDepartmentName } from './department.ts'
import { type DepartmentWrite, departmentNamed, lockDepartment } from './department-facts.ts'

/** The name goes as typed: `readDepartmentName` reads it. */
type Input = NameAsTyped & { readonly companyId: CompanyId; readonly id: DepartmentId }

/** Renames a department; to its own name in other letters too. */
export const rename = command({
  name: 'departments/rename',
  *gather({ companyId, id, ...given }: Input) {
    const read = readDepartmentName(given)
    if (!read.ok) return read
    const { name } = read.value
    const before = yield* lockDepartment({ companyId, id })
    if (!before) return err(notFound)
    return ok({ before, name, sameNamed: yield* departmentNamed({ companyId, name }) })
  },
  decide(
    { before, name, sameNamed },
    { id },
  ): Result<Decision<Department, DepartmentWrite>, FieldErrors<DepartmentCode> | NotFound> {
    if (sameNamed !== null && sameNamed !== id)
      return err(fieldErrors({ field: 'name', code: 'department-name/taken' }))
    if (before.name === name) return ok({ writes: [], changes: [], answer: before })
    const after = { ...before, name }
    return ok({
      writes: [{ kind: 'renamed-departments', rows: [after] }],
      changes: [{ record: 'department', ids: [id], before: { name: before.name }, after: { name } }],
      answer: after,
    })
  },
})
