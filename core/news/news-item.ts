import type { Brand } from '../shared/brand.ts'
import type { Instant } from '../shared/dates/instant.ts'

export type NewsId = Brand<number, 'NewsId'>

/** What a piece of news says, as its author wrote it. */
export type NewsDraft = {
  readonly title: string
  /** Markdown. */
  readonly body: string
  readonly important: boolean
  /** From when on it is in the feed; it may be ahead. */
  readonly publishedAt: Instant
}

/** A piece of news (новость). */
export type NewsItem = NewsDraft & { readonly id: NewsId }
