import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { TrainingStanding } from '@osh/core/responsibilities/lacking-training.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What the employees are trained in, and until when, by employee. */
export async function readTrainings(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  employeeIds: readonly EmployeeId[],
): Promise<ReadonlyMap<EmployeeId, readonly TrainingStanding[]>> {
  if (employeeIds.length === 0) return new Map()
  const rows = await kysely
    .selectFrom('obligations')
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', [...new Set(employeeIds)])
    .where('section', '=', 'training')
    .where('removed_at', 'is', null)
    .select(['employee_id', 'subject_name', 'base_date', 'due', 'retake_by'])
    .execute()
  const trainings = rows.map((row) => ({
    employeeId: row.employee_id,
    standing: {
      name: row.subject_name ?? '',
      baseDate: row.base_date,
      deadline: row.due,
      retakeBy: row.retake_by,
    },
  }))
  const byEmployee = Map.groupBy(trainings, ({ employeeId }) => employeeId)
  return new Map([...byEmployee].map(([id, all]) => [id, all.map(({ standing }) => standing)]))
}
