import type { PositionProfile, Trait } from '../position-profile.ts'
import { wordTrait } from './draft.ts'

/** Whether a post is free of the briefings at the workplace: it is, by what; it may not be yet, and what is missing; or no one has meant it. */
export type Exemption =
  | { readonly is: 'exempt'; readonly by: string }
  | { readonly is: 'lacking'; readonly missing: string }
  | { readonly is: 'not-meant' }

/**
 * Exempt with all three: no hazards but office machines, a class of 1 or 2 found by the assessment, the employer's list or decision.
 * The specialist who has answered one of the first two questions so is told what is missing.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 13, 15, 54.
 */
export function judgeExemption(profile: PositionProfile): Exemption {
  const office = profile.traits.includes('officeOnly')
  if (!office && profile.exemptedBy === null) return { is: 'not-meant' }
  const lacking = [
    ...(office ? [] : [wordTrait('officeOnly')]),
    ...listOtherHazards(profile),
    ...judgeClass(profile.workingConditions),
  ]
  if (profile.exemptedBy === null)
    return lack([...lacking, 'перечень освобождённых должностей или решение работодателя'])
  return lacking.length > 0 ? lack(lacking) : { is: 'exempt', by: profile.exemptedBy }
}

const lack = (missing: readonly string[]): Exemption => ({ is: 'lacking', missing: missing.join('; ') })

/**
 * Traits that are about a source of danger: transport, PPE that is worn against one, and an internship, for which safe methods are practised by those who
 * have had the very briefings and training (п. 25). Group I is none: its danger is the current of appliances, and п. 13 and 54 name those as
 * what leaves a post exempt. Who must give first aid, or answers for fire safety, has a duty, not a danger.
 */
const dangerous: readonly Trait[] = ['drives', 'skilledPpe', 'internship']

/**
 * Points of order 29н that whoever works in such an organisation has, accountants too: for the health of the public, not against a danger of the work.
 *
 * Law: ТК РФ, ст. 220 ч. 2; приказ Минздрава России 28.01.2021 № 29н, п. 25–27 приложения.
 */
const ofOrganisations: readonly string[] = ['25', '26', '27']

/** Answers that name a source of danger besides office machines. */
function listOtherHazards({
  highRiskPrograms,
  hazards,
  factors,
  normPoints,
  dirt,
  traits,
}: PositionProfile): readonly string[] {
  const points = factors.filter((point) => !ofOrganisations.includes(point))
  const named = [
    ...(highRiskPrograms.length > 0 ? ['работы повышенной опасности'] : []),
    ...(hazards.length > 0 ? ['опасности из оценки рисков'] : []),
    ...(points.length > 0 ? [`факторы и работы Порядка № 29н: п. ${points.join(', ')}`] : []),
    ...(normPoints.length > 0 ? ['профессия Единых типовых норм СИЗ'] : []),
    ...(dirt.length > 0 ? ['загрязнения, от которых выдают смывающие средства'] : []),
    ...dangerous.filter((trait) => traits.includes(trait)).map(wordTrait),
  ]
  return named.length > 0 ? [`отсутствие других источников опасности, а названы: ${named.join(', ')}`] : []
}

function judgeClass(found: PositionProfile['workingConditions']): readonly string[] {
  if (found === '1' || found === '2') return []
  const known = found !== null && found !== 'notAssessed' && found !== 'excluded'
  return [known ? `класс условий труда 1 или 2, а по СОУТ ${found}` : 'класс условий труда по СОУТ']
}
