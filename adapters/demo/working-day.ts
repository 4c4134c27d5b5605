import { calendarWith } from '@osh/core/calendar/production-calendar.ts'
import { nearestWorkingDay } from '@osh/core/calendar/working-days.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

const calendar = calendarWith()

/** The day itself, or the nearest working day after it (`step` -1: before it): nothing is done in the example on a day off. */
export const workingDay = (day: LocalDate, step: 1 | -1 = 1): LocalDate =>
  nearestWorkingDay(day, calendar, step)
