import rules from '../norms/deadline-rules.json' with { type: 'json' }
import factors from '../norms/factors-29n.json' with { type: 'json' }

const points: ReadonlySet<string> = new Set(factors.filter((f) => f.selectable).map((f) => f.point))
const ruleIds: ReadonlySet<string> = new Set(rules.map((rule) => rule.id))

/** A point of order 29н that a medical examination can be for: no heading. */
export const isSelectableFactor = (point: string): boolean => points.has(point)

/** A rule of `norms/deadline-rules`. */
export const isKnownRule = (id: string): boolean => ruleIds.has(id)
