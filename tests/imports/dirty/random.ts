/** Chances that come the same way for the same seed (mulberry32). */
export type Random = {
  /** 0 up to, without, 1. */
  readonly next: () => number
  /** A whole number from `from` to `to`, both among them. */
  readonly between: (from: number, to: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
  readonly shuffle: <T>(of: readonly T[]) => T[]
}

export function makeRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('nothing to pick from')
    return from[between(0, from.length - 1)] as T
  }
  const shuffle = <T>(of: readonly T[]): T[] =>
    of
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  return { next, between, chance: (share) => next() < share, pick, shuffle }
}
