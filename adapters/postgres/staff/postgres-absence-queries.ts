import type { AbsenceQueries } from '@osh/core/employees/absences/absence-repository.ts'
import type { Store } from '../transact.ts'
import { readAbsences } from './absence-rows.ts'

export const absenceQueries = ({ kysely }: Store): AbsenceQueries => ({
  list: (companyId, { employeeId }) => readAbsences(kysely, companyId, employeeId),
})
