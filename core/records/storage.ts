import type { AccountCommands } from '../account/account-commands.ts'
import type { FactorCommands } from '../account/second-factor/factor-commands.ts'
import type { RequestCommands, RequestShelf } from '../activity-requests/request-desk.ts'
import type { CompanyArchive } from '../archive/company-archive.ts'
import type { UserId } from '../auth/account.ts'
import type { AccountStore } from '../auth/account-store.ts'
import type { CompanyAccess } from '../auth/company-access.ts'
import type { Operators } from '../auth/operators.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { SigningKeys } from '../auth/signing-keys.ts'
import type { Tries } from '../auth/tries.ts'
import type { BillingRecords, BillingShelf } from '../billing/billing.ts'
import type { Attempt } from '../commands/attempt.ts'
import type { DocumentRepository } from '../documents/document-repository.ts'
import type { LawCounts } from '../documents/library/law-review.ts'
import type { OwnFormRepository } from '../documents/own-forms/own-form-repository.ts'
import type { PastRecords } from '../documents/sources/facts/past-records.ts'
import type { DueErasures } from '../erasure/erasures.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Imports } from '../imports/imports.ts'
import type { EvidenceRepository } from '../incidents/evidence/evidence-repository.ts'
import type { InspectionDoor, Inspections } from '../inspections/inspections.ts'
import type { ChainedJournal, JournalQueries } from '../journal/journal-repository.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { KeptOffer } from '../members/member.ts'
import type { MemberRepository } from '../members/member-repository.ts'
import type { Standing } from '../members/standing.ts'
import type { NewsCommands } from '../news/desk/news-desk.ts'
import type { NewsShelf } from '../news/news-shelf.ts'
import type { CalendarDoor, NoticeCalendar } from '../notices/calendar/notice-calendar.ts'
import type { AccountTraces } from '../personal-data/account-data.ts'
import type { PersonalTraces } from '../personal-data/collect-personal-data.ts'
import type { PushCommands } from '../push/push-commands.ts'
import type { PushShelf } from '../push/push-desk.ts'
import type { JobQueue } from '../records/job-queue.ts'
import type { LongLists } from '../records/long-lists.ts'
import type { Records } from '../records/records.ts'
import type { RegistryQueries, RegistryRepository } from '../registry/registry.ts'
import type { Requirements } from '../requirements/requirements.ts'
import type { SeenDepartments } from '../rights/membership.ts'
import type { Clock } from '../shared/dates/clock.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { SupportRepository, SupportShelf } from '../support/support-repository.ts'
import type { TermDesk } from '../tariffs/subscription.ts'

/** The records as whoever stores them has them: documents can be issued, own forms put to use. */
export type StoredRecords = Records & {
  readonly documents: DocumentRepository
  readonly ownForms: OwnFormRepository
  readonly members: MemberRepository
  readonly files: FileStore
  readonly evidence: EvidenceRepository
  readonly longLists: LongLists
  readonly journal: JournalQueries & ChainedJournal
  readonly personal: PersonalTraces
  readonly ownTraces: AccountTraces
  readonly billing: BillingRecords
  /** What an operator does about a company's term. */
  readonly terms: TermDesk
  /** What an operator does about news. */
  readonly newsDesk: NewsCommands
  /** What an operator does about requests for activities. */
  readonly requestDesk: RequestCommands
  readonly noticeCalendar: NoticeCalendar
  readonly support: SupportRepository
  readonly inspections: Inspections
  readonly requirements: Requirements
  readonly registry: RegistryRepository & RegistryQueries
  readonly imports: Imports
  /** By codes that came by e-mail. */
  readonly proven: AccountCommands
  /** By codes of an authenticator application. */
  readonly factor: FactorCommands
  /** Of the device that someone is signed in on. */
  readonly push: PushCommands
  /** What the server erases by itself. */
  readonly due: DueErasures
  readonly past: PastRecords
  readonly law: LawCounts
  readonly archive: CompanyArchive
  /** Whether the request was made before under its key: what it has changed itself does not refuse it. */
  isRepeat(companyId: CompanyId): Promise<boolean>
}

/** How someone's records are opened. */
export type Opening = {
  /** By which what is entered is signed and judged; the storage's own unless given. */
  readonly clock?: Clock
  /** Under whose key the commands are; none are kept unless given. */
  readonly attempt?: Attempt | undefined
  /** Of which departments there are people, what is theirs, and commands find anything; of all unless given. */
  readonly seen?: SeenDepartments
  /** On what every command rests; on nothing where the service itself is at work. */
  readonly standing?: Standing
}

/** All that a server keeps: PostgreSQL, or memory in tests. */
export interface Storage {
  readonly accounts: AccountStore
  readonly sessions: Sessions
  readonly tries: Tries
  readonly signingKeys: SigningKeys
  readonly access: CompanyAccess
  readonly activityRequests: RequestShelf
  /** What a link says to whoever has it; null where there is no such invitation, or no such company. */
  readonly offers: {
    look(companyId: CompanyId, tokenHash: string): Promise<KeptOffer | null>
  }
  readonly calendarDoor: CalendarDoor
  readonly inspectionDoor: InspectionDoor
  readonly jobs: JobQueue
  readonly outbox: Outbox
  readonly pushDevices: PushShelf
  readonly operators: Operators
  /** Of the whole service. */
  readonly billing: BillingShelf
  readonly files: FileStore
  readonly news: NewsShelf
  /** Of the whole service. */
  readonly conversations: SupportShelf
  openRecords(user: UserId, opening?: Opening): StoredRecords
  /** Answers once the database does; throws `Unavailable` otherwise. */
  ping(): Promise<void>
}
