import { ok } from '@osh/core/shared/results/result.ts'
import { calendarDeskCalls } from '#adapters/wire/notices/calendar-calls.ts'
import type { Api } from '../api.ts'
import { nameCalendarPath } from '../public/calendar-route.ts'
import { serve } from '../serve.ts'
import { makeNewSecret } from '../sign-in/secrets.ts'

const described = {
  findLink: 'Since when the caller’s calendar is given out by an address',
  open: 'Gives out the caller’s calendar of deadlines by a secret address, told once as `path`; an earlier one no longer holds',
  close: 'Takes the address of the caller’s calendar back',
}

/** The secret address of the caller's own calendar. */
export const addNoticeCalendarRoutes = (api: Api): void =>
  serve(api, calendarDeskCalls, described, ({ records: { noticeCalendar } }) => ({
    findLink: (companyId) => noticeCalendar.findLink(companyId),
    open: async ({ companyId }) => {
      const { secret, secretHash: tokenHash } = makeNewSecret()
      const opened = await noticeCalendar.open({ companyId, tokenHash })
      return opened.ok ? ok({ ...opened.value, path: nameCalendarPath(companyId, secret) }) : opened
    },
    close: (asked) => noticeCalendar.close(asked),
  }))
