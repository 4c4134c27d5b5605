import type { CalendarEdit } from '@osh/core/calendar/calendar-edit.ts'
import type {
  CalendarEditId,
  CalendarQuestion,
  CalendarWrite,
  KeptEdit,
} from '@osh/core/calendar/calendar-facts.ts'
import type { CalendarQueries } from '@osh/core/calendar/calendar-repository.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Kysely, Selectable } from 'kysely'
import { pickColumns, pickFields, readSigned } from '../columns.ts'
import { drawNextId } from '../next-ids.ts'
import type { Schema } from '../schema.ts'
import type { Store, Work } from '../transact.ts'
import { makeInserter } from '../write-rows.ts'
import type { CalendarEditsTable } from './calendar-table.ts'

/** The last of each day, in the order of days, those that were taken back too. */
const selectLatestEdits = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  kysely
    .selectFrom('calendar_edits')
    .where('company_id', '=', companyId)
    .distinctOn('day')
    .orderBy('day')
    .orderBy('id', 'desc')
    .selectAll()

/** None of a row that takes back what was said before. */
const editOf = (row: Selectable<CalendarEditsTable>): readonly CalendarEdit[] =>
  row.works === null
    ? []
    : [
        {
          ...pickFields(row, ['companyId', 'day', 'note']),
          works: row.works,
          entered: readSigned('entered', row),
        },
      ]

export const makeCalendarQueries = ({ kysely }: Store): CalendarQueries => ({
  listEdits: async (companyId) => (await selectLatestEdits(kysely, companyId).execute()).flatMap(editOf),
})

export const answerCalendar = (work: Work): LateAnswers<CalendarQuestion> => ({
  'edit-of-day': async ({ companyId, day }) =>
    (await selectLatestEdits(work, companyId).where('day', '=', day).execute()).flatMap(editOf).at(0) ?? null,
  'new-calendar-edit-id': () => drawNextId<CalendarEditId>(work, 'calendar_edits'),
})

export const calendarWriters: Writers<CalendarWrite, Work, Promise<void>> = {
  'calendar-edits': makeInserter('calendar_edits', (row: KeptEdit) =>
    pickColumns(row, ['companyId', 'id', 'day', 'works', 'note'], ['entered']),
  ),
}
