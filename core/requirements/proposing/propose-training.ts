import type { ProgramCode } from '../../norms/program-words.ts'
import { programRules, type TrainingProgram, trainingPrograms } from '../../norms/training-programs.ts'
import { formatCount } from '../../shared/texts/plural.ts'
import type { Ground } from '../ground.ts'
import type { PositionProfile } from '../position-profile.ts'
import type { NotRequired, Proposal, Proposed } from '../proposal.ts'
import {
  type Bringer,
  findBringers,
  joinNotes,
  plain,
  TRAINING_RULES,
  wordBringers,
  wordTrait,
} from './draft.ts'
import { judgeExemption } from './exemption.ts'
import { findLearningPlace } from './learning-place.ts'
import { proposeFireTraining } from './propose-fire-training.ts'

/** Who learns what: kinds and traits in the order of the clause. */
const learners: Readonly<Record<Exclude<ProgramCode, 'V'>, readonly Bringer[]>> = {
  A: [
    { answer: 'head', point: 'п. 53 «а»' },
    { answer: 'deputy', point: 'п. 53 «а»' },
    { answer: 'departmentHead', point: 'п. 53 «б»' },
    { answer: 'safetySpecialist', point: 'п. 53 «г»' },
    { answer: 'trustee', point: 'п. 53 «ж»' },
    { answer: 'unionTrustee', point: 'п. 53 «ж»' },
    { answer: 'inCommission', point: 'п. 74' },
  ],
  B: [
    { answer: 'safetySpecialist', point: 'п. 53 «г»' },
    { answer: 'departmentHead', point: 'п. 53 «б»' },
    { answer: 'specialist', point: 'п. 53 «в»' },
    { answer: 'worker', point: 'п. 53 «д»' },
    { answer: 'briefs', point: 'п. 53 «е»' },
    { answer: 'inCommission', point: 'п. 53 «е»' },
    { answer: 'trustee', point: 'п. 53 «ж»' },
    { answer: 'unionTrustee', point: 'п. 53 «ж»' },
  ],
  firstAid: [
    { answer: 'briefs', point: 'п. 33 «а»' },
    { answer: 'worker', point: 'п. 33 «б»' },
    { answer: 'boundToFirstAid', point: 'п. 33 «в»' },
    { answer: 'drives', point: 'п. 33 «г»' },
    { answer: 'ableOfFirstAid', point: 'п. 33 «д»' },
    { answer: 'inCommission', point: 'п. 33 «е»' },
    { answer: 'teachesFirstAid', point: 'п. 33 «е»' },
    { answer: 'safetySpecialist', point: 'п. 33 «е»' },
    { answer: 'trustee', point: 'п. 33 «е»' },
    { answer: 'firstAidByDecision', point: 'п. 33 «ж»' },
  ],
  ppe: [
    { answer: 'skilledPpe', point: 'п. 38' },
    { answer: 'inCommission', point: 'п. 40' },
    { answer: 'safetySpecialist', point: 'п. 40' },
    { answer: 'trustee', point: 'п. 40' },
  ],
}

/**
 * The programmes, each once, the internship and the training in fire safety.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 26, 31, 33, 36, 38, 40, 41, 53–55, 59, 60, 74.
 */
export function proposeTraining(profile: PositionProfile, ground: Ground): Proposed {
  const spared = judgeSpared(profile)
  const programs = trainingPrograms.flatMap((program) =>
    program.code === 'B' && spared?.missing === null ? [] : proposeProgram(program, profile, ground),
  )
  return {
    proposals: [...programs, ...proposeInternship(profile, ground), ...proposeFireTraining(profile)],
    absent: spared ? [spared] : [],
  }
}

