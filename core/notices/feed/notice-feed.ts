import type { CommandsOf } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { Listed } from '../../shared/page.ts'
import type { FeedFacts } from './feed-facts.ts'
import type { TitledNotice, WholeNotice } from './feed-notice.ts'
import type { NoticeSettings } from './notice-settings.ts'
import { readFeed, unreadFeed } from './read-feed.ts'
import { saveSettings } from './save-settings.ts'
import { tellFeed } from './tell-feed.ts'
import type { WholeQuery } from './whole-query.ts'

/** What a person can do about the feed. */
export const feedCommands = { readFeed, unreadFeed, saveSettings }

export interface FeedQueries {
  /** The newest first; without what the person has switched off. */
  listFeed(companyId: CompanyId): Promise<readonly TitledNotice[]>
  /** All kinds in one feed, steps of investigations too for whoever sees the company's records; `total` is exact. */
  listWhole(companyId: CompanyId, query: WholeQuery): Promise<Listed<WholeNotice>>
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
