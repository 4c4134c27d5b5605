import type { Bar } from '../admission/bar.ts'
import { type EvidenceOf, isOfInjury } from '../incidents/evidence/evidence.ts'
import type { HiddenKind } from '../rights/membership.ts'
import { findRules, type Section } from '../sections/section.ts'

/** Whether what is asked of people in the section, and how it ended, is hidden. */
export const isHiddenSection = (section: Section, hidden: readonly HiddenKind[]): boolean =>
  findRules(section).isMedical && hidden.includes('medical')

/** Whether evidence of that is hidden: what an injured person suffered may be seen on it, or said by its name. */
export const isHiddenEvidence = (of: EvidenceOf, hidden: readonly HiddenKind[]): boolean =>
  isOfInjury(of) && hidden.includes('medical')

/** The reason as it is told to them: to whom conclusions are hidden, whoever has contraindications has not passed an examination. */
export function hideConclusion(bar: Bar, hidden: readonly HiddenKind[]): Bar {
  const { section } = bar.duty.subject
  const { bars } = findRules(section)
  if (bar.is !== 'failed' || bars === null || !isHiddenSection(section, hidden)) return bar
  return {
    is: 'overdue',
    ground: bars.overdue,
    since: bar.since,
    duty: { ...bar.duty, deadline: bar.since, overdue: true },
  }
}
