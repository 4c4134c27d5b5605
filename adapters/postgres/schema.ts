import type { UserId } from '@osh/core/auth/account.ts'
import type { SigningKey } from '@osh/core/auth/signing-keys.ts'
import type { RecordChange } from '@osh/core/commands/journal.ts'
import type { ActivityId, CompanyId } from '@osh/core/companies/company.ts'
import type { Numbering } from '@osh/core/companies/numbering.ts'
import type { RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import type { Periodicity } from '@osh/core/deadlines/periodicity.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import type { TemplateId, TemplateKind } from '@osh/core/documents/library/template.ts'
import type { OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { AbsenceId, AbsenceKind } from '@osh/core/employees/absences/absence.ts'
import type { EmployeeId, Sex } from '@osh/core/employees/employee.ts'
import type { MemoId, Outcome } from '@osh/core/memos/memo.ts'
import type { MemoStatus } from '@osh/core/memos/memo-status.ts'
import type { CircumstanceId } from '@osh/core/norms/circumstances.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { CheckResult, CompletionId, CompletionResult } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { PpeEvent, PpeUnit } from '@osh/core/obligations/subject.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import type { RiskLevel } from '@osh/core/sections/risk.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { WorkingConditionsClass } from '@osh/core/sections/working-conditions.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { SessionId } from '@osh/core/shared/identity.ts'
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { IncidentsTable, InjuredTable } from './incidents/incident-tables.ts'

type UsersTable = {
  open_company_id: CompanyId | null
  fullname: string | null
  position: string | null
  id: GeneratedAlways<UserId>
  email: string
  created_at: Generated<Instant>
  password_hash: string
}

type SessionsTable = {
  user_id: UserId
  id: GeneratedAlways<SessionId>
  device: string
  since: Instant
  seen: Instant
  expires_at: Instant
}

type RefreshTokensTable = {
  token_hash: string
  user_id: UserId
  session_id: SessionId
  issued_at: Instant
  expires_at: Instant
  rotated_at: Instant | null
}

type CompaniesTable = {
  id: Generated<CompanyId>
  name: string
  short_name: string | null
  legal_address: string | null
  actual_address: string | null
  mailing_address: string | null
  phone: string | null
  email: string | null
  inn: string
  kpp: string | null
  okpo: string | null
  oktmo: string | null
  okved: string | null
  ogrn: string | null
  okato: string | null
  okogu: string | null
  form_of_ownership: string | null
  director_name: string
  director_position: string | null
  activities: readonly ActivityId[]
  time_zone: string
  numbering: Numbering
  last_memo_number: Generated<number>
  first_run_hidden: Generated<boolean>
  example: Generated<boolean>
  version: Generated<number>
  created_by: UserId
  created_at: Instant
}

type DepartmentsTable = {
  company_id: CompanyId
  id: Generated<DepartmentId>
  name: string
  name_key: string
}

type PositionsTable = {
  company_id: CompanyId
  id: Generated<PositionId>
  name: string
  name_key: string
}

type EmployeesTable = {
  company_id: CompanyId
  id: Generated<EmployeeId>
  last_name: string
  first_name: string
  father_name: string | null
  full_name: string
  search_name: string
  department_id: DepartmentId
  position_id: PositionId
  position_name: string
  position_staff: string | null
  sex: Sex
  birth_date: LocalDate
  hire_date: LocalDate
  dismissal_date: LocalDate | null
  snils: string | null
  personal_phone: string | null
  work_mobile_phone: string | null
  work_phone: string | null
  internal_phone: string | null
  email: string | null
  work_email: string | null
  height: number | null
  clothing_size: string | null
  shoe_size: string | null
  headgear_size: string | null
  glove_size: string | null
  respirator_size: string | null
  version: Generated<number>
  created_by: UserId
  created_at: Instant
}

type AbsencesTable = {
  company_id: CompanyId
  id: Generated<AbsenceId>
  employee_id: EmployeeId
  kind: AbsenceKind
  from_day: LocalDate
  to_day: LocalDate | null
  created_by: UserId
  created_at: Instant
}

/** How a subject and a periodicity are spread over columns, in obligations and in memo rows alike. */
export type DutyColumns = {
  section: Section
  subject_name: string | null
  quantity: number | null
  unit: PpeUnit | null
  norm: string | null
  size: string | null
  event: PpeEvent | null
  established: WorkingConditionsClass | RiskLevel | null
  periodicity: Periodicity['kind']
  months: number | null
}

/** Copies of the employee's columns, by which the deadline tables are sorted and filtered. */
export type EmployeeCopy = {
  full_name: string
  department_id: DepartmentId
  position_name: string
  dismissed_on: LocalDate | null
  listed: boolean
}

/** What core's `standingOf` found, written with the facts it follows from. */
export type StandingColumns = {
  base_date: LocalDate | null
  registered_on: LocalDate | null
  due: LocalDate | null
  retake_by: LocalDate | null
  closed: boolean
  found: WorkingConditionsClass | RiskLevel | null
  risk_rank: number
}

export type FixedColumns = {
  fixed_deadline: LocalDate | null
  fixed_since_completion: CompletionId | null
  fixed_since_date: LocalDate | null
}

type ObligationsTable = DutyColumns &
  FixedColumns &
  EmployeeCopy &
  StandingColumns & {
    company_id: CompanyId
    id: Generated<ObligationId>
    employee_id: EmployeeId
    rule_id: string | null
    removed_at: Instant | null
    removed_by: UserId | null
    created_by: UserId
    created_at: Instant
    memo_id: MemoId | null
  }

type CompletionsTable = {
  company_id: CompanyId
  id: Generated<CompletionId>
  obligation_id: ObligationId
  memo_id: MemoId | null
  date: LocalDate
  result: CompletionResult
  quantity: number | null
  registered_on: LocalDate | null
  entered_by: UserId
  entered_at: Instant
  taken_back_by: UserId | null
  taken_back_at: Instant | null
}

type MemosTable = {
  company_id: CompanyId
  id: Generated<MemoId>
  number: number
  section: Section
  status: MemoStatus
  recipient: string
  name: string
  full_name: string
  author: string
  note: string
  duration: string
  form_of_study: string
  basis: string
  formed_on: LocalDate
  report_approved_on: LocalDate | null
  registered_on: LocalDate | null
  canceled: boolean
  version: number
  created_by: UserId
  created_at: Instant
}

type MemoRowsTable = DutyColumns & {
  company_id: CompanyId
  memo_id: MemoId
  obligation_id: ObligationId
  place: number
  employee_id: EmployeeId
  full_name: string
  department: string
  position: string
  base_date: LocalDate | null
  deadline: LocalDate | null
  outcome: Outcome['kind']
  completed_on: LocalDate | null
  result: CheckResult | null
  found: WorkingConditionsClass | RiskLevel | null
}

type DocumentsTable = {
  company_id: CompanyId
  id: Generated<DocumentId>
  template_id: TemplateId
  group_id: number
  kind: TemplateKind | null
  title: string
  year: number
  number: number
  letter: string
  date: LocalDate
  employee_ids: EmployeeId[]
  employee_names: string[]
  batch_id: DocumentId
  search_key: string
  docx_sha256: string
  docx_size: number
  pdf_sha256: string | null
  pdf_size: number | null
  entered_by: UserId
  entered_at: Instant
  annul_reason: Generated<string | null>
  annulled_by: Generated<UserId | null>
  annulled_at: Generated<Instant | null>
}

type OwnFormsTable = {
  company_id: CompanyId
  id: Generated<OwnFormId>
  template_id: TemplateId
  file_name: string
  sha256: string
  size: number
  entered_by: UserId
  entered_at: Instant
  retired_by: UserId | null
  retired_at: Instant | null
}

type ResponsibilityTermsTable = {
  company_id: CompanyId
  id: GeneratedAlways<number>
  responsibility_id: ResponsibilityId
  role_id: RoleId
  employee_id: EmployeeId
  employee_name: string
  order_number: string | null
  order_date: LocalDate | null
  since_by: UserId
  since_at: Instant
  until_by: UserId | null
  until_at: Instant | null
}

type MembershipsTable = {
  company_id: CompanyId
  user_id: UserId
  role: 'owner' | 'member'
  since: Instant
  /** What the member wants tables to begin with, by section. */
  saved_filters: Generated<Readonly<Partial<Record<Section, RowFilter>>>>
}

/** The tables of migrations/, as Kysely knows them. */
export type Schema = {
  users: UsersTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  tries: { key: string; count: number; last: Instant }
  signing_keys: SigningKey
  activity_requests: {
    id: GeneratedAlways<number>
    name: string
    email: string
    phone: string
    email_additional: string
    contact_name: string
    created_at: Instant
  }
  companies: CompaniesTable
  memberships: MembershipsTable
  departments: DepartmentsTable
  positions: PositionsTable
  employees: EmployeesTable
  absences: AbsencesTable
  incidents: IncidentsTable
  incident_injured: InjuredTable
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
  journal: {
    company_id: CompanyId
    id: GeneratedAlways<number>
    entered_by: UserId
    entered_at: Instant
    command: string
    changes: ColumnType<readonly RecordChange[], string, never>
  }
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

export type CompanyRow = Selectable<CompaniesTable>
export type EmployeeRow = Selectable<EmployeesTable>
export type AbsenceRow = Selectable<AbsencesTable>
export type ObligationRow = Selectable<ObligationsTable>
export type CompletionRow = Selectable<CompletionsTable>
export type MemoRecord = Selectable<MemosTable>
export type DocumentRow = Selectable<DocumentsTable>
export type OwnFormRow = Selectable<OwnFormsTable>
export type TermRow = Selectable<ResponsibilityTermsTable>
export type MemoRowRecord = Selectable<MemoRowsTable>
