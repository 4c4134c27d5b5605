import { type Act, acts, type Expiring, findExpiring } from '../norms/acts.ts'
import type { FactorLookup } from '../norms/factors.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { Explained } from './explain.ts'
import { resolveRule } from './resolve-rule.ts'

/** The acts that the deadlines' rules rest on and that have ended by their own text, or will within 90 days; earliest first. */
export const findActsExpiring = (
  duties: readonly Pick<Explained, 'subject' | 'ruleId'>[],
  factorOf: FactorLookup,
  today: LocalDate,
): readonly Expiring<Act>[] =>
  findExpiring(
    acts,
    duties.flatMap(({ subject, ruleId }) => resolveRule(subject, ruleId, factorOf)?.acts ?? []),
    today,
  )
