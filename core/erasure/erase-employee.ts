import { command, type Decision } from '../commands/command.ts'
import { todayOf } from '../companies/company-facts.ts'
import { type EmployeeId, isDismissed } from '../employees/employee.ts'
import { lockEmployees } from '../employees/employee-facts.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { ErasureWrite } from './erasure.ts'
import { recordsOfEmployee } from './erasure-facts.ts'
import { findKeptByLaw, type Kept } from './kept-by-law.ts'

type Input = { readonly companyId: CompanyId; readonly id: EmployeeId }

/** Why an employee is not erased yet. */
export type EmployeeKept =
  | { readonly code: 'erasure/employed' }
  | { readonly code: 'erasure/memo-active'; readonly memoNumber: number }
  | { readonly code: 'erasure/kept-by-law'; readonly kept: readonly Kept[] }

/**
 * Erases all that is kept of an employee (уничтожить сведения): one who is dismissed and of whom the law has nothing kept any more.
 *
 * Law: 152-ФЗ, ст. 21: personal data are erased once there is no more purpose in them.
 */
export const eraseEmployee = command({
  name: 'employees/erase',
  *gather({ companyId, id }: Input) {
    const employee = (yield* lockEmployees({ companyId, ids: [id] })).get(id)
    if (!employee) return err(notFound)
    return ok({
      employee,
      today: yield* todayOf({ companyId }),
      ...(yield* recordsOfEmployee({ companyId, id })),
    })
  },
  decide(
    { employee, today, traces, activeMemo },
    { companyId, id },
    signed,
  ): Result<Decision<null, ErasureWrite>, NotFound | EmployeeKept> {
    if (!isDismissed(employee, today)) return err({ code: 'erasure/employed' })
    if (activeMemo !== null) return err({ code: 'erasure/memo-active', memoNumber: activeMemo })
    const kept = findKeptByLaw(traces, today)
    if (kept.length > 0) return err({ code: 'erasure/kept-by-law', kept })
    return ok({
      writes: [{ kind: 'erasures', rows: [{ erased: 'employee', companyId, employeeId: id, ...signed }] }],
      changes: [{ record: 'employee', ids: [id], before: null, after: null }],
      answer: null,
    })
  },
})
