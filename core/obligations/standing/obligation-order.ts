import { sections } from '../../sections/section.ts'
import type { StandingObligation } from '../standing/standing-obligation.ts'

/** The order of an employee's obligations: by section, then by deadline, those without one last. */
export const compareObligations = (a: StandingObligation, b: StandingObligation): number =>
  sections.indexOf(a.subject.section) - sections.indexOf(b.subject.section) ||
  compareDeadlines(a.deadline, b.deadline) ||
  a.id - b.id

function compareDeadlines(a: string | null, b: string | null): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return a < b ? -1 : 1
}
