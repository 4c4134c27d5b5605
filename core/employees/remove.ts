import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { EmployeeId } from './employee.ts'
import { type EmployeeTraces, type EmployeeWrite, employeeTraces, lockEmployees } from './employee-facts.ts'
import { pickEmployeeDetails } from './parse-employee.ts'

type Input = { readonly companyId: CompanyId; readonly id: EmployeeId }

/** What an employee who is to be deleted is named in: such a one is dismissed instead. */
export type EmployeeInUse =
  | { readonly code: 'employee/in-memo'; readonly memoNumber: number }
  | { readonly code: 'employee/in-document'; readonly documentNumber: string }
  | { readonly code: 'employee/has-completions' | 'employee/was-responsible' | 'employee/was-injured' }
  | { readonly code: 'employee/answers-for-measure' }

/**
 * Deletes an employee who was entered by mistake (удалить): one whom nothing but their own obligations and absences is about, and those go too.
 * The journal keeps it.
 */
export const remove = command({
  name: 'employees/remove',
  *gather({ companyId, id }: Input) {
    const employee = (yield* lockEmployees({ companyId, ids: [id] })).get(id)
    if (!employee) return err(notFound)
    return ok({ employee, traces: yield* employeeTraces({ companyId, id }) })
  },
  decide(
    { employee, traces },
    { companyId, id },
  ): Result<Decision<null, EmployeeWrite>, NotFound | EmployeeInUse> {
    const use = useIn(traces)
    if (use) return err(use)
    const { obligationIds, absenceIds } = traces
    const gone = { employee: [id], obligation: obligationIds, absence: absenceIds }
    const before = {
      employee: pickEmployeeDetails(employee),
      obligation: { employeeId: id },
      absence: { employeeId: id },
    }
    return ok({
      writes: [{ kind: 'deleted-employees', rows: [{ companyId, id, obligationIds, absenceIds }] }],
      changes: (['employee', 'obligation', 'absence'] as const).flatMap((record) =>
        gone[record].length === 0 ? [] : [{ record, ids: gone[record], before: before[record], after: null }],
      ),
      answer: null,
    })
  },
})

function useIn({
  memoNumber,
  documentNumber,
  isCompleted,
  wasResponsible,
  wasInjured,
  answersForMeasure,
}: EmployeeTraces): EmployeeInUse | null {
  if (memoNumber !== null) return { code: 'employee/in-memo', memoNumber }
  if (documentNumber !== null) return { code: 'employee/in-document', documentNumber }
  if (isCompleted) return { code: 'employee/has-completions' }
  if (wasInjured) return { code: 'employee/was-injured' }
  if (answersForMeasure) return { code: 'employee/answers-for-measure' }
  return wasResponsible ? { code: 'employee/was-responsible' } : null
}
