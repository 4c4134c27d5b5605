import { type Question, question } from '../commands/command.ts'
import type { EmployeeId } from '../employees/employee.ts'
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

/** Locks the account: its e-mail, and the names of the companies that it owns, examples apart. Null where it is gone. */
export type LockAccount = Question<
  'own-account',
  { readonly user: UserId },
  { readonly email: string; readonly owns: readonly string[] } | null
>
export const lockAccount = question<LockAccount>('own-account')

export type ErasureQuestion = RecordsOfEmployee | IsOwner | LockAccount
