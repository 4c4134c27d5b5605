import { type RawBuilder, sql } from 'kysely'
import type { EmployeeRow } from '../staff/staff-tables.ts'

/**
 * Which documents name the employee: they are about them, or one of their answers is the employee (a head of a commission, say) and what they
 * were made from has the surname.
 */
export const papersNaming = ({
  company_id: company,
  id,
  last_name: lastName,
}: Pick<EmployeeRow, 'company_id' | 'id' | 'last_name'>): RawBuilder<boolean> => sql<boolean>`(
  documents.employee_ids @> ${[id]}::bigint[] or documents.id in (
    select s.document_id from document_sources s
    where s.company_id = ${company} and strpos(s.data::text, ${JSON.stringify(lastName)}) > 0
      and jsonb_path_exists(s.answers::jsonb, '$.** ? (@ == $id)', jsonb_build_object('id', ${id}::bigint))))`
