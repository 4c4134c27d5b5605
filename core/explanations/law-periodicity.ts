import { type Periodicity, printPeriodicity } from '../deadlines/periodicity.ts'
import { limitUntil21 } from '../deadlines/yearly-until-21.ts'
import { type ActId, actById, FACTORS_ACT } from '../norms/acts.ts'
import { isConfirmed } from '../norms/confidence.ts'
import type { FactorLookup } from '../norms/factors.ts'
import type { Subject } from '../obligations/subject.ts'
import { cite, nameActWithin } from '../wording/law/norms.ts'
import { type LawRule, resolveRule } from './resolve-rule.ts'

/** A warning, no refusal: special acts may allow what the general one does not. */
export type LongerThanLaw = {
  readonly code: 'periodicity/longer-than-law'
  readonly law: Periodicity
  /** In Russian, with the clause and the act. */
  readonly text: string
}

/**
 * Warns of a periodicity longer than the law's; anything without a next date is longer than a recurring duty's.
 *
 * @param isYoung whether it is of someone who is not 21 yet: their periodic examinations are yearly.
 */
export function findLongerThanLaw(
  subject: Subject,
  ruleId: string | null,
  periodicity: Periodicity,
  factorOf: FactorLookup,
  isYoung = false,
): LongerThanLaw | null {
  const found = resolveRule(subject, ruleId, factorOf)
  const rule = isYoung && subject.section === 'medicalExamination' ? found && limitRule(found) : found
  const law = rule?.periodicity
  if (!rule || law?.kind !== 'every') return null
  if (periodicity.kind === 'every' && periodicity.months <= law.months) return null
  return { code: 'periodicity/longer-than-law', law, text: warn(rule, law, periodicity) }
}

/** The rule of whoever is not 21 yet, where that of the factor is longer. */
function limitRule(rule: LawRule): LawRule {
  const limited = rule.periodicity && limitUntil21(rule.periodicity)
  if (limited === rule.periodicity) return rule
  const source = cite({ act: FACTORS_ACT, point: 'п. 18' })
  return { ...rule, name: 'осмотр работника до 21 года', source, periodicity: limited, confidence: 'found' }
}

function warn({ name, source, acts, confidence }: LawRule, law: Periodicity, own: Periodicity): string {
  const named = acts.map((id: ActId) => nameActWithin(actById(id))).join('; ')
  const doubt = isConfirmed(confidence) ? '' : ' Норма не сверена с текстом акта.'
  return (
    `Периодичность «${printPeriodicity(own)}» больше установленной: ` +
    `${name} — ${printPeriodicity(law)} (${source}; ${named}).${doubt}`
  )
}
