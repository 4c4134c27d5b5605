import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'
import { checkPlace } from './check-place.ts'
import type { Employee } from './employee.ts'
import { type EmployeeWrite, newEmployeeId, placeOfWork } from './employee-facts.ts'
import { parseEmployeeDetails } from './parse-employee.ts'
import { checkNumber } from './personnel-number.ts'
import type { EmployeeCode } from './refusal-codes.ts'

type Input = {
  readonly companyId: CompanyId
  /** As typed: `parseEmployeeDetails` reads it. */
  readonly details: Given
}

/** Takes a person on the staff (принять на работу). */
export const hire = command({
  name: 'employees/hire',
  *gather({ companyId, details }: Input) {
    const today = yield* todayOf({ companyId })
    const read = parseEmployeeDetails(details, today)
    if (!read.ok) return read
    const { departmentId, positionId } = read.value
    const number = yield* checkNumber(companyId, null, read.value)
    if (!number.ok) return number
    const place = yield* placeOfWork({ companyId, departmentId, positionId })
    const id = yield* newEmployeeId({ companyId })
    return ok({ details: read.value, place, id })
  },
  decide(
    { details, place, id },
    { companyId },
    signed,
  ): Result<Decision<Employee, EmployeeWrite>, FieldErrors<EmployeeCode>> {
    const position = checkPlace(place)
    if (!position.ok) return position
    const employee = { ...details, id, companyId, position: position.value, version: 1 }
    return ok({
      writes: [{ kind: 'new-employees', rows: [{ employee, entered: signed }] }],
      changes: [{ record: 'employee', ids: [id], before: null, after: details }],
      answer: employee,
    })
  },
})
