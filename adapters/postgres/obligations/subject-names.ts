import type { CompanyId } from '@osh/core/companies/company.ts'
import { NAMES_OFFERED } from '@osh/core/obligations/obligation-repository.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import { namedSections, type Section } from '@osh/core/sections/section.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { andSeen } from '../staff/seen-departments.ts'

/**
 * The names, or points of order 29н, that a company has used, in Russian order. Steps from one name to the next by the index
 * obligations_subject_used: as many probes as names, however many obligations bear them.
 */
export async function listSubjectNames(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  section: Section,
  seen: SeenDepartments,
): Promise<readonly string[]> {
  if (!namedSections.includes(section)) return []
  const { rows } = await sql<{ name: string }>`
    with recursive names (name, place) as (
      (select subject_name, 1 from obligations
        where company_id = ${companyId} and section = ${section} and ${isNamed} ${andSeen(seen, 'department_id')}
        order by subject_name limit 1)
      union all
      select (select o.subject_name from obligations o
          where o.company_id = ${companyId} and o.section = ${section} and ${isNamed}
            and o.subject_name > names.name ${andSeen(seen, 'o.department_id')}
          order by o.subject_name limit 1), names.place + 1
      from names where names.name is not null and names.place < ${NAMES_OFFERED}
    )
    select name from names where name is not null`.execute(kysely)
  return rows.map(({ name }) => name)
}

/** Says to the planner what the index is limited to. */
const isNamed = sql`section in (${sql.join(namedSections.map((section) => sql.lit(section)))})`
