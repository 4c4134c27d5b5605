import type { Brand } from '../shared/brand.ts'
import type { Instant } from '../shared/dates/instant.ts'

export type NewsId = Brand<number, 'NewsId'>

/** A piece of news (новость), as its author wrote it. */
export type NewsItem = {
  readonly id: NewsId
  readonly title: string
  /** Markdown. */
  readonly body: string
  readonly important: boolean
  /** From when on it is in the feed; it may be ahead. */
  readonly publishedAt: Instant
}
