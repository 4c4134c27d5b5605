import { type Question, question, type Write } from '../commands/command.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
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

/** What a member wants to be told of, and the last day of which they were told by e-mail; null: none yet. */
export type KeptSettings = { readonly settings: NoticeSettings; readonly toldOn: LocalDate | null }

type SettingsOf = Question<
  'kept-settings',
  { readonly companyId: CompanyId; readonly user: UserId },
  KeptSettings
>
export const keptSettings = question<SettingsOf>('kept-settings')

export type FeedQuestion = SettingsOf
export type NoticeQuestion = KnownNotices | FeedQuestion

/** Who has read a notice, and when; the first time counts. */
export type NoticeRead = { readonly companyId: CompanyId; readonly noticeId: NoticeId; readonly read: Signed }

/** Who has read which notice of the feed, and when; the first time counts. */
export type NoticeMark = { readonly companyId: CompanyId; readonly key: string; readonly read: Signed }

/** What a member wants to be told of, in place of what they wanted before. Without a next mail, mails that wait are not sent. */
export type SavedSettings = {
  readonly companyId: CompanyId
  readonly user: UserId
  readonly settings: NoticeSettings
  readonly toldOn: LocalDate | null
  /** From when on a mail is due; null: never. */
  readonly dueAt: Instant | null
}

/** A mark that a member takes back. */
export type LiftedMark = { readonly companyId: CompanyId; readonly user: UserId; readonly key: string }
export type LiftedRead = { readonly companyId: CompanyId; readonly user: UserId; readonly noticeId: NoticeId }

export type FeedWrite =
  | Write<'lifted-marks', LiftedMark>
  | Write<'notice-marks', NoticeMark>
  | Write<'notice-settings', SavedSettings>
export type NoticeWrite = Write<'lifted-reads', LiftedRead> | Write<'notice-reads', NoticeRead> | FeedWrite
