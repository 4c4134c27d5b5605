import type { PpeNorms, ProfessionNorm } from '../../norms/ppe/ppe-norm.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { PositionProfile, Trait } from '../position-profile.ts'
import { suggestKind } from './suggest-kind.ts'

/** What a folded name says beyond the kind. */
const said: readonly (readonly [RegExp, Trait])[] = [
  [/охран[аеыу] труда/, 'safetySpecialist'],
  [
    /охран[аеыу] труда|^мастер (?:участка|строит|по )|^прораб|^производитель работ|^начальник (?:цеха|участка|гаража|смены)|^заведующий (?:складом|производством)/,
    'briefs',
  ],
  [/(?:^|[\s-])(?:водитель|тракторист)/, 'drives'],
  [/пожарной безопасности/, 'fireResponsible'],
]

const office =
  /бухгалтер|экономист|юрисконсульт|юрист|секретарь|делопроизводитель|менеджер|маркетолог|программист|дизайнер|переводчик|логист|сметчик|кадр|электронно-вычислит/

/** High-risk works by their numbers in the register, where a name is about nothing else. */
const works: readonly (readonly [RegExp, number])[] = [
  [/землекоп/, 6],
  [/альпинист|кровельщик|строительных лесов/, 9],
  [/сварщик|газорезчик/, 15],
  [/газового оборудования/, 14],
  [/стропальщик|машинист крана|машинист подъемника/, 16],
  [/тепловых сетей|котельной|котлов/, 17],
  [/электромонт|электрослесарь|электромеханик/, 18],
  [/вальщик леса/, 25],
]

/** Hazards against which PPE needs practice. */
const practised: readonly string[] = ['height', 'gases', 'electricity']

/**
 * What a position's name says of its profile, for a person to correct: nothing of it is known. The class of conditions, the factors and
 * the employer's decision are never in a name.
 */
export function suggestProfile(position: string, norms: PpeNorms): PositionProfile {
  const name = foldName(position)
  const found = norms.professions.filter((norm) => isOfProfession(norm, name))
  const hazards = [...new Set(found.flatMap((norm) => norm.hazards))]
  return {
    kind: suggestKind(position),
    traits: suggestTraits(name, hazards),
    highRiskPrograms: works.flatMap(([pattern, program]) => (pattern.test(name) ? [program] : [])),
    factors: [],
    hazards,
    dirt: [],
    normPoints: found.map(({ id }) => id),
    workingConditions: null,
    exemptedBy: null,
  }
}

const isOfProfession = ({ profession, also }: ProfessionNorm, name: string): boolean =>
  [profession, ...also].some((known) => foldName(known) === name)

const suggestTraits = (name: string, hazards: readonly string[]): readonly Trait[] => [
  ...said.flatMap(([pattern, trait]) => (pattern.test(name) ? [trait] : [])),
  ...(hazards.some((hazard) => practised.includes(hazard)) ? (['skilledPpe'] as const) : []),
  ...(office.test(name) ? (['officeOnly', 'electricalGroupOne'] as const) : []),
]
