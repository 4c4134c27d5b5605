import type { NewsId } from '../../news/news-item.ts'
import type { Section } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { AwaitedMemo } from '../../today/awaited-memo.ts'
import type { Unfilled } from '../../today/unfilled-roles.ts'

/** How many rows of a section fall due on a day. */
export type DueOnDay = { readonly section: Section; readonly due: LocalDate; readonly count: number }

/** Who was hired on a day and has nothing to pass yet. */
export type HiredOnDay = { readonly day: LocalDate; readonly count: number; readonly first: string }

/** Important news that the person has not read. */
export type UnreadNews = { readonly id: NewsId; readonly title: string; readonly day: LocalDate }

/** What the feed of a company is made of, as one person sees it. */
export type FeedFacts = {
  readonly today: LocalDate
  /** Within `toldDue`. */
  readonly due: readonly DueOnDay[]
  readonly hired: readonly HiredOnDay[]
  /** Null for whoever does not see what is of the whole company. */
  readonly ofCompany: { readonly memos: readonly AwaitedMemo[]; readonly unfilled: Unfilled | null } | null
  readonly news: readonly UnreadNews[]
}
