import type { EmailUnconfirmed } from '../../account/own-email.ts'
import type { FactorOn } from '../../account/second-factor/factor-commands.ts'
import type { LoginRefusal, RefreshRefused } from '../../auth/account.ts'
import type { RotationRefused } from '../../auth/sessions.ts'
import type { NoSeller } from '../../billing/order-tariff.ts'
import type { KeyTaken } from '../../commands/attempt.ts'
import type { LookupRefusal, TooManyCompanies, TooManyVisitors } from '../../companies/company-directory.ts'
import type { DepartmentInUse } from '../../departments/remove.ts'
import type { EmployeeInUse } from '../../employees/remove.ts'
import type { NotOwner } from '../../erasure/close-company.ts'
import type { EmployeeKept } from '../../erasure/erase-employee.ts'
import type { ImportOver, ImportTouched } from '../../imports/undo.ts'
import type { TooManyMails } from '../../mail/mail.ts'
import type {
  InvitationOfAnother,
  InvitationRefused,
  LastOwner,
  MemberAlready,
} from '../../members/refusals.ts'
import type { MemoRefusal } from '../../memos/refusals.ts'
import type { EnteredByMemo, InActiveMemo } from '../../obligations/refusals.ts'
import type { PositionInUse } from '../../positions/remove.ts'
import type { PushRefused } from '../../push/push-device.ts'
import type { HiddenFile } from '../../rights/hidden-file.ts'
import type {
  AnnulledAlready,
  DifferenceChanged,
  FieldErrors,
  MailNotFailed,
  NotFound,
  NothingNew,
  PaperRecorded,
  PaperRecordOver,
  PaperRecordTold,
  PaperRecordTouched,
  Stale,
} from '../../shared/results/refusals.ts'
import type { OfficeOnly, StaffFull, TermEnded, WithoutSection } from '../../tariffs/refusals.ts'

/** Every refusal that core knows. */
export type Refusal =
  | FieldErrors
  | NotFound
  | Stale
  | LoginRefusal
  | FactorOn
  | EmailUnconfirmed
  | PushRefused
  | RefreshRefused
  | RotationRefused
  | LookupRefusal
  | MemoRefusal
  | MailNotFailed
  | InActiveMemo
  | EnteredByMemo
  | EmployeeInUse
  | DepartmentInUse
  | PositionInUse
  | DifferenceChanged
  | AnnulledAlready
  | NothingNew
  | TooManyVisitors
  | TooManyMails
  | TooManyCompanies
  | KeyTaken
  | EmployeeKept
  | NotOwner
  | HiddenFile
  | LastOwner
  | MemberAlready
  | InvitationRefused
  | InvitationOfAnother
  | TermEnded
  | WithoutSection
  | StaffFull
  | OfficeOnly
  | NoSeller
  | ImportTouched
  | ImportOver
  | PaperRecorded
  | PaperRecordOver
  | PaperRecordTouched
  | PaperRecordTold
