import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { employeesInRecord, type Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { employeesOf } from '@osh/core/incidents/people-named.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { microtraumasOf } from '../incidents/microtraumas.ts'
import type { State } from '../state.ts'

/** The incidents that name the employee. */
export const incidentsNaming = (
  { incidents = [] }: State,
  companyId: CompanyId,
  id: EmployeeId,
): readonly Incident[] =>
  incidents.filter((one) => one.companyId === companyId && employeesOf(one).includes(id))

/** The microtraumas that name the employee: as the one injured, as who told of it, or as one who reviewed it. */
export const microtraumasNaming = (
  state: State,
  companyId: CompanyId,
  id: EmployeeId,
): readonly Microtrauma[] =>
  microtraumasOf(state, companyId).filter((one) => employeesInRecord(one).includes(id))
