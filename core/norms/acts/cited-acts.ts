import type { ActId } from '../acts.ts'
import { deadlineRules } from '../deadline-rules.ts'
import { roleGroups } from '../responsibilities.ts'
import { trainingPrograms } from '../training-programs.ts'
import { type FullAct, fullActs } from './full-acts.ts'

/** The mark as a whole word, not as a part of a longer number. */
const markOf = (mark: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d.-])${mark.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d-])`, 'u')

const marks = fullActs.map((act) => ({ act, patterns: act.citedAs.map(markOf) }))

/** The acts that a text names by one of their marks: «2464 п. 29; ТК ст. 221». */
export const listCitedActs = (text: string): readonly FullAct[] =>
  marks.filter(({ patterns }) => patterns.some((pattern) => pattern.test(text))).map(({ act }) => act)

/** What the service takes from an act: names of terms, of training programmes, of roles. */
export type UsesOfAct = {
  readonly rules: readonly string[]
  readonly programmes: readonly string[]
  readonly roles: readonly string[]
}

/** What rests on each act; an act that nothing here rests on has an entry too, with empty lists. */
export function mapUsesOfActs(): ReadonlyMap<ActId, UsesOfAct> {
  const citedByRole = roleGroups
    .flatMap(({ roles }) => roles)
    .map(({ name, legalBasis }) => ({ name, acts: new Set(listCitedActs(legalBasis).map(({ id }) => id)) }))
  const uses = ({ id }: FullAct): UsesOfAct => ({
    rules: deadlineRules
      .filter(({ citations }) => citations.some(({ act }) => act === id))
      .map(({ what }) => what),
    programmes: trainingPrograms.filter(({ citation }) => citation.act === id).map(({ title }) => title),
    roles: citedByRole.filter(({ acts: cited }) => cited.has(id)).map(({ name }) => name),
  })
  return new Map(fullActs.map((act) => [act.id, uses(act)]))
}
