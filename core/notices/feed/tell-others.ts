import { findRules } from '../../sections/section.ts'
import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import { type AwaitedMemo, MEMO_DAYS } from '../../today/awaited-memo.ts'
import type { Unfilled } from '../../today/unfilled-roles.ts'
import type { HiredOnDay, UnreadNews } from './feed-facts.ts'
import type { FeedNotice } from './feed-notice.ts'
import { noticeWords as words } from './feed-words.ts'

/** A memo that has been active too long, since the day on which it was. */
export const tellMemo = ({ memo, section, formedOn, pending, rows }: AwaitedMemo): FeedNotice => ({
  key: `memos/${memo.id}`,
  kind: 'memos',
  day: addDays(formedOn, MEMO_DAYS + 1),
  title: words.memo(memo.number, findRules(section).words.name),
  content: pending === 0 ? words.notApproved : words.pending(pending, rows),
  path: `/notifications/memos/${memo.id}`,
})

/** Roles that no one holds. Whoever has read of them is told again when there are others. */
export const tellUnfilled = ({ since, roles }: Unfilled, today: LocalDate): FeedNotice => ({
  key: ['responsible', since ?? 'never', roles.length].join('/'),
  kind: 'responsible',
  day: since ?? today,
  title: words.unfilled(roles.length),
  content: words.roles(roles.map(({ name }) => name)),
  path: '/employees/responsible',
})

/** New people to whom not all that their post requires is assigned. */
export const tellHired = ({ day, count, first }: HiredOnDay): FeedNotice => ({
  key: `employees/${day}`,
  kind: 'employees',
  day,
  title: words.hired(count),
  content: words.without(first, count),
  path: '/employees/information/main',
})

/** Transferred people who have not yet what their new post requires. */
export const tellMoved = ({ day, count, first }: HiredOnDay): FeedNotice => ({
  key: `employees/moved/${day}`,
  kind: 'employees',
  day,
  title: words.moved(count),
  content: words.without(first, count),
  path: '/employees/information/main',
})

export const tellNews = ({ id, title, day }: UnreadNews): FeedNotice => ({
  key: `news/${id}`,
  kind: 'news',
  day,
  title,
  content: words.news,
  path: `/news/${id}`,
})
