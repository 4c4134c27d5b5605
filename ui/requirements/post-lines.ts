import type { PostLine } from '@osh/core/requirements/posts/post-line.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'

/** What applying all that was accepted would do. */
export const sumDifference = (
  lines: readonly PostLine[],
): Pick<PostLine['difference'], 'assign' | 'change' | 'close'> =>
  lines.reduce(
    (sum, { difference: { assign, change, close } }) => ({
      assign: sum.assign + assign,
      change: sum.change + change,
      close: sum.close + close,
    }),
    { assign: 0, change: 0, close: 0 },
  )

/** Where a post stands: its questions, its proposals or its difference wait for somebody; or nothing does. */
export type PostState = 'asked' | 'waiting' | 'notApplied' | 'settled'
export const postStates = ['waiting', 'asked', 'notApplied', 'settled'] as const

export const countWaiting = ({ sections }: PostLine): number =>
  sections.reduce((sum, { waiting }) => sum + waiting, 0)

/** What applying would do. */
export const countRows = ({ difference: { assign, change, close } }: PostLine): number =>
  assign + change + close

/** The first of what waits: questions, then proposals, then what was accepted and isn't applied. */
export function findState(line: PostLine): PostState {
  if (line.profile === null) return 'asked'
  if (countWaiting(line) > 0) return 'waiting'
  return countRows(line) > 0 ? 'notApplied' : 'settled'
}

/** Whether somebody has to decide something about it. */
export const isQueued = (line: PostLine): boolean => ['asked', 'waiting'].includes(findState(line))

/** The post after this one in the queue; the first for one that is not in it. */
export const findNext = (
  queue: readonly PostLine[],
  { positionId, departmentId }: PostLine,
): PostLine | undefined =>
  queue[queue.findIndex((one) => one.positionId === positionId && one.departmentId === departmentId) + 1]

export type PostFilter = PostState | 'all'

/** The posts of a state by any part of the position's or the department's name. */
export function filterPosts(
  lines: readonly PostLine[],
  state: PostFilter,
  search: string,
): readonly PostLine[] {
  const sought = foldName(search)
  return lines.filter(
    (line) =>
      (state === 'all' || findState(line) === state) &&
      foldName(`${line.position} ${line.department ?? ''}`).includes(sought),
  )
}

/** First those that somebody has to decide about; a group without posts is left out. */
export function groupPosts(
  lines: readonly PostLine[],
): readonly (readonly ['waiting' | 'decided', readonly PostLine[]])[] {
  const groups = [
    ['waiting', lines.filter(isQueued)],
    ['decided', lines.filter((line) => !isQueued(line))],
  ] as const
  return groups.filter(([, some]) => some.length > 0)
}
