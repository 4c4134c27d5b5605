import { type Question, question, type Write } from '../commands/command.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, DepartmentId, PositionId } from '../shared/identity.ts'
import type { CompanyTerm } from './company-term.ts'

type InCompany = { readonly companyId: CompanyId }

/** A company's term, and today in its own time zone. */
export type TermToday = { readonly term: CompanyTerm; readonly today: LocalDate }

/** Null for an example and in the demo, where nothing ends. */
export type TermOf = Question<'term', InCompany, TermToday | null>
export const termOf = question<TermOf>('term')

/** The same, locked: of two that change it, or hire under its limit, the second sees what the first has left. */
export type LockTerm = Question<'locked-term', InCompany, TermToday | null>
export const lockTerm = question<LockTerm>('locked-term')

/** How many are on the staff on the day: whoever was dismissed before it counts no more. */
export type StaffCount = Question<'staff-count', InCompany & { readonly on: LocalDate }, number>
export const staffCount = question<StaffCount>('staff-count')

/** A position in a department. */
export type Workplace = { readonly positionId: PositionId; readonly departmentId: DepartmentId }

/** Those of them of which it was answered that more than office work is done; of the position in general where its department has no answers of its own. */
export type NotOfficeAmong = Question<
  'not-office-among',
  InCompany & { readonly workplaces: readonly Workplace[] },
  readonly Workplace[]
>
export const notOfficeAmong = question<NotOfficeAmong>('not-office-among')

export type TermQuestion = TermOf | LockTerm | StaffCount | NotOfficeAmong

/** In place of the one before. */
export type KeptTerm = InCompany & { readonly term: CompanyTerm }
export type TermWrite = Write<'terms', KeptTerm>
