import { addDays } from '../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import type { Listed, PageQuery } from '../../shared/page.ts'
import type { NoticeId } from '../notice.ts'
import type { ToldNotice } from '../step-notices.ts'
import type { TitledNotice, WholeNotice } from './feed-notice.ts'
import { wordStep } from './feed-words.ts'

/** Which notices a person wants to see. */
export const wholeFilters = ['unread', 'all'] as const
export type WholeFilter = (typeof wholeFilters)[number]

export type WholeQuery = PageQuery & { readonly filter: WholeFilter }

/** How many notices are read at once. */
export const WHOLE_PAGE = 40

const STEP = 'investigations/'

/** The notice of a step whose key this is; null for a notice of another kind. */
export function findStepId(key: string): NoticeId | null {
  const id = key.startsWith(STEP) ? Number(key.slice(STEP.length)) : 0
  return Number.isSafeInteger(id) && id > 0 ? (id as NoticeId) : null
}

/** A step of an investigation in the feed, since the day on which it has been so. */
export function tellStep({ id, facts, read }: ToldNotice): WholeNotice {
  const { state, endsAt, incidentId, step, injured } = facts
  const day = takeMomentDay(endsAt)
  return {
    key: `${STEP}${id}`,
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
