import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { listRecordEmployees, type Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { listIncidentEmployees } from '@osh/core/incidents/people-named.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { listMicrotraumas } from '../incidents/microtraumas.ts'
import type { State } from '../state.ts'

/** The incidents that name the employee. */
export const listIncidentsNaming = (
  { incidents = [] }: State,
  companyId: CompanyId,
  id: EmployeeId,
): readonly Incident[] =>
  incidents.filter((one) => one.companyId === companyId && listIncidentEmployees(one).includes(id))

/** The microtraumas that name the employee: as the one injured, as who told of it, or as one who reviewed it. */
export const listMicrotraumasNaming = (
  state: State,
  companyId: CompanyId,
  id: EmployeeId,
): readonly Microtrauma[] =>
  listMicrotraumas(state, companyId).filter((one) => listRecordEmployees(one).includes(id))
