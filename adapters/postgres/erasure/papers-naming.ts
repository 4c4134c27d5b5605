import { afterSurname } from '@osh/core/personal-data/after-surname.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type RawBuilder, sql } from 'kysely'
import type { EmployeeRow } from '../staff/staff-tables.ts'
import { incidentsNaming } from './incidents-naming.ts'

/**
 * Which documents name the employee: they are about them, or one of their answers is the employee (a head of a commission, say) and what they
 * were made from has the surname. A paper of an incident that names the employee may have the surname alone, in a line of a table.
 */
export const papersNaming = (
  person: Pick<EmployeeRow, 'company_id' | 'id' | 'last_name'>,
): RawBuilder<boolean> => {
  const { company_id: company, id, last_name: lastName } = person
  const surname = JSON.stringify(lastName).slice(1, -1)
  return sql<boolean>`(
  documents.employee_ids @> ${[id]}::bigint[] or documents.id in (
    select s.document_id from document_sources s
    where s.company_id = ${company} and strpos(s.data::text, ${JSON.stringify(lastName)}) > 0
      and jsonb_path_exists(s.answers::jsonb, '$.** ? (@ == $id)', jsonb_build_object('id', ${id}::bigint))
    union all
    select s.document_id from document_sources s
    where s.company_id = ${company} and s.document_id in (${papersOf(company, incidentsNaming(person))})
      and exists (select from unnest(${afterSurname.map((sign) => surname + sign)}::text[]) written
        where strpos(s.data::text, written) > 0)))`
}

/** Ids of the papers that are in the files of such incidents. */
export const papersOf = (company: CompanyId, which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select (paper->>'documentId')::bigint from incidents i, jsonb_array_elements(i.progress::jsonb->'papers') paper
  where i.company_id = ${company} and ${which}`
