import type { NewsId } from '../../news/news-item.ts'
import type { Section } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { AwaitedMemo } from '../../today/awaited-memo.ts'
import type { Unfilled } from '../../today/unfilled-roles.ts'
import type { DatedOnDay } from './dated.ts'

/** How many rows of a section fall due on a day. */
export type DueOnDay = { readonly section: Section; readonly due: LocalDate; readonly count: number }

/** Who was hired on a day and has nothing to pass yet, or nothing of a section in which their post requires something. */
export type HiredOnDay = { readonly day: LocalDate; readonly count: number; readonly first: string }

/** Important news that the person has not read. */
export type UnreadNews = { readonly id: NewsId; readonly title: string; readonly day: LocalDate }

/** What the feed of a company is made of, as one person sees it. */
export type FeedFacts = {
  readonly today: LocalDate
  /** Within `toldDue`. */
  readonly due: readonly DueOnDay[]
  /** Within `boundDated`; none for whoever does not see what is of the whole company. */
  readonly dated: readonly DatedOnDay[]
  readonly hired: readonly HiredOnDay[]
  /** Who was transferred on a day and has not yet what the new post requires. */
  readonly moved: readonly HiredOnDay[]
  /** Those whose people they all see. */
  readonly memos: readonly AwaitedMemo[]
  /** Null too for whoever does not see what is of the whole company. */
  readonly unfilled: Unfilled | null
  readonly news: readonly UnreadNews[]
}
