import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { CompletionId } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { HoldingRefusal } from '@osh/core/obligations/obligation-repository.ts'
import { type Holder, holdersOf as holdersWith } from '@osh/core/obligations/ppe/check-return.ts'
import { checkHoldings } from '@osh/core/obligations/ppe/ppe-facts.ts'
import { employeesOf } from '../staff/staff.ts'
import type { State } from '../state.ts'
import type { Entry } from './entry.ts'
import { ppeOf } from './obligation-facts.ts'

/** Whether each employee's PPE still adds up after a change. */
export function checkEmployees(
  before: State,
  after: State,
  { companyId }: Entry,
  employeeIds: ReadonlySet<EmployeeId>,
  gone: CompletionId | null,
): HoldingRefusal | null {
  const old = Map.groupBy(ppeOf(before, companyId, employeeIds), (fact) => fact.employeeId)
  const now = Map.groupBy(ppeOf(after, companyId, employeeIds), (fact) => fact.employeeId)
  for (const id of employeeIds) {
    const refusal = checkHoldings(old.get(id) ?? [], now.get(id) ?? [], gone)
    if (refusal) return refusal
  }
  return null
}

/** The employees with what has moved their PPE, `except` the obligation. */
export function holdersOf(
  state: State,
  { companyId }: Entry,
  employeeIds: readonly EmployeeId[],
  except: ObligationId | null = null,
): readonly Holder[] {
  const rest = { ...state, completions: state.completions.filter((fact) => fact.obligationId !== except) }
  const asked = new Set(employeeIds)
  const people = employeesOf(state, companyId).filter(({ id }) => asked.has(id))
  return holdersWith(people, ppeOf(rest, companyId, asked))
}