function proposeProgram(
  program: TrainingProgram,
  profile: PositionProfile,
  ground: Ground,
): readonly Proposal[] {
  const { code } = program
  if (code === 'V')
    return profile.highRiskPrograms.includes(program.registryId)
      ? [
          draft(
            program,
            profile,
            ground,
            'п. 55',
            'выполняет или организует эти работы повышенной опасности',
            'отраслевые правила могут задать другой срок (п. 60)',
          ),
        ]
      : []
  const bringers = findBringers(profile, learners[code])
  return bringers.slice(0, 1).map(({ answer, point }) => ({
    ...draft(program, profile, ground, point, wordBringers(bringers), findDoubt(code, answer)),
    confidence: point === 'п. 40' ? 'inferred' : 'found',
  }))
}

function draft(
  program: TrainingProgram,
  profile: PositionProfile,
  ground: Ground,
  point: string,
  why: string,
  doubt: string | null,
): Proposal {
  const { place, note } = findLearningPlace(program.code, profile, ground)
  return {
    ...plain,
    subject: { section: 'training', name: program.title },
    periodicity: { kind: 'every', months: program.periodicityMonths },
    ruleId: programRules[program.code],
    citation: { act: TRAINING_RULES, point: `${point}, ${program.citation.point}` },
    why,
    place,
    note: joinNotes([note, doubt]),
  }
}

/** Of trustees п. 33 and 40 say nothing: who was answered of before they were told apart may be one. */
const MEMBERS =
  'названы члены комитетов (комиссий); если это уполномоченный, смените признак: его обучают по решению работодателя'

/** What the clause leaves open about whoever is brought by the answer. */
function findDoubt(code: ProgramCode, answer: Bringer['answer']): string | null {
  const member = answer === 'trustee' ? MEMBERS : null
  if (code === 'ppe' && answer !== 'skilledPpe')
    return joinNotes(['п. 40 говорит, где они обучаются; что должны, выведено из него', member])
  if (code === 'firstAid') return member
  return code === 'B' && answer === 'briefs'
    ? 'и программы тех, кого инструктирует или обучает (п. 53 «е»)'
    : null
}

/**
 * Programme Б where office machines are the only hazard: not held of specialists and heads of departments by the employer's decision,
 * unless another answer brings it.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 54.
 */
function judgeSpared(profile: PositionProfile): NotRequired | null {
  const exemption = judgeExemption(profile)
  const bringers = findBringers(profile, learners.B)
  const may = bringers.every(({ answer }) => answer === 'specialist' || answer === 'departmentHead')
  if (bringers.length === 0 || !may || exemption.is === 'not-meant') return null
  return exemption.is === 'exempt'
    ? {
        section: 'training',
        why: `программа Б не требуется: ${exemption.by} (п. 54 Правил № 2464)`,
        missing: null,
      }
    : {
        section: 'training',
        why: 'от программы Б пока не освобождены (п. 54 Правил № 2464)',
        missing: exemption.missing,
      }
}

/** What internships are called in obligations. */
const INTERNSHIP = 'Стажировка на рабочем месте'

/** The employer's list names who has one; high-risk works are on it in any case. */
function proposeInternship(
  { traits, highRiskPrograms }: PositionProfile,
  { internshipShifts }: Ground,
): readonly Proposal[] {
  const risky = highRiskPrograms.length > 0
  if (!risky && !traits.includes('internship')) return []
  return [
    {
      ...plain,
      subject: { section: 'training', name: INTERNSHIP },
      periodicity: { kind: 'once' },
      citation: { act: TRAINING_RULES, point: 'п. 26, п. 31' },
      why: risky ? 'работы повышенной опасности' : wordTrait('internship'),
      note: wordShifts(internshipShifts),
    },
  ]
}

const AT_LEAST = 'не менее 2 смен'

function wordShifts(said: number | null): string {
  if (said === null) return AT_LEAST
  return said < 2
    ? `${AT_LEAST}, а в «Сведениях для документов» сказано ${said}: исправьте`
    : `${formatCount(said, ['смена', 'смены', 'смен'])}, как сказано в «Сведениях для документов»; по закону ${AT_LEAST}`
}
