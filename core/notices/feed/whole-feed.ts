import { addDays } from '../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import type { Listed } from '../../shared/page.ts'
import type { ToldNotice } from '../step-notices.ts'
import type { TitledNotice, WholeNotice } from './feed-notice.ts'
import { wordStep } from './feed-words.ts'
import { keyStep, type WholeQuery } from './whole-query.ts'

/** A step of an investigation in the feed, since the day on which it has been so. */
export function tellStep({ id, facts, read }: ToldNotice): WholeNotice {
  const { state, endsAt, incidentId, step, injured } = facts
  const day = takeMomentDay(endsAt)
  return {
    key: keyStep(id),
    kind: 'investigations',
    day: state === 'due' ? addDays(day, -1) : day,
    title: wordStep(facts),
    content: injured.join(', '),
    path: `/notifications/incident/${incidentId}#step-${step}`,
    read,
  }
}

/** A page of all kinds in one feed, the newest first; of one day steps of investigations come first. `total` is exact. */
export function pageWhole(
  feed: readonly TitledNotice[],
  steps: readonly ToldNotice[],
  { page, limit, filter }: WholeQuery,
): Listed<WholeNotice> {
  const all: readonly WholeNotice[] = [...steps.map(tellStep), ...feed]
  const shown = all
    .filter(({ read }) => filter === 'all' || !read)
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
  const from = (page - 1) * limit
  return { items: shown.slice(from, from + limit), total: shown.length, more: false }
}
