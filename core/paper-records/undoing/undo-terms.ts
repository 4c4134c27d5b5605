import type { Gathering } from '../../commands/command.ts'
import { type Employee, type EmployeeId, joinFullName } from '../../employees/employee.ts'
import { type LockEmployees, lockEmployees } from '../../employees/employee-facts.ts'
import { findRole } from '../../norms/responsibilities.ts'
import { type LockHeld, lockHeld } from '../../responsibilities/responsibility-facts.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { isSameAppointment, type TermChange } from '../orders/write-terms.ts'
import type { MadeTerm } from '../paper-record.ts'

type Held = {
  readonly changes: readonly TermChange[]
  readonly people: ReadonlyMap<EmployeeId, Employee>
  readonly touched: readonly string[]
}

/** Locks the responsibilities that an order gave or ended; what gives them back, or which have changed hands since. */
export function* gatherHeld(
  companyId: CompanyId,
  terms: readonly MadeTerm[],
): Gathering<Held, LockEmployees | LockHeld> {
  const named = terms.flatMap(({ before }) => before?.employeeId ?? [])
  const people: Held['people'] =
    named.length > 0 ? yield* lockEmployees({ companyId, ids: [...new Set(named)] }) : new Map()
  const touched: string[] = []
  for (const { id, roleId, appointment, before } of terms) {
    const now = yield* lockHeld({ companyId, id })
    const isGone = before !== null && !people.has(before.employeeId)
    if (isGone || !isSameAppointment(now, appointment)) touched.push(nameTerm(roleId, before, people))
  }
  const changes = terms.map(({ id, roleId, appointment, before }) => ({
    ...{ id, roleId, before: appointment },
    after: before,
  }))
  return { changes, people, touched }
}

function nameTerm(roleId: MadeTerm['roleId'], before: MadeTerm['before'], people: Held['people']): string {
  const holder = before && people.get(before.employeeId)
  return [findRole(roleId)?.name ?? '', ...(holder ? [joinFullName(holder)] : [])].join(', ')
}
