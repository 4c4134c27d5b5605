import { type Question, question, type Write } from '../commands/command.ts'
import type { Brand } from '../shared/brand.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { CalendarEdit } from './calendar-edit.ts'

export type CalendarEditId = Brand<number, 'CalendarEditId'>

/** What the company has said of the day last; null while it has said nothing, or has taken it back. No lock: the later of two stays. */
export type EditOfDay = Question<
  'edit-of-day',
  { readonly companyId: CompanyId; readonly day: LocalDate },
  CalendarEdit | null
>
export const editOfDay = question<EditOfDay>('edit-of-day')

/** The id that a new edit gets; given to no other. */
export type NewCalendarEditId = Question<
  'new-calendar-edit-id',
  { readonly companyId: CompanyId },
  CalendarEditId
>
export const newCalendarEditId = question<NewCalendarEditId>('new-calendar-edit-id')

export type CalendarQuestion = EditOfDay | NewCalendarEditId

/** An edit as it is kept: a later one of the same day comes in its place, and none is changed. `works` null: the day is as shipped again. */
export type KeptEdit = Omit<CalendarEdit, 'works'> & {
  readonly id: CalendarEditId
  readonly works: boolean | null
}

export type CalendarWrite = Write<'calendar-edits', KeptEdit>
