import { findRules } from '../../sections/section.ts'
import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import type { DueOnDay } from './feed-facts.ts'
import type { FeedNotice } from './feed-notice.ts'
import { noticeWords as words } from './feed-words.ts'
import { findEntryDay } from './told-days.ts'

/** Of each section one notice a day of what came into its window, and one of what became overdue. */
export function tellDue(due: readonly DueOnDay[], today: LocalDate): readonly FeedNotice[] {
  const told = due.map((one) =>
    one.due < today
      ? ({ ...one, kind: 'overdue', day: addDays(one.due, 1) } as const)
      : ({ ...one, kind: 'entered', day: findEntryDay(one.section, one.due, today) } as const),
  )
  const days = Map.groupBy(told, ({ section, kind, day }) => [kind, section, day].join('/'))
  return [...days].flatMap(([key, [first, ...others]]): readonly FeedNotice[] => {
    if (!first) return []
    const { section, kind, day } = first
    const count = others.reduce((sum, one) => sum + one.count, first.count)
    const { path, words: named } = findRules(section)
    const content = kind === 'overdue' ? words.overdue(count) : words.entered(count)
    return [{ key, kind, day, title: named.name, content, path: `/notifications/${path}` }]
  })
}
