import { command, type Decision } from '../../commands/command.ts'
import { todayOf } from '../../companies/company-facts.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import { lockEmployees } from '../../employees/employee-facts.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import type { CompanyId, RequirementId } from '../../shared/identity.ts'
import { type Input, optional, readObject } from '../../shared/input/field-reader.ts'
import { shownId } from '../../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseNeededReason } from '../../shared/texts/reason.ts'
import type { ExceptCode } from '../refusal-codes.ts'
import { lockRequirement, type RequirementWrite } from '../requirement-facts.ts'

/** `requirementId`, `employeeId`, `reason`, and `until`, the last day; without one it holds until it is ended. */
type Asked = { readonly companyId: CompanyId; readonly details: Input }

/** Excepts one person from a requirement (исключение), with a reason and a term; another one in its place changes it. */
export const except = command({
  name: 'requirements/except',
  *gather({ companyId, details }: Asked) {
    const read = readObject(details, {
      requirementId: shownId<RequirementId>,
      employeeId: shownId<EmployeeId>,
      reason: (value: unknown) => parseNeededReason(value, 'text/required'),
      until: optional(parseDay),
    })
    if (!read.ok) return read
    const { until, employeeId, requirementId: id } = read.value
    if (until !== null && until < (yield* todayOf({ companyId })))
      return err(fieldErrors({ field: 'until', code: 'exception/past' }))
    const known = yield* lockRequirement({ companyId, id })
    const people = yield* lockEmployees({ companyId, ids: [employeeId] })
    return known && people.has(employeeId) ? ok({ asked: read.value, known }) : err(notFound)
  },
  decide(
    { asked, known },
    { companyId },
    signed,
  ): Result<Decision<null, RequirementWrite>, FieldErrors<ExceptCode> | NotFound> {
    const before = known.exceptions.find(({ employeeId }) => employeeId === asked.employeeId)
    const { reason, until, employeeId } = asked
    return ok({
      writes: [{ kind: 'requirement-exceptions', rows: [{ ...asked, companyId, made: signed }] }],
      changes: [
        {
          record: 'requirement-exception',
          ids: [asked.requirementId],
          before: before ? { employeeId, reason: before.reason, until: before.until } : null,
          after: { employeeId, reason, until },
        },
      ],
      answer: null,
    })
  },
})
