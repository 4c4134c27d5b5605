import type { Writers } from '@osh/core/commands/apply.ts'
import type { FilterWrite, SavedFilter } from '@osh/core/deadline-tables/save-filter.ts'
import type { State } from '../state.ts'

export const filterWriters: Writers<FilterWrite, State, State> = {
  'saved-filters': (state, rows) => ({
    ...state,
    savedFilters: rows.reduce(replace, state.savedFilters ?? []),
  }),
}

const replace = (
  kept: NonNullable<State['savedFilters']>,
  { companyId, user, section, filter }: SavedFilter,
): NonNullable<State['savedFilters']> => [
  ...kept.filter((one) => !(one.companyId === companyId && one.user === user && one.section === section)),
  ...(filter === null ? [] : [{ companyId, user, section, filter }]),
]
