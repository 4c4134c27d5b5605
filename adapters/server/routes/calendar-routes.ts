import { calendarCalls } from '#adapters/wire/calendar/calendar-calls.ts'
import type { Api } from '../api.ts'
import { serve } from '../serve.ts'

const described = {
  listEdits: 'Days of the production calendar that the company has changed, in their order',
  setDay:
    'Makes a day a working day or a day off, with the reason; `shipped` gives back what the product knows of it',
}

export const addCalendarRoutes = (api: Api): void =>
  serve(api, calendarCalls, described, ({ records }) => records.calendar)
