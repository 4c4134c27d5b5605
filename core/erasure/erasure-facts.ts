import { type Question, question, type Write } from '../commands/command.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, UserId } from '../shared/identity.ts'
import type { Trace } from './kept-by-law.ts'

/** What is kept of an employee. Whoever asks has locked the employee. */
export type KeptOfEmployee = {
  readonly traces: readonly Trace[]
  /** The latest memo that is not completed yet and has a row of the employee; null for none. */
  readonly activeMemo: number | null
}
export type RecordsOfEmployee = Question<
  'records-of-employee',
  { readonly companyId: CompanyId; readonly id: EmployeeId },
  KeptOfEmployee
>
export const recordsOfEmployee = question<RecordsOfEmployee>('records-of-employee')

/** Whether the person is the owner of the company. */
export type IsOwner = Question<'is-owner', { readonly user: UserId; readonly companyId: CompanyId }, boolean>
export const isOwner = question<IsOwner>('is-owner')

/** A person's account, and the companies that it owns, examples apart, by id. */
export type ClosableAccount = {
  readonly email: string
  /** On which day the account is erased that its person has closed; null: it is not. */
  readonly closesOn: LocalDate | null
  readonly owns: readonly { readonly id: CompanyId; readonly name: string }[]
}

/** Locks the account, not its companies; null where it is gone. */
export type LockAccount = Question<'own-account', { readonly user: UserId }, ClosableAccount | null>
export const lockAccount = question<LockAccount>('own-account')

export type ErasureQuestion = RecordsOfEmployee | IsOwner | LockAccount

/** On which day an account is erased, or that it is not. */
export type AccountClosing = { readonly userId: UserId; readonly closesOn: LocalDate | null }
export type AccountClosingWrite = Write<'account-closings', AccountClosing>
