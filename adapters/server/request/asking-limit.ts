import { performance } from 'node:perf_hooks'

/** Addresses that are remembered; beyond that those that have asked least lately are forgotten. */
const MOST_ADDRESSES = 10_000

/** So many at once, then so many a second. */
export type Rate = { readonly atOnce: number; readonly perSecond: number }

/** Seconds that an address has to wait before it may ask again without an account; 0: it may. On this server alone, in memory. */
export type AskingLimit = (address: string) => number

export function makeAskingLimit(
  { atOnce, perSecond }: Rate,
  seconds: () => number = () => performance.now() / 1000,
): AskingLimit {
  const asked = new Map<string, { readonly left: number; readonly at: number }>()
  return (address) => {
    const now = seconds()
    const { left, at } = asked.get(address) ?? { left: atOnce, at: now }
    const regained = Math.min(atOnce, left + (now - at) * perSecond)
    asked.delete(address)
    const oldest = asked.size >= MOST_ADDRESSES ? asked.keys().next().value : undefined
    if (oldest !== undefined) asked.delete(oldest)
    asked.set(address, { left: regained < 1 ? regained : regained - 1, at: now })
    return regained < 1 ? Math.ceil((1 - regained) / perSecond) : 0
  }
}
