import type { EmployeeId } from '../employees/employee.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { takeMomentDay } from '../shared/dates/local-moment.ts'
import type { Incident } from './incident.ts'

/** The employees whom an incident names: those injured, those in its commission, those charged with safety at the site. */
export const listIncidentEmployees = ({
  injured,
  commission,
}: Pick<Incident, 'injured' | 'commission'>): readonly EmployeeId[] =>
  [
    ...injured,
    ...(commission ? [commission.chair, ...commission.members, ...(commission.chargedWithSafety ?? [])] : []),
  ].flatMap(({ employeeId }) => employeeId ?? [])

/** The day from which the file is kept: that of the act, else of the accident. */
export const findFilingDay = ({
  completedOn,
  occurredAt,
}: Pick<Incident, 'completedOn' | 'occurredAt'>): LocalDate => completedOn ?? takeMomentDay(occurredAt)
