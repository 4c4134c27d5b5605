/** A part of a build as it comes of its own: who needs it, and what it needs before it runs. */
export type SharedPart = {
  readonly name: string
  /** Compressed. */
  readonly bytes: number
  /** The paths that fetch it, with how much each counts. */
  readonly neededBy: ReadonlyMap<string, number>
  readonly imports: readonly string[]
  /** It stays a file of its own. */
  readonly isFixed: boolean
}

type Group = {
  readonly names: readonly string[]
  readonly bytes: number
  readonly neededBy: Map<string, number>
  readonly isFixed: boolean
}

/**
 * Which parts are better fetched as one file. Two are put together while the requests that are saved are worth more than the bytes
 * that are fetched for nothing, also by what each needs before it runs, and while no part would have to run before what it needs.
 *
 * @param request what one request costs, in bytes
 * @returns the groups of more than one part
 */
export function mergeParts(parts: readonly SharedPart[], request: number): readonly (readonly string[])[] {
  // What no path fetches is there before: it costs none of them anything.
  let groups: readonly Group[] = parts
    .filter(({ neededBy }) => neededBy.size > 0)
    .map(({ name, bytes, neededBy, isFixed }) => ({
      names: [name],
      bytes,
      neededBy: new Map(neededBy),
      isFixed,
    }))
  const needs = new Needs(parts)
  const own = weighPaths(groups)
  for (;;) {
    const now = weighPaths(groups)
    const wasted = new Map([...now].map(([path, bytes]) => [path, bytes - (own.get(path) ?? 0)]))
    const best = findBestPair(groups, { request, needs, wasted })
    if (!best) break
    const [one, other] = best
    const both = joinGroups(one, other)
    needs.merge(one.names, other.names)
    groups = [...groups.filter((group) => group !== one && group !== other), both]
    for (const group of needs.listNeeded(both, groups))
      for (const [path, counts] of both.neededBy) group.neededBy.set(path, counts)
  }
  return groups.map(({ names }) => names).filter((names) => names.length > 1)
}

type Pair = readonly [Group, Group]

type Costs = {
  readonly request: number
  readonly needs: Needs
  /** Bytes that each path fetches for nothing by what was put together before. */
  readonly wasted: ReadonlyMap<string, number>
}

/** All that each path fetches. */
function weighPaths(groups: readonly Group[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const { bytes, neededBy } of groups)
    for (const path of neededBy.keys()) weights.set(path, (weights.get(path) ?? 0) + bytes)
  return weights
}

function findBestPair(groups: readonly Group[], costs: Costs): Pair | null {
  const { needs } = costs
  const whole = new Map(groups.map((group) => [group, needs.listNeeded(group, groups)]))
  const free = groups.filter(({ isFixed }) => !isFixed)
  const pairs = free
    .flatMap((one, i) => free.slice(i + 1).map((other): Pair => [one, other]))
    .map((pair) => ({ pair, gain: gainOf(pair, costs, whole) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
  return pairs.find(({ pair: [one, other] }) => !needs.isAround(one.names, other.names))?.pair ?? null
}

/** No path fetches more than so many requests' worth for nothing by one pairing, and by all of them, whatever others save by it. */
const MOST_WASTED = 3
const MOST_WASTED_IN_ALL = 8

/** Bytes' worth: a request less where both are needed, the other's bytes with all that it needs more where one is. */
function gainOf(
  [one, other]: Pair,
  { request, wasted }: Costs,
  whole: ReadonlyMap<Group, readonly Group[]>,
): number {
  let gain = 0
  const wasteOf = (path: string, counts: number, brought: Group): number => {
    const bytes = (whole.get(brought) ?? [])
      .filter(({ neededBy }) => !neededBy.has(path))
      .reduce((sum, group) => sum + group.bytes, 0)
    const inAll = bytes + (wasted.get(path) ?? 0)
    const isTooMuch = bytes > MOST_WASTED * request || inAll > MOST_WASTED_IN_ALL * request
    return isTooMuch ? Number.POSITIVE_INFINITY : counts * bytes
  }
  for (const [path, counts] of one.neededBy)
    gain += other.neededBy.has(path) ? counts * request : -wasteOf(path, counts, other)
  for (const [path, counts] of other.neededBy) if (!one.neededBy.has(path)) gain -= wasteOf(path, counts, one)
  return gain
}

const joinGroups = (one: Group, other: Group): Group => ({
  names: [...one.names, ...other.names],
  bytes: one.bytes + other.bytes,
  neededBy: new Map([...one.neededBy, ...other.neededBy]),
  isFixed: false,
})

/** What needs what, through others too. */
class Needs {
  readonly #imports: Map<string, Set<string>>
  /** In which group a part is: the name of its first. */
  readonly #group: Map<string, string>

  constructor(parts: readonly SharedPart[]) {
    const known = new Set(parts.map(({ name }) => name))
    this.#imports = new Map(
      parts.map(({ name, imports }) => [name, new Set(imports.filter((one) => known.has(one)))]),
    )
    this.#group = new Map(parts.map(({ name }) => [name, name]))
  }

  merge(one: readonly string[], other: readonly string[]): void {
    const [kept = '', gone = ''] = [one, other].map((names) => this.#findGroup(names))
    for (const name of other) this.#group.set(name, kept)
    const [into, from] = [this.#listImports(kept), this.#listImports(gone)]
    for (const name of from) into.add(name)
    this.#imports.delete(gone)
  }

  /** Whether one needs the other through a third: as one file they would need it, and it them. */
  isAround(one: readonly string[], other: readonly string[]): boolean {
    const [a, b] = [this.#findGroup(one), this.#findGroup(other)]
    return this.#hasWayThroughThird(a, b) || this.#hasWayThroughThird(b, a)
  }

  #hasWayThroughThird(from: string, to: string): boolean {
    const seen = new Set([from])
    const waiting = this.#listNext(from).filter((name) => name !== to && name !== from)
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (name === to) return true
      if (seen.has(name)) continue
      seen.add(name)
      waiting.push(...this.#listNext(name))
    }
    return false
  }

  /** The group, and all that it needs before it runs. */
  listNeeded({ names }: Group, groups: readonly Group[]): readonly Group[] {
    const seen = new Set<string>()
    const waiting = [this.#findGroup(names)]
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (seen.has(name)) continue
      seen.add(name)
      waiting.push(...this.#listNext(name))
    }
    return groups.filter((group) => seen.has(this.#findGroup(group.names)))
  }

  #listNext(group: string): string[] {
    return [...this.#listImports(group)].map((name) => this.#group.get(name) ?? name)
  }

  #listImports(group: string): Set<string> {
    return this.#imports.get(group) ?? new Set()
  }

  #findGroup([first = '']: readonly string[]): string {
    return this.#group.get(first) ?? first
  }
}
