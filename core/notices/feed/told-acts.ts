import { type FullAct, fullActs } from '../../norms/acts/full-acts.ts'
import { listExpiring, WARNED_DAYS } from '../../norms/acts.ts'
import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import type { FeedNotice } from './feed-notice.ts'
import { noticeWords as words } from './feed-words.ts'

/** For how many days before and after it comes into force a change is told. The product's own choice. */
const CHANGE_DAYS = 30

/** Acts that end within ninety days, from the first of these on, or have ended. */
export const tellEndingActs = (today: LocalDate, all: readonly FullAct[] = fullActs): readonly FeedNotice[] =>
  listExpiring(all, today).map(({ act, validTo, daysLeft }) => {
    const has = daysLeft < 0 ? 'ended' : 'ends'
    return {
      key: ['acts', act.id, has, validTo].join('/'),
      kind: 'acts',
      day: daysLeft < 0 ? addDays(validTo, 1) : addDays(validTo, -WARNED_DAYS),
      title: words.act(act.short, has, validTo),
      content: words.governs(act.governs),
      path: '/law',
    }
  })

/** Acts that a later one changes, from a month before the change to a month after it. */
export const tellChangingActs = (
  today: LocalDate,
  all: readonly FullAct[] = fullActs,
): readonly FeedNotice[] =>
  all.flatMap(({ id, short, governs, amendments }) =>
    amendments.flatMap(({ number, validFrom }): readonly FeedNotice[] => {
      if (validFrom === null) return []
      if (addDays(validFrom, -CHANGE_DAYS) > today || addDays(validFrom, CHANGE_DAYS) < today) return []
      return [
        {
          key: ['acts', id, 'changes', validFrom].join('/'),
          kind: 'acts',
          day: addDays(validFrom, -CHANGE_DAYS),
          title: words.actChanges(short, validFrom, number),
          content: words.governs(governs),
          path: '/law',
        },
      ]
    }),
  )
