import { type Question, question, type Write } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { DepartmentId } from '../departments/department.ts'
import type { Signed, UserId } from '../shared/identity.ts'
import type { Memo, MemoId } from './memo.ts'
import type { MemoDefaults } from './planning/blank-memo.ts'

type InCompany = { readonly companyId: CompanyId }

/** Locks the memo; null where it is not the company's. */
export type LockMemo = Question<'memo', InCompany & { readonly id: MemoId }, Memo | null>
export const lockMemo = question<LockMemo>('memo')

/** What blank fields of the signed-in user's new memo take. */
export type MemoDefaultsOf = Question<'memo-defaults', InCompany & { readonly by: UserId }, MemoDefaults>
export const memoDefaultsOf = question<MemoDefaultsOf>('memo-defaults')

/** What the company's departments among the ids are called. */
export type DepartmentNames = Question<
  'department-names',
  InCompany & { readonly ids: readonly DepartmentId[] },
  ReadonlyMap<DepartmentId, string>
>
export const departmentNames = question<DepartmentNames>('department-names')

/**
 * The id and the number of the company's next memo. Locks the company: whoever forms another one waits until this is
 * stored or refused. So it is asked last.
 */
export type NextMemo = Question<'next-memo', InCompany, Pick<Memo, 'id' | 'number'>>
export const nextMemo = question<NextMemo>('next-memo')

export type MemoQuestion = LockMemo | MemoDefaultsOf | DepartmentNames | NextMemo

/** A new memo under the number that `next-memo` has told. */
export type FormedMemo = { readonly memo: Memo; readonly formed: Signed }
export type ChangedMemo = { readonly before: Memo; readonly memo: Memo }

export type MemoWrite = Write<'formed-memos', FormedMemo> | Write<'changed-memos', ChangedMemo>
