import type { Writers } from '@osh/core/commands/apply.ts'
import type { FilterWrite } from '@osh/core/deadline-tables/save-filter.ts'
import { sql } from 'kysely'
import type { Work } from '../transact.ts'

export const filterWriters: Writers<FilterWrite, Work, Promise<void>> = {
  'saved-filters': async (work, rows) => {
    for (const { companyId, user, section, filter } of rows)
      await sql`update memberships
        set saved_filters = saved_filters - ${section}::text || ${filter === null ? '{}' : JSON.stringify({ [section]: filter })}::jsonb
        where company_id = ${companyId} and user_id = ${user}`.execute(work)
  },
}
