import type { LocalDate } from '../shared/dates/local-date.ts'
import { type Act, actById, type Citation } from './acts.ts'
import type { Confidence } from './confidence.ts'
import data from './deadline-rules.json' with { type: 'json' }

export type RuleUnit =
  | 'hours'
  | 'shifts'
  | 'calendarDays'
  | 'workingDays'
  | 'months'
  | 'years'
  | 'before' // before the anchor
  | 'event' // whenever the anchor happens

/** A term that the law sets: an amount of a unit from an anchor. */
export type DeadlineRule = {
  readonly id: string
  /** What is due, in Russian. */
  readonly what: string
  /** The same in a line: «программа В». */
  readonly short: string
  /** Null where the amount depends: on the factor, on the PPE norm, on an event. */
  readonly amount: number | null
  readonly unit: RuleUnit
  /** What the term counts from, in Russian. */
  readonly anchor: string
  /** Whether a duty under the rule comes again (`every` amount), or `once` only; null for a mere term. */
  readonly recurs: 'every' | 'once' | null
  /** Empty for the service's own rule. */
  readonly citations: readonly Citation[]
  readonly confidence: Confidence
  readonly note: string | null
  /** While all cited acts are in force, by their own texts; null where none names a day. */
  readonly validFrom: LocalDate | null
  readonly validTo: LocalDate | null
}

type Undated = Omit<DeadlineRule, 'validFrom' | 'validTo'>

const sortDays = (all: readonly (LocalDate | null)[]): readonly LocalDate[] =>
  all.filter((day) => day !== null).toSorted()

/** While all of the acts are in force: from the latest beginning to the earliest end. */
export const findCommonDates = (
  acts: readonly Pick<Act, 'validFrom' | 'validTo'>[],
): Pick<DeadlineRule, 'validFrom' | 'validTo'> => ({
  validFrom: sortDays(acts.map((act) => act.validFrom)).at(-1) ?? null,
  validTo: sortDays(acts.map((act) => act.validTo)).at(0) ?? null,
})

const addDates = (rule: Undated): DeadlineRule => ({
  ...rule,
  ...findCommonDates(rule.citations.map(({ act }) => actById(act))),
})

export const deadlineRules: readonly DeadlineRule[] = (data as readonly Undated[]).map(addDates)

const byId: ReadonlyMap<string, DeadlineRule> = new Map(deadlineRules.map((rule) => [rule.id, rule]))

export const findDeadlineRule = (id: string): DeadlineRule | null => byId.get(id) ?? null

/** Whether an obligation may name the rule; `rule/unknown` on `ruleId` otherwise. */
export const isKnownRule = (id: string): boolean => byId.has(id)

/** The months after which the rule asks for its duty again; null for a term, a one-off or an unset amount. */
export function takeRulePeriodMonths({ recurs, amount, unit }: DeadlineRule): number | null {
  if (recurs !== 'every' || amount === null) return null
  return unit === 'years' ? amount * 12 : unit === 'months' ? amount : null
}
