import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { TrainingStanding } from '@osh/core/responsibilities/lacking-training.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { isAmong } from '../write-rows.ts'

/** What the employees are trained in, and until when, by employee. */
export async function readTrainings(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  employeeIds: readonly EmployeeId[],
): Promise<ReadonlyMap<EmployeeId, readonly TrainingStanding[]>> {
  const trainings = await kysely
    .selectFrom('obligations')
    .where('company_id', '=', companyId)
    .where(isAmong(sql`employee_id`, employeeIds))
    .where('section', '=', 'training')
    .where('removed_at', 'is', null)
    .select(['employee_id', 'base_date as baseDate', 'due as deadline', 'retake_by as retakeBy'])
    .select((of) => of.fn.coalesce('subject_name', sql.lit('')).as('name'))
    .execute()
  return Map.groupBy(trainings, (one) => one.employee_id)
}
