import { parsePeriodicity, printPeriodicity } from '../../deadlines/periodicity.ts'
import type { Section } from '../../sections/section.ts'
import type { Completion } from '../completion.ts'
import { makeSubjectInput } from '../reading/subject-fields.ts'
import { findLatestPassed } from '../standing/standing.ts'
import type { StandingObligation } from '../standing/standing-obligation.ts'

/** What is typed of an obligation, under the wire's names: `parseObligationDraft` reads it as it is. */
export type ObligationInput = Readonly<Record<string, string | number | null>>

const blank: ObligationInput = { periodicity: '', date: null, deadline: null, ruleId: null }

/**
 * What a new obligation of the section begins with.
 * Law: 426-ФЗ, ст. 8 ч. 4 (special assessment every 5 years).
 */
export function makeObligationInput(section: Section): ObligationInput {
  if (section === 'ppe')
    return { ...blank, quantity: '1', unit: 'piece', event: 'issuance', norm: '', size: '' }
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
  const byHand = findLatestPassed(completions.filter(({ memoId }) => memoId === null))
  return {
    ...makeSubjectInput(subject),
    periodicity: printPeriodicity(periodicity),
    date: byHand?.date ?? null,
    deadline: fixed && fixed.deadline === deadline ? fixed.deadline : null,
    ruleId,
  }
}

/** The field that names the subject, in the sections where a name brings something usual along. */
export const subjectField: Partial<Record<Section, string>> = {
  briefing: 'briefingName',
  training: 'trainingName',
  ppe: 'ppe',
  medicalExamination: 'factorNumber',
}

/** The fields that differ, for a merge-patch. */
export const pickChangedFields = (before: ObligationInput, after: ObligationInput): ObligationInput =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== before[field]))

/** Whether what is typed so far needs the day it was last done: a recurring duty counts from it, unless a deadline is set. */
export function needsDate({
  periodicity,
  deadline,
}: {
  readonly periodicity?: unknown
  readonly deadline?: unknown
}): boolean {
  const read = parsePeriodicity(String(periodicity ?? ''))
  return read.ok && read.value.kind === 'every' && (deadline ?? null) === null
}
