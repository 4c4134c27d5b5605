import { parsePeriodicity } from '../deadlines/periodicity.ts'
import { isOnHiringAlone } from '../norms/examinations/on-hiring-alone.ts'
import type { FactorLookup } from '../norms/factors.ts'
import type { ObligationInput } from '../obligations/entering/obligation-input.ts'
import { readSubject } from '../obligations/reading/parse-subject.ts'
import type { Section } from '../sections/section.ts'
import { readFields } from '../shared/input/field-reader.ts'
import { wordOnHiringAlone } from '../wording/law/norms.ts'
import { findLongerThanLaw } from './law-periodicity.ts'

/**
 * What the law says against the periodicity typed so far, in Russian, of someone under 21 where `isYoung`; null where it says nothing. Of a
 * point that is examined on hiring alone: why nothing is offered, until «разово» is typed.
 */
export function warnOfTyped(
  section: Section,
  input: ObligationInput,
  factorOf: FactorLookup,
  isYoung = false,
): string | null {
  const subject = readSubject(section, readFields(input))
  const periodicity = parsePeriodicity(String(input.periodicity ?? ''))
  const isOnce = periodicity.ok && periodicity.value.kind === 'once'
  const factor = subject?.section === 'medicalExamination' ? factorOf(subject.factorNumber) : null
  if (factor && isOnHiringAlone(factor) && !isOnce) return explainOnHiringAlone(factor.point)
  if (!subject || !periodicity.ok) return null
  const ruleId = input.ruleId === null || input.ruleId === undefined ? null : String(input.ruleId)
  return findLongerThanLaw(subject, ruleId, periodicity.value, factorOf, isYoung)?.text ?? null
}

const explainOnHiringAlone = (point: string): string =>
  `Периодичность не предлагается: ${wordOnHiringAlone(point)}. Укажите «разово» или срок, который установила организация.`
