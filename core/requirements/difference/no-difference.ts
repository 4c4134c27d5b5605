import type { PostRead } from '../posts/post-line.ts'
import type { DifferenceCounts } from './difference.ts'

/**
 * Why applying a post's requirements would do nothing: what differs stays as it is, no one is held to the post, nothing was accepted; or
 * obligations are as accepted.
 */
export type NoDifference = 'kept' | 'no-people' | 'nothing-accepted' | 'same'

/** Asked only where there is nothing to assign, to change or to close. */
export function tellNoDifference(
  { held, withoutSection }: Pick<DifferenceCounts, 'held' | 'withoutSection'>,
  { line, accepted }: Pick<PostRead, 'line' | 'accepted'>,
): NoDifference {
  if (held + withoutSection > 0) return 'kept'
  if (line.people === 0) return 'no-people'
  return accepted.length === 0 ? 'nothing-accepted' : 'same'
}

/** Whether the law has proposed anything that was decided: the organisation's own requirements rest on no act. */
export const hasDecidedProposals = ({ accepted, refused }: Pick<PostRead, 'accepted' | 'refused'>): boolean =>
  [...accepted, ...refused].some(({ citation }) => citation !== null)
