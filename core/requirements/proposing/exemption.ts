import type { PositionProfile } from '../position-profile.ts'
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
 * Law: ПП РФ 24.12.2021 № 2464, п. 13, 54.
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

/** Answers that name a source of danger besides office machines. */
function listOtherHazards({ highRiskPrograms, hazards, traits }: PositionProfile): readonly string[] {
  const named = [
    ...(highRiskPrograms.length > 0 ? ['работы повышенной опасности'] : []),
    ...(hazards.length > 0 ? ['опасности из оценки рисков'] : []),
    ...(traits.includes('skilledPpe') ? [wordTrait('skilledPpe')] : []),
  ]
  return named.length > 0 ? [`отсутствие других источников опасности, а названы: ${named.join(', ')}`] : []
}

function judgeClass(found: PositionProfile['workingConditions']): readonly string[] {
  if (found === '1' || found === '2') return []
  const known = found !== null && found !== 'notAssessed' && found !== 'excluded'
  return [known ? `класс условий труда 1 или 2, а по СОУТ ${found}` : 'класс условий труда по СОУТ']
}
