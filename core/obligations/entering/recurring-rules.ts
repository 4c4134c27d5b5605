import { type DeadlineRule, deadlineRules } from '../../norms/deadline-rules.ts'
import { findRules, type Section } from '../../sections/section.ts'

/** The rules of law that an obligation of the section may fall under: those that ask for it again. */
export const listRecurringRules = (section: Section): readonly DeadlineRule[] =>
  deadlineRules.filter(
    ({ id, recurs }) => recurs !== null && findRules(section).ruleAreas.some((area) => id.startsWith(area)),
  )
