import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { mayAdd } from '../tariffs/adding.ts'
import { addsRecord } from '../tariffs/adds-record.ts'
import type { CalendarEdit } from './calendar-edit.ts'
import { setDay } from './set-day.ts'

/** What a person can do to a company's calendar. */
export const calendarCommands = { setDay: mayAdd(setDay, addsRecord) }

export interface CalendarQueries {
  /** What the company has changed and not taken back, in the order of days. */
  listEdits(companyId: CompanyId): Promise<readonly CalendarEdit[]>
}

/** A company's production calendar, as far as it differs from the shipped one. */
export type CalendarRepository = CalendarQueries & CommandsOf<typeof calendarCommands>
