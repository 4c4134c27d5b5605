import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** A public piece of news. */
export type PublicNews = {
  readonly href: string
  readonly title: string
  /** By Moscow's calendar. */
  readonly day: LocalDate
  /** The beginning, as words. */
  readonly short: string
  /** HTML that has nothing of what its author may have written as HTML. */
  readonly body: string
}
