import { briefingKinds } from '../../norms/briefings.ts'
import type { ProgramCode } from '../../norms/program-words.ts'
import { findProgram } from '../../norms/training-programs.ts'
import type { StandingObligation } from '../../obligations/standing/standing-obligation.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { riskLevelWords } from '../../wording/sections.ts'

/** What an employee's obligations say of the day of a paper: lists and schedules are filled from it. */
export type DutiesOnPaper = {
  /** The last briefing at the workplace, первичный or повторный; null for none. */
  readonly briefed: LocalDate | null
  readonly briefingBy: LocalDate | null
  /** The last training of any programme that the employee is still held to. */
  readonly trained: LocalDate | null
  readonly programmes: readonly ProgramCode[]
  /** Of the last assessment: «3.1»; '' while there is none. */
  readonly workingConditionsClass: string
  readonly examined: LocalDate | null
  readonly examinationBy: LocalDate | null
  /** The highest that an assessment has found; '' while there is none. */
  readonly riskLevel: string
}

export const noDuties: DutiesOnPaper = {
  briefed: null,
  briefingBy: null,
  trained: null,
  programmes: [],
  workingConditionsClass: '',
  examined: null,
  examinationBy: null,
  riskLevel: '',
}

type Duty = Pick<StandingObligation, 'subject' | 'baseDate' | 'deadline'>

const workplaceBriefings = new Set(
  briefingKinds
    .filter(({ ruleId }) => ruleId === 'brief.primary' || ruleId === 'brief.repeat')
    .map(({ name }) => name),
)

export function pickDutiesOnPaper(duties: readonly Duty[]): DutiesOnPaper {
  const briefings = duties.filter(
    ({ subject }) => subject.section === 'briefing' && workplaceBriefings.has(subject.name),
  )
  const examinations = duties.filter(({ subject }) => subject.section === 'medicalExamination')
  const trainings = duties.filter(({ subject }) => subject.section === 'training')
  return {
    briefed: listDays(briefings, 'baseDate').at(-1) ?? null,
    briefingBy: listDays(briefings, 'deadline')[0] ?? null,
    trained: listDays(trainings, 'baseDate').at(-1) ?? null,
    programmes: duties.flatMap(({ subject }) =>
      subject.section === 'training' ? (findProgram(subject.name)?.code ?? []) : [],
    ),
    workingConditionsClass: duties.map(classOf).find((one) => one !== '') ?? '',
    examined: listDays(examinations, 'baseDate').at(-1) ?? null,
    examinationBy: listDays(examinations, 'deadline')[0] ?? null,
    riskLevel: nameHighestRisk(duties),
  }
}

const listDays = (duties: readonly Duty[], day: 'baseDate' | 'deadline'): readonly LocalDate[] =>
  duties.flatMap((duty) => duty[day] ?? []).toSorted()

const classOf = ({ subject }: Duty): string =>
  subject.section === 'workingConditions' &&
  subject.established !== 'notAssessed' &&
  subject.established !== 'excluded'
    ? subject.established
    : ''

const foundRisks = ['high', 'middle', 'low'] as const

function nameHighestRisk(duties: readonly Duty[]): string {
  const found = new Set(
    duties.flatMap(({ subject }) => (subject.section === 'risk' ? [subject.established] : [])),
  )
  const highest = foundRisks.find((level) => found.has(level))
  return highest === undefined ? '' : riskLevelWords[highest]
}
