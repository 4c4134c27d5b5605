import { sections } from '../../sections/section.ts'
import { compareDays } from '../../shared/dates/compare-days.ts'
import { fallsDue } from './standing.ts'
import type { StandingObligation } from './standing-obligation.ts'

/** The order of an employee's obligations: by section, then what was never done, then by deadline; what never falls due last. */
export const compareObligations = (a: StandingObligation, b: StandingObligation): number =>
  sections.indexOf(a.subject.section) - sections.indexOf(b.subject.section) ||
  Number(fallsDue(b)) - Number(fallsDue(a)) ||
  compareDays(a.deadline, b.deadline) ||
  a.id - b.id
