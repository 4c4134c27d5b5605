import { type CalendarEdit, setDayCodes } from '@osh/core/calendar/calendar-edit.ts'
import * as z from 'zod/mini'
import { done, list } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany } from '../contract/query-input.ts'
import { thing } from '../contract/thing.ts'
import { day, givenText, idOf, signed } from '../wire-format.ts'

const edit = thing(
  {
    companyId: idOf<CalendarEdit['companyId']>(),
    day,
    works: z.boolean(),
    note: z.string(),
    entered: signed,
  },
  { day: 'date', works: 'working' },
)

/** The production calendar, as far as a company has changed it. */
export const calendarCalls = {
  listEdits: query({
    path: '/api/calendar',
    who: 'member',
    right: 'see-company',
    input: ofCompany,
    answer: list(edit),
  }),
  setDay: call({
    path: '/api/calendar',
    who: 'member',
    right: 'change',
    input: detailsInCompany({
      fields: z.object({
        date: givenText,
        kind: givenText,
        note: givenText,
      }),
      names: { day: 'date' },
    }),
    answer: done,
    refuses: ['tariff/ended', ...setDayCodes],
  }),
}
