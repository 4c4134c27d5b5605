import { type Question, question, type Write } from '../commands/command.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import type { NoticeId } from './notice.ts'

/** Which of the notices are the company's. They never change: nothing is locked. */
export type KnownNotices = Question<
  'known-notices',
  { readonly companyId: CompanyId; readonly ids: readonly NoticeId[] },
  readonly NoticeId[]
>
export const knownNotices = question<KnownNotices>('known-notices')

export type NoticeQuestion = KnownNotices

/** Who has read a notice, and when; the first time counts. */
export type NoticeRead = { readonly companyId: CompanyId; readonly noticeId: NoticeId; readonly read: Signed }

export type NoticeWrite = Write<'notice-reads', NoticeRead>
