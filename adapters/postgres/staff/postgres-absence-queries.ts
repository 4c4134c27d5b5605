import type { AbsenceQueries } from '@osh/core/employees/absences/absence-repository.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Store } from '../transact.ts'
import { readAbsences } from './absence-rows.ts'

export const makeAbsenceQueries = ({ kysely }: Store, seen: SeenDepartments): AbsenceQueries => ({
  list: (companyId, { employeeId }) => readAbsences(kysely, companyId, employeeId, seen),
})
