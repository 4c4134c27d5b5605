import type { Instant } from '../../shared/dates/instant.ts'
import type { Signed } from '../../shared/identity.ts'
import type { NewsItem } from '../news-item.ts'

/** A piece of news as whoever writes news keeps it. */
export type WrittenNews = NewsItem & {
  /** Of which version of the program it is the notes; null for what someone has written. */
  readonly release: string | null
  /** Grows with each change. */
  readonly version: number
  /** Who wrote it as it is now; null while it is as the version's notes say. */
  readonly written: Signed | null
  /** Who took it out of the feed (снял с публикации); null for what is in it, or is going to be. */
  readonly withdrawn: Signed | null
}

export const newsStates = ['published', 'scheduled', 'withdrawn'] as const
export type NewsState = (typeof newsStates)[number]

/** A piece of news as an operator sees it. */
export type DeskNews = Omit<WrittenNews, 'written' | 'withdrawn'> & { readonly state: NewsState }

/** How it stands with a piece of news at a moment. */
export const stateOf = (news: Pick<WrittenNews, 'withdrawn' | 'publishedAt'>, now: Instant): NewsState =>
  news.withdrawn ? 'withdrawn' : news.publishedAt > now ? 'scheduled' : 'published'

export const showOnDesk = ({ written: _, withdrawn, ...news }: WrittenNews, now: Instant): DeskNews => ({
  ...news,
  state: stateOf({ ...news, withdrawn }, now),
})
