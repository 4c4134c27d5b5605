import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { todayOf } from '../../companies/company-facts.ts'
import type { Input as Given } from '../../shared/input/field-reader.ts'
import { identifier } from '../../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { EmployeeId } from '../employee.ts'
import { lockEmployees } from '../employee-facts.ts'
import type { AbsenceCode } from '../refusal-codes.ts'
import type { Absence } from './absence.ts'
import { type AbsenceWrite, absencesOf, newAbsenceId } from './absence-facts.ts'
import { readAbsence } from './read-absence.ts'

type EmployeeCode = 'employee/required' | 'employee/unknown'
const parseEmployee = identifier<EmployeeId, EmployeeCode>({
  required: 'employee/required',
  unknown: 'employee/unknown',
})

type Input = {
  readonly companyId: CompanyId
  /** As typed: `employeeId`, and what `readAbsence` reads. */
  readonly details: Given
}

/** Enters that an employee is or will be away for long (отметить отсутствие); the employee's obligations wait meanwhile. */
export const enter = command({
  name: 'absences/enter',
  *gather({ companyId, details }: Input) {
    const named = parseEmployee(details.employeeId)
    if (!named.ok) return err(fieldErrors({ field: 'employeeId', ...named.error }))
    const employeeId = named.value
    const employee = (yield* lockEmployees({ companyId, ids: [employeeId] })).get(employeeId)
    if (!employee) return err(fieldErrors({ field: 'employeeId', code: 'employee/unknown' }))
    const others = yield* absencesOf({ companyId, employeeId })
    const today = yield* todayOf({ companyId })
    return ok({ employee, others, today, id: yield* newAbsenceId({ companyId }) })
  },
  decide(
    { id, ...facts },
    { companyId, details },
    signed,
  ): Result<Decision<Absence, AbsenceWrite>, FieldErrors<AbsenceCode | EmployeeCode>> {
    const employeeId = facts.employee.id
    const read = readAbsence(details, facts)
    if (!read.ok) return read
    const absence = { ...read.value, id, companyId, employeeId }
    return ok({
      writes: [{ kind: 'new-absences', rows: [{ absence, entered: signed }] }],
      changes: [{ record: 'absence', ids: [id], before: null, after: { employeeId, ...read.value } }],
      answer: absence,
    })
  },
})
