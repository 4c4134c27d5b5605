import type { CalendarLink } from '@osh/core/notices/calendar/calendar-facts.ts'
import * as z from 'zod/mini'
import { asItIs, codec, done, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { inCompanyAlone } from '../contract/command-input.ts'
import { ofCompany } from '../contract/query-input.ts'
import { moment } from '../wire-format.ts'

const link = codec(z.object({ since: z.nullable(moment) }), {
  encode: (kept: CalendarLink | null) => ({ since: kept?.since ?? null }),
  decode: ({ since }): CalendarLink | null => (since === null ? null : { since }),
})

const opened = asItIs<CalendarLink & { readonly path: string }>(z.object({ since: moment, path: z.string() }))

const member = { who: 'member', right: 'see-staff' } as const

/** The secret address of a member's calendar. */
export const calendarDeskCalls = {
  findLink: query({ ...member, path: '/api/notice-calendar', input: ofCompany, answer: one(link) }),
  open: call({
    ...member,
    path: '/api/notice-calendar',
    keepsNothing: true,
    input: inCompanyAlone,
    answer: one(opened),
    refuses: [],
  }),
  close: call({
    ...member,
    path: '/api/notice-calendar/closing',
    input: inCompanyAlone,
    answer: done,
    refuses: [],
  }),
}
