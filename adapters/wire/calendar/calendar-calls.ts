import type { CalendarEdit } from '@osh/core/calendar/calendar-edit.ts'
import { lineCodes } from '@osh/core/shared/texts/text.ts'
import * as z from 'zod/mini'
import { codec, done, list } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany } from '../contract/query-input.ts'
import { day, givenText, idOf, signed } from '../wire-format.ts'

const edit = codec(
  z.object({
    companyId: idOf<CalendarEdit['companyId']>(),
    date: day,
    working: z.boolean(),
    note: z.string(),
    entered: signed,
  }),
  {
    encode: ({ day, works, ...edit }: CalendarEdit) => ({ ...edit, date: day, working: works }),
    decode: ({ date, working, ...edit }): CalendarEdit => ({
      ...edit,
      day: date,
      works: working,
    }),
  },
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
    refuses: [
      'tariff/ended',
      'date/required',
      'date/invalid',
      'day-kind/required',
      'day/already-so',
      'reason/required',
      ...lineCodes,
    ],
  }),
}
