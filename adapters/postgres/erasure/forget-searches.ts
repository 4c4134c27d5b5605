import { forgetSearch } from '@osh/core/deadline-tables/row-filter.ts'
import { sections } from '@osh/core/sections/section.ts'
import { sql } from 'kysely'
import type { EmployeeRow } from '../staff/staff-tables.ts'
import type { Work } from '../transact.ts'

/** Forgets what the members of the company have kept of tables with a search that finds the person. */
export async function forgetSearches(work: Work, person: EmployeeRow): Promise<void> {
  const known = { fullName: person.full_name, personnelNumber: person.personnel_number }
  const ofCompany = work.selectFrom('memberships').where('company_id', '=', person.company_id)
  const members = await ofCompany.select(['user_id', 'saved_filters']).forUpdate().execute()
  for (const { user_id: user, saved_filters: saved } of members) {
    const left = sections.flatMap((section) => {
      const kept = saved[section]
      const filter = kept ? forgetSearch(kept, known) : null
      return filter === null ? [] : [[section, filter] as const]
    })
    const filters = JSON.stringify(Object.fromEntries(left))
    await sql`update memberships set saved_filters = ${filters}::jsonb
      where user_id = ${user} and company_id = ${person.company_id} and saved_filters <> ${filters}::jsonb`.execute(
      work,
    )
  }
}
