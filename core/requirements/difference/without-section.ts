import type { Section } from '../../sections/section.ts'
import { hasSection } from '../../tariffs/company-term.ts'
import type { RequirementGround } from '../requirement-facts.ts'

/** Whether the company's tariff is without the section: nothing is assigned in it. */
export const isWithoutSection = ({ term }: Pick<RequirementGround, 'term'>, section: Section): boolean =>
  term !== null && !hasSection(term, section)
