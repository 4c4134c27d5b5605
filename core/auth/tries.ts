import type { Instant } from '../shared/dates/instant.ts'
import { DAY } from '../shared/dates/instant.ts'

/** How often something may be tried under one key, and how the waiting grows once that is used up. */
export type TryRule = {
  /** Tries that no one waits after. */
  readonly free: number
  /** Seconds to wait after the first try beyond; each further one doubles them. */
  readonly firstWait: number
  readonly longestWait: number
  /** Seconds in which one try is regained. */
  readonly regain: number
}

/** Seconds after which a key that no one has tried is forgotten: a day, or as long as its free tries take to come back. */
export const countSecondsToForget = ({ free, regain }: Pick<TryRule, 'free' | 'regain'>): number =>
  Math.max(DAY, free * regain)

/** Taken, with the count to keep; or refused, with the seconds to wait. */
export type Try =
  | { readonly is: 'taken'; readonly count: number }
  | { readonly is: 'refused'; readonly seconds: number }

/**
 * Takes one try more, `passed` seconds after the last. One that is refused changes nothing: whoever asks on and on is not kept
 * out for longer.
 *
 * @param count what was kept of the tries before, 0 for none
 * @param times several at once are taken together or not at all, and only out of those that are free
 */
export function takeTry(count: number, passed: number, rule: TryRule, times = 1): Try {
  const since = Math.max(0, passed)
  const kept = passed >= countSecondsToForget(rule) ? 0 : count
  const rest = Math.max(0, kept - since / rule.regain)
  const left = times > 1 ? (rest + times - rule.free) * rule.regain : waitAfter(kept, rule) - since
  if (left > 0) return { is: 'refused', seconds: Math.ceil(left) }
  return { is: 'taken', count: rest + times }
}

/** Seconds to wait after so many tries; a part of one that is not regained yet counts as a whole. */
function waitAfter(count: number, { free, firstWait, longestWait }: TryRule): number {
  const tries = Math.ceil(count)
  return tries < free ? 0 : Math.min(longestWait, firstWait * 2 ** (tries - free))
}

/** A try that was taken; or the seconds to wait before the next. */
export type Permit =
  | { readonly is: 'refused'; readonly seconds: number }
  | {
      readonly is: 'given'
      /** The password was right: the try counts for nothing, and those before it no longer do. */
      forgive(): Promise<void>
    }

/** Tries by key, kept for every server. */
export interface Tries {
  /** Answers how many seconds to wait; 0: the try is taken. Of many at the same moment no more are taken than the rule allows. */
  take(key: string, rule: TryRule, now: Instant, times?: number): Promise<number>
  /** Tries that count for nothing after all; one unless said. */
  giveBack(key: string, times?: number): Promise<void>
  forget(key: string): Promise<void>
}
