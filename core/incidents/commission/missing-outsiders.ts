import { type Degree, deriveSeverity } from '../../norms/accidents/degree.ts'
import type { CommissionMember } from '../incident.ts'

/** Bodies that send someone into the commission. */
export const outsideBodies = ['inspectorate', 'authority', 'union', 'fund'] as const
export type OutsideBody = (typeof outsideBodies)[number]

/** By which words the post of someone from there is known. */
const words: Readonly<Record<OutsideBody, RegExp>> = {
  inspectorate: /инспектор[а-яё]* труда|инспекци[а-яё]+ труда|(?<![а-яё])гит(?![а-яё])/iu,
  authority:
    /исполнительн[а-яё]+ власт|самоуправлени|администраци|министерств|правительств|(?<![а-яё])омсу(?![а-яё])/iu,
  union: /профсоюз/iu,
  fund: /(?<![а-яё])о?сфр(?![а-яё])|социальн[а-яё]+ (?:фонд|страхован)/iu,
}

/** Whether someone comes from the body, by their post; an employee of the company comes from none. */
export const comesFrom = (
  body: OutsideBody,
  { employeeId, post }: Pick<CommissionMember, 'employeeId' | 'post'>,
): boolean => employeeId === null && words[body].test(post)

/**
 * Who has to come into the commission from outside and is not among its members: where someone is gravely hurt or dead, the state's inspector of
 * labour, the authority of the region or of the municipality, the unions of the territory, the insurer. It is only warned of: they come by
 * agreement, and a post may be in other words.
 *
 * Law: ТК РФ, ст. 229 ч. 2. See docs/legal-sources.md.
 */
export function findMissingOutsiders(
  degree: Degree,
  members: readonly Pick<CommissionMember, 'employeeId' | 'post'>[],
): readonly OutsideBody[] {
  if (deriveSeverity(degree) === 'easy') return []
  return outsideBodies.filter((body) => !members.some((member) => comesFrom(body, member)))
}
