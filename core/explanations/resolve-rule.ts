import type { Periodicity } from '../deadlines/periodicity.ts'
import { type ActId, type Citation, FACTORS_ACT } from '../norms/acts.ts'
import type { Confidence } from '../norms/confidence.ts'
import { type DeadlineRule, findDeadlineRule, takeRulePeriodMonths } from '../norms/deadline-rules.ts'
import { isOnHiringAlone } from '../norms/examinations/on-hiring-alone.ts'
import type { Factor, FactorLookup } from '../norms/factors.ts'
import { readNormPoint } from '../norms/ppe/norm-point.ts'
import { findProgram, type TrainingProgram } from '../norms/training-programs.ts'
import type { Subject } from '../obligations/subject.ts'
import { cite, citeAll, citeFactor } from '../wording/law/norms.ts'

/** The rule of law that an obligation falls under. */
export type LawRule = {
  /** «программа В». */
  readonly name: string
  /** «п. 60 Правил № 2464». */
  readonly source: string
  readonly acts: readonly ActId[]
  /** What the law asks for; null where it sets no period. */
  readonly periodicity: Periodicity | null
  readonly confidence: Confidence
}

/**
 * The rule that an obligation names, else the training programme of its title, else its point of order 29н, or of the norms of PPE.
 * Null: the company set the period itself. An unknown `ruleId` counts as none.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 36, 41, 59, 60; Приказ Минздрава России 28.01.2021 № 29н, приложение к Порядку;
 * приказ Минтруда 29.10.2021 № 767н, приложение № 1.
 */
export function resolveRule(subject: Subject, ruleId: string | null, factorOf: FactorLookup): LawRule | null {
  const rule = ruleId === null ? null : findDeadlineRule(ruleId)
  if (rule && !isOfFactor(rule)) return makeFromRule(rule)
  if (subject.section === 'medicalExamination') {
    const factor = factorOf(subject.factorNumber)
    if (factor) return makeFromFactor(factor)
  }
  const program = subject.section === 'training' ? findProgram(subject.name) : null
  if (program) return makeFromProgram(program)
  if (rule) return makeFromRule(rule)
  const point = subject.section === 'ppe' ? readNormPoint(subject.norm ?? '') : null
  return point === null ? null : makeFromNorm(point)
}

/** The rule whose amount the factor itself sets. */
const isOfFactor = ({ id }: DeadlineRule): boolean => id === 'med.factor'

function makeFromRule(rule: DeadlineRule): LawRule {
  const months = takeRulePeriodMonths(rule)
  return {
    name: rule.short,
    source: citeAll(rule.citations),
    acts: rule.citations.map(({ act }: Citation) => act),
    periodicity: months !== null ? every(months) : rule.recurs === 'once' ? { kind: 'once' } : null,
    confidence: rule.confidence,
  }
}

const makeFromFactor = (factor: Factor): LawRule => ({
  name: isOnHiringAlone(factor) ? 'предварительный осмотр' : 'периодический осмотр',
  source: citeFactor(factor.point),
  acts: [FACTORS_ACT],
  periodicity: factor.periodicityMonths === null ? null : every(factor.periodicityMonths),
  confidence: factor.confidence,
})

/** The point alone: what it gives and for how long is not told, few of the points were found. */
const makeFromNorm = (point: number): LawRule => ({
  name: 'норма выдачи СИЗ',
  source: cite({ act: '767n', point: `п. ${point} приложения № 1` }),
  acts: ['767n'],
  periodicity: null,
  confidence: 'memory',
})

const makeFromProgram = ({ short, citation, periodicityMonths, confidence }: TrainingProgram): LawRule => ({
  name: short,
  source: cite(citation),
  acts: [citation.act],
  periodicity: every(periodicityMonths),
  confidence,
})

const every = (months: number): Periodicity => ({ kind: 'every', months })
