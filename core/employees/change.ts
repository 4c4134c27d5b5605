import { command, type Decision } from '../commands/command.ts'
import { findChangedValues } from '../commands/journal.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { type FieldErrors, type NotFound, notFound, type Stale, stale } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { checkPlace } from './check-place.ts'
import type { Employee, EmployeeId } from './employee.ts'
import { type EmployeeWrite, lockEmployees, placeOfWork } from './employee-facts.ts'
import { parseEmployeeChanges, pickEmployeeDetails } from './parse-employee.ts'
import { checkNumber } from './personnel-number.ts'
import type { EmployeeCode } from './refusal-codes.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: EmployeeId
  /** What changes, as typed; what is left out stays, null clears. `dismissalDate` dismisses, null there takes that back. */
  readonly patch: Given
  /** Refuse with `stale` unless the stored one is that; null takes any. */
  readonly version: number | null
}

/** Changes an employee; dismisses one (уволить), and takes that back. The version grows when anything has changed. */
export const change = command({
  name: 'employees/change',
  *gather({ companyId, id, patch, version }: Input) {
    const before = (yield* lockEmployees({ companyId, ids: [id] })).get(id)
    if (!before) return err(notFound)
    if (version !== null && version !== before.version) return err(stale)
    const today = yield* todayOf({ companyId })
    const details = parseEmployeeChanges(before, patch, today)
    if (!details.ok) return details
    const number = yield* checkNumber(companyId, before, details.value)
    if (!number.ok) return number
    const { departmentId, positionId } = details.value
    const isThere = departmentId === before.departmentId && positionId === before.positionId
    const place = isThere
      ? { hasDepartment: true, position: before.position }
      : yield* placeOfWork({ companyId, departmentId, positionId })
    return ok({ before, details: details.value, place, today })
  },
  decide({
    before,
    details,
    place,
    today,
  }): Result<Decision<Employee, EmployeeWrite>, FieldErrors<EmployeeCode> | NotFound | Stale> {
    const position = checkPlace(place)
    if (!position.ok) return position
    const changed = findChangedValues(pickEmployeeDetails(before), details)
    if (!changed) return ok({ writes: [], changes: [], answer: before })
    const after = { ...before, ...details, position: position.value, version: before.version + 1 }
    return ok({
      writes: [{ kind: 'changed-employees', rows: [{ before, after, today }] }],
      changes: [{ record: 'employee', ids: [before.id], ...changed }],
      answer: after,
    })
  },
})
