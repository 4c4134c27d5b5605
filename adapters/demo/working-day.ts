import { makeCalendar } from '@osh/core/calendar/production-calendar.ts'
import { findNearestWorkingDay } from '@osh/core/calendar/working-days.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

const calendar = makeCalendar()

/** The day itself, or the nearest working day after it (`step` -1: before it): nothing is done in the example on a day off. */
export const findWorkingDay = (day: LocalDate, step: 1 | -1 = 1): LocalDate =>
  findNearestWorkingDay(day, calendar, step)
