import type { CompanyId } from '../../../companies/company.ts'
import type { Periodicity } from '../../../deadlines/periodicity.ts'
import type { EmployeeId } from '../../../employees/employee.ts'
import type { Earliest } from '../../../employees/shortage.ts'
import type { Sizes } from '../../../employees/sizes/sizes.ts'
import type { CompletionPapers, CompletionResult } from '../../../obligations/completion.ts'
import type { Subject } from '../../../obligations/subject.ts'
import type { PositionProfile } from '../../../requirements/position-profile.ts'
import type { PostProfile } from '../../../requirements/requirement.ts'
import type { Section } from '../../../sections/section.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import type { PpeUnit } from '../../../shared/ppe-unit.ts'

/** Where someone works. */
export type Post = {
  readonly department: string
  /** As the staffing table words it, or the catalogue. */
  readonly position: string
}

/** A post, how many hold it, and how many of them are women. */
export type StaffedPost = Post & { readonly people: number; readonly women: number }

/** What is asked alike of those who hold a post, of how many of them, and by when of the first. */
export type SharedDuty = Post & {
  readonly people: number
  readonly subject: Subject
  readonly periodicity: Periodicity
  readonly due: Earliest
}

/** What one person has done. */
export type DoneWork = Post & {
  readonly employeeId: EmployeeId
  readonly fullName: string
  readonly birthDate: LocalDate
  /** Null of who has no day of leaving. */
  readonly dismissalDate: LocalDate | null
  /** The class or level is the one that this completion found. */
  readonly subject: Subject
  readonly date: LocalDate
  readonly result: CompletionResult
  readonly quantity: number | null
  /** Of a training; absent where no one has entered any. */
  readonly papers?: CompletionPapers
}

/** What one person has to do, and by when. */
export type PersonDuty = Post & {
  readonly employeeId: EmployeeId
  readonly subject: Subject
  readonly due: Earliest
}

/** PPE of one name and size that people of the same sizes have to be given. */
export type SizedDuty = {
  readonly name: string
  readonly unit: PpeUnit
  /** The duty's own; null where it is the person's. */
  readonly size: string | null
  readonly sizes: Sizes
  readonly pieces: number
  readonly people: number
}

/** What was answered about a position, or about the position in one department; null for all of them. */
export type ProfiledPost = {
  readonly position: string
  readonly department: string | null
  readonly profile: PositionProfile
}

/** What was done in a section: the days of the period count. */
export type DoneQuery = {
  readonly section: Section
  readonly from: LocalDate
  readonly to: LocalDate
  readonly limit: number
}

/** Whether it is due by the day: what is due at once is due by every day, what never falls due by none. */
export const isDueUpTo = (due: Earliest, day: LocalDate): boolean =>
  due === 'atOnce' || (due !== null && due <= day)

/** Posts and duties that are read of a company at most. */
export const MOST_SHARED = 5000
/** Duties of people that are read of a company at most. */
export const MOST_OF_PEOPLE = 20_000

/** Port: what a company's people have to do and have done, over all of them. */
export interface WorkRecords {
  /** The earliest first; what was taken back is left out, what was removed or is of the dismissed is not. */
  listDone(companyId: CompanyId, query: DoneQuery): Promise<readonly DoneWork[]>
  /** Of those employed on the day, what is not removed: `MOST_SHARED` at most. */
  listShared(companyId: CompanyId, section: Section, day: LocalDate): Promise<readonly SharedDuty[]>
  /** Of those employed on the day, what is not removed: `MOST_OF_PEOPLE` at most. */
  listOfPeople(companyId: CompanyId, section: Section, day: LocalDate): Promise<readonly PersonDuty[]>
  /** PPE that those employed on the day have to be given by `to`: `MOST_SHARED` at most. */
  listDuePpe(companyId: CompanyId, day: LocalDate, to: LocalDate): Promise<readonly SizedDuty[]>
  /** What was answered about positions. */
  listProfiles(companyId: CompanyId): Promise<readonly PostProfile[]>
  /** Posts that are held on the day: `MOST_SHARED` at most. */
  listPosts(companyId: CompanyId, day: LocalDate): Promise<readonly StaffedPost[]>
}
