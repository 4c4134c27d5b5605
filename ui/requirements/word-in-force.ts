import { findDeadlineRule } from '@osh/core/norms/deadline-rules.ts'
import type { Requirement } from '@osh/core/requirements/requirement.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { postTexts as texts } from './texts.ts'

/** Since when an accepted requirement is in force, and the rule that its period is of; null of what is refused. */
export function wordInForce({
  decision,
  since,
  ruleId,
}: Pick<Requirement, 'decision' | 'since' | 'ruleId'>): string | null {
  if (decision.kind !== 'accepted') return null
  const rule = ruleId === null ? null : findDeadlineRule(ruleId)
  return [texts.since(formatDate(since)), ...(rule ? [texts.rule(rule.short)] : [])].join(', ')
}
