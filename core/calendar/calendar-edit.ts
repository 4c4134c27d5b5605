import type { LocalDate } from '../shared/dates/local-date.ts'
import { dayCodes } from '../shared/dates/parse-day.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import { lineCodes } from '../shared/texts/text.ts'

/** What a company has said of a day in place of the shipped calendar: a day off of the region, a day moved by its own order. */
export type CalendarEdit = {
  readonly companyId: CompanyId
  readonly day: LocalDate
  readonly works: boolean
  /** Why: «Указ Раиса РТ», «приказ № 12». */
  readonly note: string
  readonly entered: Signed
}

/** What a change of a day is refused with. */
export const setDayCodes = [
  ...dayCodes,
  ...lineCodes,
  'day-kind/required',
  'reason/required',
  'day/already-so',
] as const
export type SetDayCode = (typeof setDayCodes)[number]
