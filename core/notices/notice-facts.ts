import { type Question, question, type Write } from '../commands/command.ts'
import type { CompanyId, Signed, UserId } from '../shared/identity.ts'
import type { NoticeSettings } from './feed/notice-settings.ts'
import type { NoticeId } from './notice.ts'

/** Which of the notices are the company's. They never change: nothing is locked. */
export type KnownNotices = Question<
  'known-notices',
  { readonly companyId: CompanyId; readonly ids: readonly NoticeId[] },
  readonly NoticeId[]
>
export const knownNotices = question<KnownNotices>('known-notices')

/** What the member wants to be told of. */
type KeptSettings = Question<
  'kept-settings',
  { readonly companyId: CompanyId; readonly user: UserId },
  NoticeSettings
>
export const keptSettings = question<KeptSettings>('kept-settings')

export type FeedQuestion = KeptSettings
export type NoticeQuestion = KnownNotices | FeedQuestion

/** Who has read a notice, and when; the first time counts. */
export type NoticeRead = { readonly companyId: CompanyId; readonly noticeId: NoticeId; readonly read: Signed }

/** Who has read which notice of the feed, and when; the first time counts. */
export type NoticeMark = { readonly companyId: CompanyId; readonly key: string; readonly read: Signed }

/** What a member wants to be told of, in place of what they wanted before. */
export type SavedSettings = {
  readonly companyId: CompanyId
  readonly user: UserId
  readonly settings: NoticeSettings
}

export type FeedWrite = Write<'notice-marks', NoticeMark> | Write<'notice-settings', SavedSettings>
export type NoticeWrite = Write<'notice-reads', NoticeRead> | FeedWrite
