import type { AccountQuestion, AccountWrite } from '../account/account-facts.ts'
import type { FactorWrite, LockFactor } from '../account/second-factor/factor-facts.ts'
import type { LockRequest, RequestWrite } from '../activity-requests/kept-request.ts'
import type { BillingQuestion, BillingWrite } from '../billing/billing-facts.ts'
import type { CalendarQuestion, CalendarWrite } from '../calendar/calendar-facts.ts'
import type { AnswerWrite, EarlierAnswer } from '../commands/attempt.ts'
import type { Pause } from '../commands/in-turns.ts'
import type { JournalWrite } from '../commands/journal.ts'
import type { CompanyQuestion, CompanyWrite } from '../companies/company-facts.ts'
import type { FilterWrite } from '../deadline-tables/save-filter.ts'
import type { DepartmentQuestion, DepartmentWrite } from '../departments/department-facts.ts'
import type { DocumentQuestion, DocumentWrite } from '../documents/issuing/document-facts.ts'
import type { OwnFormQuestion, OwnFormWrite } from '../documents/own-forms/own-form-facts.ts'
import type { AbsenceQuestion, AbsenceWrite } from '../employees/absences/absence-facts.ts'
import type { EmployeeQuestion, EmployeeWrite } from '../employees/employee-facts.ts'
import type { ErasureWrite } from '../erasure/erasure.ts'
import type { AccountClosingWrite, ErasureQuestion } from '../erasure/erasure-facts.ts'
import type { CompanyFactQuestion, CompanyFactWrite } from '../facts/fact-records.ts'
import type { FileWrite } from '../files/file-store.ts'
import type { ImportQuestion, ImportWrite } from '../imports/import-facts.ts'
import type { DutyQuestion, DutyWrite } from '../incidents/duties/duty-facts.ts'
import type { EvidenceQuestion, EvidenceWrite } from '../incidents/evidence/evidence-facts.ts'
import type { HeadcountQuestion, HeadcountWrite } from '../incidents/figures/headcount-facts.ts'
import type { IncidentQuestion, IncidentsWrite } from '../incidents/incident-facts.ts'
import type { MicrotraumaQuestion, MicrotraumaWrite } from '../incidents/microtraumas/microtrauma-facts.ts'
import type { LinkQuestion, LinkWrite } from '../inspections/link-facts.ts'
import type { JobWrite } from '../jobs/job.ts'
import type { MailQuestion, MailWrite } from '../mail/mail-facts.ts'
import type { MeasureQuestion, MeasureWrite } from '../measures/measure-facts.ts'
import type { MemberQuestion, MemberWrite } from '../members/member-facts.ts'
import type { MemoQuestion, MemoWrite } from '../memos/memo-facts.ts'
import type { NewsQuestion, NewsWrite } from '../news/desk/news-facts.ts'
import type { CalendarLinkQuestion, CalendarLinkWrite } from '../notices/calendar/calendar-facts.ts'
import type { NoticeQuestion, NoticeWrite } from '../notices/notice-facts.ts'
import type { ObligationQuestion, ObligationWrite } from '../obligations/facts/obligation-facts.ts'
import type { PaperRecordQuestion, PaperRecordWrite } from '../paper-records/paper-record-facts.ts'
import type { PositionQuestion, PositionWrite } from '../positions/position-facts.ts'
import type { PushWrite } from '../push/push-commands.ts'
import type { RegistryQuestion, RegistryWrite } from '../registry/registry-facts.ts'
import type { RequirementQuestion, RequirementWrite } from '../requirements/requirement-facts.ts'
import type { ResponsibilityQuestion, ResponsibilityWrite } from '../responsibilities/responsibility-facts.ts'
import type { SendingQuestion } from '../sending/sending-facts.ts'
import type { SupportQuestion, SupportWrite } from '../support/support-facts.ts'
import type { TermQuestion, TermWrite } from '../tariffs/term-facts.ts'

/** Every question that a command may ask: a storage answers each. */
export type RecordQuestion =
  | CompanyQuestion
  | TermQuestion
  | BillingQuestion
  | CalendarQuestion
  | CompanyFactQuestion
  | DepartmentQuestion
  | PositionQuestion
  | EmployeeQuestion
  | AbsenceQuestion
  | ObligationQuestion
  | IncidentQuestion
  | DutyQuestion
  | HeadcountQuestion
  | MicrotraumaQuestion
  | NoticeQuestion
  | CalendarLinkQuestion
  | MemoQuestion
  | MemberQuestion
  | ResponsibilityQuestion
  | DocumentQuestion
  | OwnFormQuestion
  | EarlierAnswer
  | Pause
  | AccountQuestion
  | LockFactor
  | ErasureQuestion
  | EvidenceQuestion
  | MailQuestion
  | SendingQuestion
  | MeasureQuestion
  | NewsQuestion
  | LockRequest
  | SupportQuestion
  | LinkQuestion
  | ImportQuestion
  | PaperRecordQuestion
  | RequirementQuestion
  | RegistryQuestion

/** Everything that a command may write, and the line of the journal that follows from it. */
export type RecordWrite =
  | FileWrite
  | EvidenceWrite
  | SupportWrite
  | MeasureWrite
  | CompanyWrite
  | TermWrite
  | BillingWrite
  | CalendarWrite
  | CompanyFactWrite
  | FilterWrite
  | DepartmentWrite
  | PositionWrite
  | EmployeeWrite
  | AbsenceWrite
  | ObligationWrite
  | IncidentsWrite
  | DutyWrite
  | MicrotraumaWrite
  | NoticeWrite
  | CalendarLinkWrite
  | HeadcountWrite
  | MemoWrite
  | MemberWrite
  | ResponsibilityWrite
  | DocumentWrite
  | OwnFormWrite
  | MailWrite
  | JobWrite
  | JournalWrite
  | AnswerWrite
  | AccountWrite
  | FactorWrite
  | ErasureWrite
  | AccountClosingWrite
  | NewsWrite
  | RequestWrite
  | LinkWrite
  | PushWrite
  | ImportWrite
  | PaperRecordWrite
  | RequirementWrite
  | RegistryWrite
