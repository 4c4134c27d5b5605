import { filterSections, findRules } from '../../sections/section.ts'
import type { Subject } from '../subject.ts'
import type { Standing } from './standing.ts'

/** The sections whose obligations may keep someone from work. */
export const barringSections = filterSections(({ bars }) => bars !== null)

/** Whether an obligation of the subject may ever keep its employee from work: PPE that waits to be returned keeps no one. */
export const canBar = (subject: Subject): boolean =>
  findRules(subject.section).bars !== null && !(subject.section === 'ppe' && subject.event === 'return')

/**
 * Whether a check was failed that keeps its employee from work, and no later pass has settled it: it is in order in no list, however far the deadline is.
 * Law: ТК РФ, ст. 76 ч. 1.
 */
export const isFailed = ({
  subject,
  retakeBy,
}: Pick<Standing, 'retakeBy'> & { readonly subject: Subject }): boolean =>
  retakeBy !== null && canBar(subject)
