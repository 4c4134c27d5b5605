import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import type { EmployeeId } from '../employees/employee.ts'
import { lockEmployees } from '../employees/employee-facts.ts'
import type { Input as Fields } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { giveObligation } from './facts/given-obligation.ts'
import {
  newCompletionIds,
  newObligationIds,
  type ObligationWrite,
  ppeOfEmployees,
} from './facts/obligation-facts.ts'
import { writeGiven } from './facts/write-facts.ts'
import type { ObligationDraft } from './obligation.ts'
import { checkHoldings } from './ppe/check-holdings.ts'
import { checkReturn, listPpeHolders } from './ppe/check-return.ts'
import { takePpeFacts } from './ppe/ppe-facts.ts'
import { readObligationDraft } from './reading/parse-obligation.ts'
import type { AssignCode, HoldingRefusal } from './refusals.ts'
import { makeStandingObligation, type StandingObligation } from './standing/standing-obligation.ts'

type Input = {
  readonly companyId: CompanyId
  readonly employeeIds: readonly EmployeeId[]
  /** `section` and the fields that `readObligationDraft` reads. */
  readonly draft: Fields
}
type Assigned = Decision<readonly StandingObligation[], ObligationWrite>

/** Gives every employee the same obligation (назначить), all or none; answers them in the order of `parseEmployeeIds`. */
export const assign = command({
  name: 'obligations/assign',
  *gather({ companyId, employeeIds, draft }: Input) {
    if (employeeIds.length === 0) return err(noOne)
    const people = yield* lockEmployees({ companyId, ids: employeeIds })
    const holders = employeeIds.flatMap((id) => people.get(id) ?? [])
    if (holders.length < employeeIds.length) return err(notFound)
    const today = yield* todayOf({ companyId })
    const read = readObligationDraft(draft, today)
    if (!read.ok) return read
    const ppe = isReturn(read.value) ? yield* ppeOfEmployees({ companyId, employeeIds }) : []
    const count = employeeIds.length
    const ids = yield* newObligationIds({ companyId, count })
    const completionIds = read.value.date === null ? [] : yield* newCompletionIds({ companyId, count })
    return ok({ holders, today, draft: read.value, ppe, ids, completionIds })
  },
  decide(
    { holders, today, draft, ppe, ids, completionIds },
    { companyId },
    signed,
  ): Result<Assigned, FieldErrors<AssignCode> | NotFound | HoldingRefusal> {
    const beyond = checkReturn(draft.subject, listPpeHolders(holders, ppe))
    if (beyond) return err(beyond)
    const given = holders.map((holder, i) => {
      const [id, completionId] = [ids[i], completionIds[i]]
      if (id === undefined) throw new Error('there are fewer ids than obligations')
      return giveObligation({ companyId, id, completionId, holder, today }, draft, signed)
    })
    const moved = given.flatMap(({ obligation, completions }) => takePpeFacts(obligation, completions))
    const refusal = checkHoldings(ppe, [...ppe, ...moved], null)
    return refusal ? err(refusal) : ok({ ...writeGiven(given), answer: given.map(makeStandingObligation) })
  },
})

const noOne = fieldErrors({ field: 'employeeIds', code: 'list/invalid' })

/** Whether what is held limits it: an issuance is never too much. */
const isReturn = ({ subject }: ObligationDraft): boolean =>
  subject.section === 'ppe' && subject.event === 'return'
