import { type RawBuilder, sql } from 'kysely'
import type { EmployeeRow } from '../staff/staff-tables.ts'

/** Which incidents name the employee: as one injured, or as one of the commission. */
export const incidentsNaming = ({
  company_id: company,
  id,
}: Pick<EmployeeRow, 'company_id' | 'id'>): RawBuilder<boolean> => sql<boolean>`(
  id in (select p.incident_id from incident_injured p where p.company_id = ${company} and p.employee_id = ${id})
  or jsonb_path_exists(progress::jsonb, '$.commission.** ? (@.employeeId == $id)', jsonb_build_object('id', ${id}::bigint)))`

/** Which microtraumas name the employee: as the one injured, as who told of it, or as one who reviewed it. */
export const microtraumasNaming = ({ id }: Pick<EmployeeRow, 'id'>): RawBuilder<boolean> => sql<boolean>`(
  employee_id = ${id} or jsonb_path_exists(record::jsonb, '$.** ? (@.employeeId == $id)', jsonb_build_object('id', ${id}::bigint)))`
