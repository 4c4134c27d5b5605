import type { Gathering } from '../../commands/command.ts'
import { findTouchedDone, listDone } from '../../imports/done/undo-done.ts'
import type { MadeFacts } from '../../imports/staff-import.ts'
import {
  type KnownObligation,
  type LockObligations,
  lockObligations,
  type PpeOfEmployees,
  ppeOfEmployees,
} from '../../obligations/facts/obligation-facts.ts'
import type { ObligationId } from '../../obligations/obligation-ids.ts'
import type { CompanyId } from '../../shared/identity.ts'

type Known = ReadonlyMap<ObligationId, KnownObligation>

/** Locks the trainings that a paper completed by themselves, or the PPE that it issued, and says whose were touched, or returned, since. */
export function* gatherDone(
  companyId: CompanyId,
  done: MadeFacts,
): Gathering<
  { readonly known: Known; readonly touched: readonly string[] },
  LockObligations | PpeOfEmployees
> {
  const ids = listDone(done)
  if (ids.length === 0) return { known: new Map(), touched: [] }
  const known = yield* lockObligations({ companyId, ids })
  const employeeIds = [...known.values()].flatMap(({ obligation: { subject, employeeId } }) =>
    subject.section === 'ppe' ? [employeeId] : [],
  )
  const ppe =
    employeeIds.length > 0 ? yield* ppeOfEmployees({ companyId, employeeIds: [...new Set(employeeIds)] }) : []
  return { known, touched: findTouchedDone(done, known, ppe) }
}
