import type { ProgramCode } from '../../norms/program-words.ts'
import type { Ground } from '../ground.ts'
import type { PositionProfile } from '../position-profile.ts'
import type { Proposal } from '../proposal.ts'
import { type Bringer, findBringers, wordBringers } from './draft.ts'

const ofRequirements = 'п. 44'
const requirementsOutside: readonly Bringer[] = [
  { answer: 'head', point: ofRequirements },
  { answer: 'safetySpecialist', point: ofRequirements },
  { answer: 'briefs', point: ofRequirements },
  { answer: 'inCommission', point: ofRequirements },
  { answer: 'trustee', point: ofRequirements },
  { answer: 'unionTrustee', point: ofRequirements },
]

/** Who learns what in an accredited centre alone, by the clause. */
const outside: Readonly<Record<ProgramCode, readonly Bringer[]>> = {
  A: requirementsOutside,
  B: requirementsOutside,
  V: requirementsOutside,
  firstAid: [
    { answer: 'safetySpecialist', point: 'п. 34' },
    { answer: 'inCommission', point: 'п. 34' },
    { answer: 'teachesFirstAid', point: 'п. 34' },
  ],
  ppe: [
    { answer: 'safetySpecialist', point: 'п. 40' },
    { answer: 'inCommission', point: 'п. 40' },
    { answer: 'trustee', point: 'п. 40' },
  ],
}

const REGISTER = 'в реестре работодателей, которые обучают своих работников (п. 99)'

const ANSWER_ONCE = 'ответьте на это один раз: «Сведения для документов», «Обучение»'

const IN_BRIEFING =
  'микропредприятие может обучить в ходе инструктажа на рабочем месте (п. 100), знания проверит назначенное лицо (п. 101)'

/**
 * Where a programme may be learned, and why there. At the employer it asks for the register; a micro-enterprise may
 * teach all but high-risk works in a briefing.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 34, 40, 44, 99–101.
 */
export function findLearningPlace(
  code: ProgramCode,
  profile: PositionProfile,
  { microEnterprise, teachesInside }: Pick<Ground, 'microEnterprise' | 'teachesInside'>,
): Pick<Proposal, 'place' | 'note'> {
  const bringers = findBringers(profile, outside[code])
  if (bringers[0])
    return {
      place: 'centre',
      note: `только в аккредитованном центре (${bringers[0].point}): ${wordBringers(bringers)}`,
    }
  if (microEnterprise === true && code !== 'V') return { place: 'inside', note: IN_BRIEFING }
  if (teachesInside) return { place: 'inside', note: null }
  return teachesInside === null
    ? { place: 'inside', note: `у работодателя, если он ${REGISTER}; ${ANSWER_ONCE}` }
    : { place: 'centre', note: `работодателя нет ${REGISTER}` }
}
