import type { Writers } from '@osh/core/commands/apply.ts'
import type { FilterWrite } from '@osh/core/deadline-tables/save-filter.ts'
import { sql } from 'kysely'
import { pickColumns } from '../columns.ts'
import type { Work } from '../transact.ts'

export const filterWriters: Writers<FilterWrite, Work, Promise<void>> = {
  'saved-filters': async (work, rows) => {
    const saved = rows.map(({ filter, ...row }) => ({
      ...pickColumns(row, ['companyId', 'user', 'section']),
      filter: filter === null ? {} : { [row.section]: filter },
    }))
    await sql`
      update memberships as kept set saved_filters = kept.saved_filters - given.section || given.filter
      from json_to_recordset(${JSON.stringify(saved)}::json)
        as given (company_id bigint, "user" bigint, section text, filter jsonb)
      where kept.company_id = given.company_id and kept.user_id = given."user"`.execute(work)
  },
}
