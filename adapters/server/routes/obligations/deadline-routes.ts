import { deadlineCalls } from '#adapters/wire/obligations/deadline-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'
import { withoutFactors } from './without-examinations.ts'

const described = {
  listPage: "What falls due in a section's window, overdue first",
  listFreeIds: 'with `ids=1` all free obligation ids',
  readHorizon: 'How many rows of a section are overdue, and how many fall due in each month of its window',
  countOverdue: 'Overdue rows of every section',
  listSavedFilters: 'What the caller wants tables to begin with, by section',
  saveFilter: 'Keeps what the caller wants the table of a section to begin with; blank fields forget it',
}

export const addDeadlineRoutes = (api: Api): void =>
  serve(api, deadlineCalls, described, ({ records, hidden }) => withoutFactors(records.deadlines, hidden))
