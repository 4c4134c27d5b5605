import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Periodicity } from '../deadlines/periodicity.ts'
import type { Away } from '../employees/absences/absence.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { MemoReference } from '../obligations/memo-reference.ts'
import type { ObligationId } from '../obligations/obligation.ts'
import type { Subject } from '../obligations/subject.ts'
import type { Section } from '../sections/section.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { Filtered } from './row-filter.ts'
import { saveFilter } from './save-filter.ts'

/** One row of a deadline table: who must do what again, and by when. */
export type DeadlineRow = {
  readonly obligationId: ObligationId
  readonly employeeId: EmployeeId
  readonly fullName: string
  readonly personnelNumber: string | null
  readonly birthDate: LocalDate
  readonly department: string
  readonly position: string
  readonly subject: Subject
  readonly ruleId: string | null
  readonly baseDate: LocalDate | null
  /** The base date, where it is the day of an entry into ФГИС СОУТ. */
  readonly registeredOn: LocalDate | null
  readonly periodicity: Periodicity
  /** Null: never done, and to be done now (не пройдено). */
  readonly deadline: LocalDate | null
  /** Never while the row waits; always where there is no deadline. */
  readonly overdue: boolean
  /** Why the employee is away today, and until when: the row waits. Null while at work. */
  readonly away: Away | null
  readonly retakeBy: LocalDate | null
  /** The active memo it is in: such a row can't be chosen again. */
  readonly memo: MemoReference | null
}

export const deadlineSorts = [
  'deadline',
  'fullName',
  'department',
  'position',
  'ppe',
  'event',
  'risk',
] as const
export type DeadlineSort = (typeof deadlineSorts)[number]

export type DeadlineQuery = PageQuery &
  Filtered & {
    /** Ties are broken by deadline, then full name, then obligation. */
    readonly sort: DeadlineSort
    /** Only deadlines from this day on, and up to and including that day, within the window. */
    readonly from: LocalDate | null
    readonly to: LocalDate | null
    /** Only rows that wait, or only those that don't; null for all. */
    readonly waiting: boolean | null
  }

/**
 * How many rows of a section, as far as the filter leaves them, are overdue, how many wait for someone who is away, and how many of the others fall due in
 * each month of its window; capped at 1,000 each.
 */
export type Horizon = {
  readonly total: number
  readonly overdue: number
  readonly waiting: number
  /** From today on; each month ends on `to`, inclusive. */
  readonly months: readonly { readonly from: LocalDate; readonly to: LocalDate; readonly count: number }[]
  /** The nearest deadline beyond the window, when the table is empty. */
  readonly next: { readonly deadline: LocalDate; readonly fullName: string } | null
  /** Whether nothing falls due although something is assigned: all of it is done and not asked for again. */
  readonly allDone: boolean
}

/** What a person can do to the tables themselves. */
export const deadlineCommands = { saveFilter }

export interface DeadlineQueries {
  listPage(companyId: CompanyId, query: DeadlineQuery): Promise<Listed<DeadlineRow>>
  /** Every obligation of the section's window that is in no active memo and doesn't wait, for select-all. */
  listFreeIds(companyId: CompanyId, section: Section): Promise<readonly ObligationId[]>
  readHorizon(companyId: CompanyId, table: Filtered): Promise<Horizon>
  /** Overdue rows per section, for the tabs, without those that wait; capped at 1,000 each. */
  countOverdue(companyId: CompanyId): Promise<Readonly<Record<Section, number>>>
  /** What the signed-in person wants tables to begin with, by section. */
  listSavedFilters(companyId: CompanyId): Promise<readonly Filtered[]>
}

/** What falls due in a company. Dismissed employees' and removed obligations are not in it. */
export type DeadlineTable = DeadlineQueries & CommandsOf<typeof deadlineCommands>
