import { REVIEW_DAYS } from '../../incidents/microtraumas/review-term.ts'
import { SOON_DAYS } from '../../measures/measure.ts'
import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import type { DatedKind, FeedNotice } from './feed-notice.ts'
import { noticeWords as words } from './feed-words.ts'
import { type Days, findFirstToldDay } from './told-days.ts'

/** How many of a kind fall due on a day and are not done. */
export type DatedOnDay = { readonly kind: DatedKind; readonly due: LocalDate; readonly count: number }

/** So many days before its last day it is told of; a review is from the day on which its microtrauma was reported. */
const told: Readonly<Record<DatedKind, number>> = {
  measures: SOON_DAYS,
  orders: SOON_DAYS,
  microtraumas: REVIEW_DAYS,
}

/** Where each can be dealt with. */
export const datedPaths: Readonly<Record<DatedKind, string>> = {
  measures: '/notifications/measures',
  orders: '/notifications/measures?origin=inspector-order',
  microtraumas: '/notifications/microtraumas?state=to-review',
}

/** Last days that the feed tells of: whatever has become overdue on a day that is told of, or is near its end. */
export const boundDated = (today: LocalDate): Days => ({
  from: addDays(findFirstToldDay(today), -1),
  to: addDays(today, Math.max(...Object.values(told))),
})

/** Of each kind one notice a day of what is near its end, and one of what became overdue. */
export function tellDated(dated: readonly DatedOnDay[], today: LocalDate): readonly FeedNotice[] {
  const near = dated
    .map((one) =>
      one.due < today
        ? ({ ...one, is: 'overdue', day: addDays(one.due, 1) } as const)
        : ({ ...one, is: 'soon', day: addDays(one.due, -told[one.kind]) } as const),
    )
    .filter(({ day }) => day <= today)
  const days = Map.groupBy(near, ({ kind, is, day }) => [kind, is, day].join('/'))
  return [...days].flatMap(([key, [first, ...others]]): readonly FeedNotice[] => {
    if (!first) return []
    const { kind, is, day } = first
    const count = others.reduce((sum, one) => sum + one.count, first.count)
    const title = words.dated(kind, is, count)
    return [{ key, kind, day, title, content: words.datedHint[kind], path: datedPaths[kind] }]
  })
}
