import type { CompanyMembers } from '../auth/company-members.ts'
import type { OwnAccount } from '../auth/profile.ts'
import type { CalendarRepository } from '../calendar/calendar-repository.ts'
import type { CompanyDirectory } from '../companies/company-directory.ts'
import type { DeadlineTable } from '../deadline-tables/deadline-table.ts'
import type { DepartmentRepository } from '../departments/department-repository.ts'
import type { DocumentArchive } from '../documents/document-repository.ts'
import type { AbsenceRepository } from '../employees/absences/absence-repository.ts'
import type { EmployeeRepository } from '../employees/employee-repository.ts'
import type { Erasures } from '../erasure/erasures.ts'
import type { CompanyFactRepository } from '../facts/company-facts.ts'
import type { DutyRepository } from '../incidents/duties/duty-repository.ts'
import type { EvidenceRecords } from '../incidents/evidence/evidence-repository.ts'
import type { FigureRepository } from '../incidents/figures/figure-repository.ts'
import type { IncidentRepository } from '../incidents/incident-repository.ts'
import type { MicrotraumaRepository } from '../incidents/microtraumas/microtrauma-repository.ts'
import type { JournalQueries } from '../journal/journal-repository.ts'
import type { MeasureRepository } from '../measures/measure-repository.ts'
import type { MemoRepository } from '../memos/memo-repository.ts'
import type { NoticeFeed } from '../notices/feed/notice-feed.ts'
import type { NoticeRepository } from '../notices/notice-repository.ts'
import type { ObligationRepository } from '../obligations/obligation-repository.ts'
import type { PaperRecords } from '../paper-records/paper-records.ts'
import type { PositionCatalogue } from '../positions/position-catalogue.ts'
import type { RegistryRepository } from '../registry/registry.ts'
import type { ResponsibilityRepository } from '../responsibilities/responsibility-repository.ts'
import type { SendingRepository } from '../sending/sending-repository.ts'
import type { Subscriptions } from '../tariffs/subscription.ts'
import type { TodayQueries } from '../today/today.ts'

/** Everything stored that one signed-in user can reach; whatever they enter is signed with their id. */
export type Records = {
  readonly account: OwnAccount
  readonly companies: CompanyDirectory
  readonly members: CompanyMembers
  readonly subscriptions: Subscriptions
  readonly calendar: CalendarRepository
  readonly departments: DepartmentRepository
  readonly registry: RegistryRepository
  readonly facts: CompanyFactRepository
  readonly employees: EmployeeRepository
  readonly absences: AbsenceRepository
  readonly positions: PositionCatalogue
  readonly obligations: ObligationRepository
  readonly deadlines: DeadlineTable
  readonly memos: MemoRepository
  readonly incidents: IncidentRepository
  readonly duties: DutyRepository
  readonly microtraumas: MicrotraumaRepository
  readonly evidence: EvidenceRecords
  readonly measures: MeasureRepository
  readonly documents: DocumentArchive
  readonly paperRecords: PaperRecords
  readonly sending: SendingRepository
  readonly responsibilities: ResponsibilityRepository
  readonly today: TodayQueries
  readonly notices: NoticeRepository
  readonly feed: NoticeFeed
  readonly figures: FigureRepository
  readonly journal: JournalQueries
  readonly erasures: Erasures
}
