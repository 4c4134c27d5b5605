import type { CalendarEdit } from '@osh/core/calendar/calendar-edit.ts'
import type { CalendarQuestion, CalendarWrite } from '@osh/core/calendar/calendar-facts.ts'
import type { CalendarQueries } from '@osh/core/calendar/calendar-repository.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Ledger } from '../ledger.ts'
import { findNextId, type State } from '../state.ts'

/** The last of each day that was not taken back, in the order of days. */
function listEdits({ calendarEdits = [] }: State, companyId: CompanyId): readonly CalendarEdit[] {
  const own = calendarEdits.filter((one) => one.companyId === companyId)
  const latest = new Map(own.map((one) => [one.day, one]))
  return [...latest.values()]
    .flatMap(({ id: _, works, ...edit }) => (works === null ? [] : [{ ...edit, works }]))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

export const makeCalendarQueries = (ledger: Ledger): CalendarQueries => ({
  listEdits: (companyId) => ledger.read((state) => listEdits(state, companyId)),
})

export const answerCalendar = (state: State): Answers<CalendarQuestion> => ({
  'edit-of-day': ({ companyId, day }) => listEdits(state, companyId).find((one) => one.day === day) ?? null,
  'new-calendar-edit-id': () => findNextId(state.calendarEdits ?? []),
})

export const calendarWriters: Writers<CalendarWrite, State, State> = {
  'calendar-edits': (state, rows) => ({
    ...state,
    calendarEdits: [...(state.calendarEdits ?? []), ...rows],
  }),
}
