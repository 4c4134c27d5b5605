import type { LocalDate } from '../../shared/dates/local-date.ts'

/** What a notice may be about; each can be switched off by a person for themselves. */
export const feedKinds = [
  'overdue',
  'entered',
  'measures',
  'orders',
  'microtraumas',
  'memos',
  'responsible',
  'acts',
  'employees',
  'news',
] as const
export type FeedKind = (typeof feedKinds)[number]

/** What is no obligation of an employee and has a last day: measures, points of inspectors' orders, reviews of microtraumas. */
export const datedKinds = ['measures', 'orders', 'microtraumas'] as const satisfies readonly FeedKind[]
export type DatedKind = (typeof datedKinds)[number]

/** Kinds of the whole feed: steps of investigations can't be switched off, their terms are hours and days. */
export const wholeKinds = ['investigations', ...feedKinds] as const
export type WholeKind = (typeof wholeKinds)[number]

/** A notice (уведомление) of the feed: it follows from the records, and is gone when they no longer say so. */
export type FeedNotice = {
  /** What it tells of: a person marks it as read by its key. */
  readonly key: string
  readonly kind: FeedKind
  /** Since when it is so. */
  readonly day: LocalDate
  readonly title: string
  readonly content: string
  /** The screen on which it can be dealt with. */
  readonly path: string
}

/** The same with whether the person has read it. */
export type TitledNotice = FeedNotice & { readonly read: boolean }

/** One of the whole feed. */
export type WholeNotice = Omit<TitledNotice, 'kind'> & { readonly kind: WholeKind }
