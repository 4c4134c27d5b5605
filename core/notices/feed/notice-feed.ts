import type { CommandsOf } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { FeedFacts } from './feed-facts.ts'
import type { TitledNotice } from './feed-notice.ts'
import type { NoticeSettings } from './notice-settings.ts'
import { readFeed } from './read-feed.ts'
import { saveSettings } from './save-settings.ts'
import { tellFeed } from './tell-feed.ts'

/** What a person can do about the feed. */
export const feedCommands = { readFeed, saveSettings }

export interface FeedQueries {
  /** The newest first; without what the person has switched off. */
  listFeed(companyId: CompanyId): Promise<readonly TitledNotice[]>
  readSettings(companyId: CompanyId): Promise<NoticeSettings>
}

/** The feed of a company as one of its members reads it. */
export type NoticeFeed = FeedQueries & CommandsOf<typeof feedCommands>

/** The feed with the person's own marks. */
export function tellFeedTo(
  facts: FeedFacts,
  { muted }: NoticeSettings,
  marks: ReadonlySet<string>,
): readonly TitledNotice[] {
  return tellFeed(facts, muted).map((notice) => ({ ...notice, read: marks.has(notice.key) }))
}
