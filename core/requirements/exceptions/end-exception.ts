import { command, type Decision } from '../../commands/command.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { CompanyId, RequirementId } from '../../shared/identity.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import { shownId } from '../../shared/input/identifier.ts'
import { type FieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { lockRequirement, type RequirementWrite } from '../requirement-facts.ts'

/** `requirementId` and `employeeId`. */
type Asked = { readonly companyId: CompanyId; readonly details: Input }

/** Ends an exception (снять исключение): the requirement holds for the person again. */
export const endException = command({
  name: 'requirements/end-exception',
  *gather({ companyId, details }: Asked) {
    const read = readObject(details, {
      requirementId: shownId<RequirementId>,
      employeeId: shownId<EmployeeId>,
    })
    if (!read.ok) return read
    const known = yield* lockRequirement({ companyId, id: read.value.requirementId })
    const kept = known?.exceptions.find(({ employeeId }) => employeeId === read.value.employeeId)
    return kept ? ok(kept) : err(notFound)
  },
  decide(
    { requirementId, employeeId, reason, until },
    { companyId },
  ): Result<Decision<null, RequirementWrite>, FieldErrors<'choice/unknown'> | NotFound> {
    return ok({
      writes: [{ kind: 'ended-exceptions', rows: [{ companyId, requirementId, employeeId }] }],
      changes: [
        {
          record: 'requirement-exception',
          ids: [requirementId],
          before: { employeeId, reason, until },
          after: null,
        },
      ],
      answer: null,
    })
  },
})
