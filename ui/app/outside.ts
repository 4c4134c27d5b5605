import type { EmailChange } from '@osh/core/account/email-change.ts'
import type { OwnEmail } from '@osh/core/account/own-email.ts'
import type { SecondFactorDesk } from '@osh/core/account/second-factor/second-factor-desk.ts'
import type { SentCodes } from '@osh/core/account/sent-codes.ts'
import type { RequestDesk } from '@osh/core/activity-requests/request-desk.ts'
import type { Accounts } from '@osh/core/auth/account.ts'
import type { OwnSignIns } from '@osh/core/auth/own-sign-ins.ts'
import type { RefusedAsks } from '@osh/core/auth/refused-asks.ts'
import type { Session } from '@osh/core/auth/session.ts'
import type { BillingDesk, OperatorBilling } from '@osh/core/billing/billing.ts'
import type {
  ActivityRequests,
  CompanyDirectory,
  CompanyLookup,
  ExampleCompany,
} from '@osh/core/companies/company-directory.ts'
import type { EditionDesk } from '@osh/core/documents/editions/edition-desk.ts'
import type { DocumentFiles, DocumentIssuer } from '@osh/core/documents/issuing/document-issuer.ts'
import type { LawDesk } from '@osh/core/documents/library/law-review.ts'
import type { OpenedGroups } from '@osh/core/documents/library/opened-groups.ts'
import type { TemplateCatalogue, TitleCatalogue } from '@osh/core/documents/library/template-catalogue.ts'
import type { OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import type { ImportDesk } from '@osh/core/imports/imports.ts'
import type { EvidenceFiles } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { OnThisDevice } from '@osh/core/incidents/offline/on-this-device.ts'
import type { InspectionDesk } from '@osh/core/inspections/inspections.ts'
import type { JournalFiles } from '@osh/core/journal/journal-repository.ts'
import type { OperatorMails } from '@osh/core/mail/operator-mails.ts'
import type { MemberDesk } from '@osh/core/members/member-desk.ts'
import type { MemoFiles } from '@osh/core/memos/memo-repository.ts'
import type { NewsDesk } from '@osh/core/news/desk/news-desk.ts'
import type { NewsFeed } from '@osh/core/news/news-feed.ts'
import type { CalendarDesk } from '@osh/core/notices/calendar/notice-calendar.ts'
import type { PersonalFiles } from '@osh/core/personal-data/collect-personal-data.ts'
import type { PushDesk } from '@osh/core/push/push-desk.ts'
import type { EarlierReads } from '@osh/core/records/earlier-reads.ts'
import type { Records } from '@osh/core/records/records.ts'
import type { RequirementDesk } from '@osh/core/requirements/requirements.ts'
import type { MailService } from '@osh/core/sending/sending-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { OpenSupport } from '@osh/core/support/support-desk.ts'

/** What every page asks of the outside, a visitor's too. */
export type Entrance = {
  readonly clock: Clock
  readonly session: Session
  readonly earlierReads: EarlierReads
  readonly refusedAsks: RefusedAsks
  readonly accounts: Accounts
  /** Null where no mail is sent: in the browser's own demo. */
  readonly sentCodes: SentCodes | null
  readonly companyList: Pick<CompanyDirectory, 'list'>
  readonly catalogue: TitleCatalogue
}

/** What only the screens of a company ask for. */
export type CompanyOutside = {
  readonly records: Records
  /** Null where there is none to be made: the browser's own demo is one. */
  readonly example: ExampleCompany | null
  readonly companyLookup: CompanyLookup
  readonly news: NewsFeed
  readonly ownSignIns: OwnSignIns
  readonly memberDesk: MemberDesk
  readonly memberships: Pick<MemberDesk, 'listOwn'>
  /** Null where no mail is sent: in the browser's own demo. */
  readonly emailChange: EmailChange | null
  readonly ownEmail: OwnEmail | null
  /** Null where no one signs in by more than a password: in the browser's own demo. */
  readonly secondFactor: SecondFactorDesk | null
  /** Null where no one answers: in the browser's own demo. */
  readonly support: OpenSupport | null
  readonly activityRequests: ActivityRequests
  readonly memoFiles: MemoFiles
  /** Null where nothing is given out: the browser's own demo has invented people alone. */
  readonly personalFiles: PersonalFiles | null
  /** Null where nothing is given out: the browser's own demo has no chain. */
  readonly journalFiles: JournalFiles | null
  readonly mailService: MailService
  /** Null where no program could read it: the browser's own demo. */
  readonly calendarDesk: CalendarDesk | null
  /** Null where no server could tell a browser anything: the browser's own demo. */
  readonly pushDesk: PushDesk | null
  readonly importDesk: ImportDesk
  readonly requirementDesk: RequirementDesk
  /** Null where no one else could open a link: the browser's own demo. */
  readonly inspectionDesk: InspectionDesk | null
  /** Null where no one runs a service: in the browser's own demo. */
  readonly operatorMails: OperatorMails | null
  /** The same. */
  readonly billing: BillingDesk | null
  readonly operatorBilling: OperatorBilling | null
  readonly newsDesk: NewsDesk | null
  readonly requestDesk: RequestDesk | null
  readonly templates: TemplateCatalogue
  readonly documentIssuer: DocumentIssuer
  readonly editions: EditionDesk
  readonly lawDesk: LawDesk
  readonly documentFiles: DocumentFiles
  readonly ownForms: OwnForms
  readonly evidenceFiles: EvidenceFiles
  readonly openedGroups: OpenedGroups
  readonly onThisDevice: OnThisDevice
}

/** Everything that differs between assemblies: web, demo, tests. */
export type Outside = Omit<Entrance, 'companyList' | 'catalogue'> & CompanyOutside
