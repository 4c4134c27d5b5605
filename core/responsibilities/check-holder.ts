import type { FactOf } from '../commands/command.ts'
import { type Employee, isDismissed } from '../employees/employee.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { HolderCode } from './refusal-codes.ts'
import type { ResponsibilityId } from './responsibility.ts'
import type { HoldingsOfRole } from './responsibility-facts.ts'

export type HolderFacts = {
  readonly today: LocalDate
  /** Undefined for someone whom the company does not know. */
  readonly employee: Employee | undefined
  readonly holdings: FactOf<HoldingsOfRole>
}

/**
 * The employee, if they may hold the role: at work, and not its holder already.
 *
 * @param except the responsibility that is reassigned: its own holder may take it under another order.
 */
export function checkHolder(
  { today, employee, holdings }: HolderFacts,
  except: ResponsibilityId | null,
): Result<Employee, FieldErrors<HolderCode>> {
  const refuse = (code: HolderCode) => err(fieldErrors({ field: 'employeeId', code }))
  if (!employee) return refuse('employee/unknown')
  if (isDismissed(employee, today)) return refuse('employee/dismissed')
  const holds = holdings.some((term) => term.responsibilityId !== except)
  return holds ? refuse('employee/holds-already') : ok(employee)
}
