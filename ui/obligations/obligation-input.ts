import { parsePeriodicity, printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import { longerThanLaw } from '@osh/core/explanations/law-periodicity.ts'
import { factorByNumber } from '@osh/core/norms/factors.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import { readSubject, subjectInput } from '@osh/core/obligations/reading/parse-subject.ts'
import { latestPassed } from '@osh/core/obligations/standing/standing.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { readFields } from '@osh/core/shared/input/field-reader.ts'
import type { SubjectInput } from './SubjectFields.tsx'
import { usualFor } from './subject-choices.ts'

/** What is typed of an obligation, under the wire's names: `parseObligationDraft` reads it as it is. */
export type ObligationInput = SubjectInput

const blank: ObligationInput = { periodicity: '', date: null, deadline: null, ruleId: null }

/** What a new obligation of the section begins with. */
export function newObligationInput(section: Section): ObligationInput {
  if (section === 'ppe') return { ...blank, quantity: '1', eventType: 'issuance' }
  if (section === 'workingConditions')
    return {
      ...blank,
      workingConditionsClass: 'notAssessed',
      periodicity: '5 лет',
      ruleId: 'sout.repeat',
    }
  return section === 'risk' ? { ...blank, riskLevel: 'notAssessed' } : blank
}

/**
 * A stored obligation as its form shows it. The date is the newest one entered by hand, which the form
 * corrects; a deadline set by hand is shown only while it holds.
 */
export function inputOfObligation(
  { subject, periodicity, fixed, deadline, ruleId }: StandingObligation,
  completions: readonly Completion[],
): ObligationInput {
  const byHand = latestPassed(completions.filter(({ memoId }) => memoId === null))
  return {
    ...(subjectInput(subject) as SubjectInput),
    periodicity: printPeriodicity(periodicity),
    date: byHand?.date ?? null,
    deadline: fixed && fixed.deadline === deadline ? fixed.deadline : null,
    ruleId,
  }
}

const subjectFieldOf: Partial<Record<Section, string>> = {
  briefing: 'briefingName',
  training: 'trainingName',
  medicalExamination: 'factorNumber',
}

/**
 * The input after a change. A subject chosen anew brings its usual periodicity and rule along, over those that
 * came with the previous one or are blank; what a person has typed over them stays.
 */
export function typed(section: Section, before: ObligationInput, changes: SubjectInput): ObligationInput {
  const field = subjectFieldOf[section]
  if (field === undefined || !(field in changes)) return { ...before, ...changes }
  const last = usualFor(section, String(before[field] ?? ''))
  const usual = usualFor(section, String(changes[field] ?? ''))
  const own = before.periodicity !== '' && before.periodicity !== last?.periodicity
  const ownRule = before.ruleId !== null && before.ruleId !== (last?.ruleId ?? null)
  return {
    ...before,
    periodicity: own ? (before.periodicity ?? '') : (usual?.periodicity ?? ''),
    ruleId: ownRule ? (before.ruleId ?? null) : (usual?.ruleId ?? null),
    ...changes,
  }
}

/** What the law says against the periodicity typed so far; null where it says nothing. */
export function warningOf(section: Section, input: ObligationInput): string | null {
  const subject = readSubject(section, readFields(input))
  const periodicity = parsePeriodicity(String(input.periodicity ?? ''))
  if (!subject || !periodicity.ok) return null
  const ruleId = input.ruleId === null || input.ruleId === undefined ? null : String(input.ruleId)
  return longerThanLaw(subject, ruleId, periodicity.value, factorByNumber)?.text ?? null
}

/** The fields that differ, for a merge-patch. */
export const changedFields = (before: ObligationInput, after: ObligationInput): ObligationInput =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== before[field]))
