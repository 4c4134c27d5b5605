import { computeDueDate, type Periodicity, printPeriodicity } from '../deadlines/periodicity.ts'
import { isConfirmed } from '../norms/confidence.ts'
import type { FactorLookup } from '../norms/factors.ts'
import type { Subject } from '../obligations/subject.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { formatDate } from '../wording/formats/dates.ts'
import { keepTogether } from '../wording/formats/no-break.ts'
import { wordNotDone } from '../wording/formats/not-done.ts'
import { wordRetake } from '../wording/formats/retake.ts'
import { cite, notCompared } from '../wording/law/norms.ts'
import { HIDDEN, hidesFactor } from '../wording/rights/hidden.ts'
import { type LawRule, resolveRule } from './resolve-rule.ts'

/** Why a deadline is what it is, in Russian, with ordinary blanks. */
export type Explanation = {
  /** What it counts from: «09.11.2025 + 1 год». */
  readonly event: string
  /** The rule applied: «программа В». */
  readonly rule: string
  /** Where the rule is: «п. 60 Правил № 2464». */
  readonly source: string
}

/** What an explanation needs to know; a deadline row and a standing obligation both have it. */
export type Explained = {
  readonly subject: Subject
  readonly ruleId: string | null
  readonly baseDate: LocalDate | null
  readonly registeredOn: LocalDate | null
  readonly periodicity: Periodicity
  /** One that is neither base date plus periodicity nor the retake's day is one that a person set. */
  readonly deadline: LocalDate | null
  readonly retakeBy: LocalDate | null
}

const COMPANY_RULE = 'решение организации'
const COMPANY_SOURCE = 'периодичность установлена организацией'

/** The clause under which a failed knowledge check is repeated. */
const RETAKE = { act: 'pp-2464', point: 'п. 79' }

/**
 * Explains an obligation's deadline: event, rule and clause.
 *
 * Where the periodicity is not the law's own, the rule says what the law asks for; a norm that was not compared
 * with its act says so. Retakes cite their clause in training, where the law asks for one.
 * An assessment of working conditions says what it counts from. Of an examination that is hidden nothing is explained.
 * Law: ПП РФ 24.12.2021 № 2464, п. 79; 426-ФЗ ст. 8 ч. 4, ст. 11 ч. 4.
 */
export function explain(duty: Explained, factorOf: FactorLookup): Explanation {
  if (hidesFactor(duty.subject)) return { event: HIDDEN, rule: HIDDEN, source: HIDDEN }
  const law = resolveRule(duty.subject, duty.ruleId, factorOf)
  const retake = duty.retakeBy !== null && duty.subject.section === 'training' ? `; ${cite(RETAKE)}` : ''
  return {
    event: describeEvent(duty) + describeRetake(duty),
    rule: law ? describeRule(law, duty.periodicity) : COMPANY_RULE,
    source: (law ? describeSource(law) : COMPANY_SOURCE) + retake,
  }
}

/** The explanation in one line for the eye: «09.11.2025 + 1 год · программа В, п. 60 Правил № 2464». */
export function explainLine({ event, rule, source }: Explanation): string {
  if (rule === HIDDEN) return HIDDEN
  return keepTogether(rule === COMPANY_RULE ? `${event} · ${source}` : `${event} · ${rule}, ${source}`)
}

function describeEvent(duty: Explained): string {
  const { baseDate, periodicity, deadline } = duty
  const due = baseDate && computeDueDate(baseDate, periodicity)
  if (deadline !== null && deadline !== due) return describeUncounted(duty, deadline)
  if (baseDate === null) return `${wordNotDone(duty.subject)}, срок не назначен`
  const done = formatDate(baseDate)
  const assessed = duty.subject.section === 'workingConditions'
  if (periodicity.kind !== 'every')
    return `${done}, ${printPeriodicity(periodicity)}${assessed && periodicity.kind === 'indefinite' ? DECLARED : ''}`
  if (deadline === null) return `${done}, обязательство закрыто`
  const counted = `${done} + ${printPeriodicity(periodicity)}`
  if (!assessed) return counted
  return duty.registeredOn === null ? `${counted} ${UNREGISTERED}` : `${counted} ${REGISTERED}`
}

/** Five years count from the entry into ФГИС СОУТ, and where it isn't known, from what is (426-ФЗ ст. 8 ч. 4). */
const REGISTERED = 'от внесения в ФГИС СОУТ'
const UNREGISTERED = 'от утверждения отчёта, уточните'

/** A declared workplace is not assessed again (426-ФЗ ст. 11 ч. 4). */
const DECLARED = ', пока действует декларация (ст. 11 ч. 4 Закона № 426-ФЗ)'

/** A deadline that is not counted from a completion: the retake itself, or a day that a person set. */
const describeUncounted = ({ baseDate, retakeBy }: Explained, deadline: LocalDate): string =>
  deadline !== retakeBy
    ? `срок назначен на ${formatDate(deadline)}`
    : baseDate === null
      ? 'проверка не пройдена'
      : `${formatDate(baseDate)}, затем проверка не пройдена`

const describeRetake = ({ subject, retakeBy }: Explained): string =>
  retakeBy === null ? '' : `; ${wordRetake(subject, retakeBy)}`

function describeRule({ name, periodicity: law }: LawRule, own: Periodicity): string {
  if (law?.kind !== 'every' || (own.kind === 'every' && own.months === law.months)) return name
  return `${name} (по норме ${printPeriodicity(law)})`
}

const describeSource = ({ source, confidence }: LawRule): string =>
  isConfirmed(confidence) || confidence === 'spec' ? source : `${source} (${notCompared})`
