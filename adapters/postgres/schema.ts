import type { UserId } from '@osh/core/auth/account.ts'
import type { SigningKey } from '@osh/core/auth/signing-keys.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { CircumstanceId } from '@osh/core/norms/circumstances.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type {
  ProofsTable,
  PushDevicesTable,
  RecoveryCodesTable,
  RefreshTokensTable,
  SecondFactorsTable,
  SessionsTable,
  UsersTable,
} from './accounts/account-tables.ts'
import type { CalendarEditsTable } from './calendar/calendar-table.ts'
import type { ActivityRequestsTable } from './companies/activity-request-table.ts'
import type { CompaniesTable, MembershipsTable } from './companies/company-tables.ts'
import type { DocumentsTable, OwnFormsTable } from './documents/document-tables.ts'
import type { CompanyFactsTable } from './facts/fact-tables.ts'
import type { StaffImportsTable } from './imports/import-tables.ts'
import type { EvidenceTable } from './incidents/evidence-rows.ts'
import type { HeadcountsTable } from './incidents/figures/headcount-table.ts'
import type {
  AddresseesTable,
  IncidentDutiesTable,
  IncidentEventsTable,
  IncidentsTable,
  InjuredTable,
} from './incidents/incident-tables.ts'
import type { MicrotraumaEventsTable, MicrotraumasTable } from './incidents/microtraumas/microtrauma-rows.ts'
import type { InspectionLinksTable, InspectionOpeningsTable } from './inspections/inspection-tables.ts'
import type { JobsTable } from './jobs/jobs-table.ts'
import type { JournalHeadsTable, JournalTable } from './journal/journal-tables.ts'
import type { MailsTable } from './mail/mails-table.ts'
import type { InspectorOrdersTable, MeasuresTable } from './measures/measure-tables.ts'
import type { InvitationsTable } from './members/member-tables.ts'
import type { MemoRowsTable, MemosTable } from './memos/memo-tables.ts'
import type { NewsReadsTable, NewsTable } from './news/news-tables.ts'
import type {
  CalendarLinksTable,
  NoticeMarksTable,
  NoticeReadsTable,
  NoticesTable,
} from './notices/notice-tables.ts'
import type { CompletionsTable, ObligationsTable } from './obligations/obligation-tables.ts'
import type { PaperRecordsTable } from './paper-records/paper-record-tables.ts'
import type { RegistryRecordsTable, RegistrySetsTable } from './registry/registry-tables.ts'
import type {
  PostProfilesTable,
  RequirementExceptionsTable,
  RequirementsTable,
} from './requirements/requirement-tables.ts'
import type { ResponsibilityTermsTable } from './responsibilities/term-rows.ts'
import type { AbsencesTable, DepartmentsTable, EmployeesTable, PositionsTable } from './staff/staff-tables.ts'
import type { ConversationsTable, MessagesTable } from './support/support-tables.ts'
import type { InvoicesTable, PayersTable } from './tariffs/billing-tables.ts'
import type { CompanyTermsTable } from './tariffs/term-table.ts'

/** The tables of migrations/, as Kysely knows them. */
export type Schema = {
  users: UsersTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  proofs: ProofsTable
  second_factors: SecondFactorsTable
  push_devices: PushDevicesTable
  recovery_codes: RecoveryCodesTable
  tries: { key: string; count: number; last: Instant; forgotten_at: Instant }
  signing_keys: SigningKey
  activity_requests: ActivityRequestsTable
  companies: CompaniesTable
  company_terms: CompanyTermsTable
  payers: PayersTable
  invoices: InvoicesTable
  memberships: MembershipsTable
  invitations: InvitationsTable
  calendar_edits: CalendarEditsTable
  company_facts: CompanyFactsTable
  departments: DepartmentsTable
  positions: PositionsTable
  employees: EmployeesTable
  absences: AbsencesTable
  incident_addressees: AddresseesTable
  incident_events: IncidentEventsTable
  incidents: IncidentsTable
  incident_injured: InjuredTable
  incident_evidence: EvidenceTable
  microtraumas: MicrotraumasTable
  microtrauma_events: MicrotraumaEventsTable
  staff_imports: StaffImportsTable
  paper_records: PaperRecordsTable
  registry_sets: RegistrySetsTable
  registry_records: RegistryRecordsTable
  post_profiles: PostProfilesTable
  requirements: RequirementsTable
  requirement_exceptions: RequirementExceptionsTable
  inspection_links: InspectionLinksTable
  inspection_openings: InspectionOpeningsTable
  news: NewsTable
  news_reads: NewsReadsTable
  notices: NoticesTable
  notice_marks: NoticeMarksTable
  calendar_links: CalendarLinksTable
  conversations: ConversationsTable
  messages: MessagesTable
  headcounts: HeadcountsTable
  notice_reads: NoticeReadsTable
  incident_duties: IncidentDutiesTable
  measures: MeasuresTable
  inspector_orders: InspectorOrdersTable
  memos: MemosTable
  obligations: ObligationsTable
  completions: CompletionsTable
  memo_rows: MemoRowsTable
  document_years: { company_id: CompanyId; year: number; issued: number }
  documents: DocumentsTable
  files: {
    company_id: CompanyId
    sha256: string
    size: number
    bytes: Uint8Array
    kept_at: Generated<Instant>
  }
  document_sources: {
    company_id: CompanyId
    document_id: DocumentId
    data: string
    answers: ColumnType<Answers | null, string, never>
  }
  own_forms: OwnFormsTable
  responsibilities: { company_id: CompanyId; id: Generated<ResponsibilityId>; role_id: RoleId }
  responsibility_terms: ResponsibilityTermsTable
  jobs: JobsTable
  mails: MailsTable
  journal: JournalTable
  journal_heads: JournalHeadsTable
  request_keys: {
    company_id: CompanyId
    user_id: UserId
    key: string
    step: number
    mark: string
    entered_at: Instant
    answer: unknown
  }
  circumstances: {
    company_id: CompanyId
    circumstance_id: CircumstanceId
    applies: boolean
    since_by: UserId
    since_at: Instant
  }
  erasures: {
    id: GeneratedAlways<number>
    erased: 'employee' | 'account' | 'company'
    of_company: CompanyId | null
    of_employee: EmployeeId | null
    of_user: UserId | null
    erased_by: UserId
    erased_at: Instant
  }
}
