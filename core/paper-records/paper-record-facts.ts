import { type Question, question, type Write } from '../commands/command.ts'
import type { Answers } from '../documents/answers/answers.ts'
import type { Document } from '../documents/document.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { RoleId } from '../norms/responsibilities.ts'
import type { StandingObligation } from '../obligations/standing/standing-obligation.ts'
import type { Term } from '../responsibilities/responsibility.ts'
import type { Section } from '../sections/section.ts'
import type { CompanyId, DocumentId, Signed } from '../shared/identity.ts'
import type { MadeByPaper, PaperRecord } from './paper-record.ts'

type InCompany = { readonly companyId: CompanyId }

export type IssuedPaper = { readonly document: Document; readonly answers: Answers }

/** Locks the document, and reads what it was answered with; null where the company has none such. */
export type LockPaper = Question<'paper', InCompany & { readonly id: DocumentId }, IssuedPaper | null>
export const lockPaper = question<LockPaper>('paper')

/** What the paper has made; null where it never did. Whoever asks has locked the paper. */
export type RecordOfPaper = Question<
  'paper-record',
  InCompany & { readonly id: DocumentId },
  { readonly record: PaperRecord; readonly made: MadeByPaper } | null
>
export const recordOfPaper = question<RecordOfPaper>('paper-record')

/** What the employees have to do in the section, but for removed obligations. Nothing is locked. */
export type StandingOfEmployees = Question<
  'standing-of-employees',
  InCompany & { readonly section: Section; readonly employeeIds: readonly EmployeeId[] },
  readonly StandingObligation[]
>
export const standingOfEmployees = question<StandingOfEmployees>('standing-of-employees')

/** Who holds the roles now, in the order of appointing. Nothing is locked. */
export type HoldersOfRoles = Question<
  'holders-of-roles',
  InCompany & { readonly roleIds: readonly RoleId[] },
  readonly Term[]
>
export const holdersOfRoles = question<HoldersOfRoles>('holders-of-roles')

export type NamedPerson = { readonly id: EmployeeId; readonly fullName: string }

/** Those of the staff who are called so, by surname, first name and patronymic as papers print them; namesakes too. Nothing is locked. */
export type PeopleCalled = Question<
  'people-called',
  InCompany & { readonly names: readonly string[] },
  readonly NamedPerson[]
>
export const peopleCalled = question<PeopleCalled>('people-called')

export type PaperRecordQuestion =
  | PeopleCalled
  | LockPaper
  | RecordOfPaper
  | StandingOfEmployees
  | HoldersOfRoles

export type NewPaperRecord = PaperRecord & { readonly things: MadeByPaper }
export type UndonePaperRecord = InCompany & {
  readonly documentId: DocumentId
  readonly undone: Signed
}

export type PaperRecordWrite =
  /** In place of one that was undone. */
  Write<'paper-records', NewPaperRecord> | Write<'undone-paper-records', UndonePaperRecord>
