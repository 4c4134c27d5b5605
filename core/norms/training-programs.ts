import type { LocalDate } from '../shared/dates/local-date.ts'
import { actById, type Citation } from './acts.ts'
import type { Confidence } from './confidence.ts'
import { type ProgramCode, programWords } from './program-words.ts'
import data from './training-programs.json' with { type: 'json' }

/** A training programme as the register of the trained (реестр обученных) lists it. */
export type TrainingProgram = {
  /** The register's own number: 1–4 and 6–29. */
  readonly registryId: number
  readonly code: ProgramCode
  /** The official title, as it is. */
  readonly title: string
  /** «программа В»: what it is called in a line. */
  readonly short: string
  readonly periodicityMonths: number
  /** The least hours; null where the rules set none. */
  readonly minHours: number | null
  readonly citation: Citation
  readonly confidence: Confidence
  readonly validFrom: LocalDate | null
  readonly validTo: LocalDate | null
}

const points: Readonly<Record<ProgramCode, string>> = {
  A: 'п. 59',
  B: 'п. 59',
  V: 'п. 60',
  firstAid: 'п. 36',
  ppe: 'п. 41',
}

/** The deadline rule that sets the period of a kind of programmes. */
export const programRules: Readonly<Record<ProgramCode, string>> = {
  A: 'train.AB',
  B: 'train.AB',
  V: 'train.V',
  firstAid: 'train.firstaid',
  ppe: 'train.ppe',
}

const TRAINING_ACT = 'pp-2464'
const { validFrom, validTo } = actById(TRAINING_ACT)

/**
 * The 28 programmes: periods and clauses by their kind.
 * Law: ПП РФ 24.12.2021 № 2464, п. 36, 41, 59, 60.
 */
export const trainingPrograms: readonly TrainingProgram[] = data.programs.map((program) => {
  const code = program.code as ProgramCode
  const citation = { act: TRAINING_ACT, point: points[code] }
  return { ...program, code, short: programWords[code], citation, confidence: 'found', validFrom, validTo }
})

const foldTitle = (title: string): string => title.replace(/\s+/g, ' ').trim().toLowerCase()

const byTitle: ReadonlyMap<string, TrainingProgram> = new Map(
  trainingPrograms.map((program) => [foldTitle(program.title), program]),
)

/** The programme with that title; blanks and letter case don't matter. */
export const findProgram = (title: string): TrainingProgram | null => byTitle.get(foldTitle(title)) ?? null

/** «Безопасные методы и приемы выполнения огневых работ» teaches «Выполнение огневых работ». */
export const nameWork = (title: string): string =>
  title.replace(/^Безопасные методы и при[её]мы выполнения/iu, 'Выполнение')
