import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { employeesOf } from '@osh/core/incidents/people-named.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { State } from '../state.ts'

/** The incidents that name the employee. */
export const incidentsNaming = (
  { incidents = [] }: State,
  companyId: CompanyId,
  id: EmployeeId,
): readonly Incident[] =>
  incidents.filter((one) => one.companyId === companyId && employeesOf(one).includes(id))
