import type { Gathering } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { type LockEmployees, lockEmployees } from '../../employees/employee-facts.ts'
import type { ObligationId } from '../obligation.ts'
import type { PpeFact } from '../ppe/holding.ts'
import {
  type KnownObligation,
  type LockObligations,
  lockObligations,
  type OwnersOf,
  ownersOf,
  type PpeOfEmployees,
  ppeOfEmployees,
} from './obligation-facts.ts'

/** An obligation of a company, by its id. */
export type One = { readonly companyId: CompanyId; readonly id: ObligationId }
type Locks = OwnersOf | LockEmployees | LockObligations
/** What `lockWithPpe` asks. */
export type LiveQuestion = Locks | PpeOfEmployees

/** Locks the obligation, its employee first where PPE is at stake. Null: there is none, or it is removed. */
export function* lockLive({ companyId, id }: One): Gathering<KnownObligation | null, Locks> {
  const owner = (yield* ownersOf({ companyId, ids: [id] })).get(id)
  if (owner?.section === 'ppe') yield* lockEmployees({ companyId, ids: [owner.employeeId] })
  const known = (yield* lockObligations({ companyId, ids: [id] })).get(id)
  return known && !known.obligation.removed ? known : null
}

/** An obligation with all that has moved its employee's PPE; nothing in other sections. */
export type LiveObligation = KnownObligation & { readonly ppe: readonly PpeFact[] }

/** The same with what has moved the employee's PPE. */
export function* lockWithPpe(one: One): Gathering<LiveObligation | null, LiveQuestion> {
  const known = yield* lockLive(one)
  if (!known) return null
  const { subject, employeeId } = known.obligation
  const asked = { companyId: one.companyId, employeeIds: [employeeId] }
  return { ...known, ppe: subject.section === 'ppe' ? yield* ppeOfEmployees(asked) : [] }
}
