import type { PageQuery } from '../../shared/page.ts'
import type { NoticeId } from '../notice.ts'

/** Which notices a person wants to see. */
export const wholeFilters = ['unread', 'all'] as const
export type WholeFilter = (typeof wholeFilters)[number]

export type WholeQuery = PageQuery & { readonly filter: WholeFilter }

/** How many notices are read at once. */
export const WHOLE_PAGE = 40

const STEP = 'investigations/'

/** The key of a step's notice in the feed. */
export const keyStep = (id: NoticeId): string => `${STEP}${id}`

/** The notice of a step whose key this is; null for a notice of another kind. */
export function findStepId(key: string): NoticeId | null {
  const id = key.startsWith(STEP) ? Number(key.slice(STEP.length)) : 0
  return Number.isSafeInteger(id) && id > 0 ? (id as NoticeId) : null
}
