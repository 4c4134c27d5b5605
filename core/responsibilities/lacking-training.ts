import type { ProgramCode } from '../norms/program-words.ts'
import type { Role } from '../norms/responsibilities.ts'
import { findProgram } from '../norms/training-programs.ts'
import type { StandingObligation } from '../obligations/standing/standing-obligation.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'

/** A training of a person as it is today: by its name, and where it has got to. */
export type TrainingStanding = {
  readonly name: string
  /** When it was passed last; null when never. */
  readonly baseDate: LocalDate | null
  /** By when it is due again; null for never. */
  readonly deadline: LocalDate | null
  /** By when a failed check is taken again; null when the last one was passed. */
  readonly retakeBy: LocalDate | null
}

/** A programme that a role asks for and that its holder has not; `since` is the day on which an earlier one ran out. */
export type LackingTraining = {
  readonly programme: ProgramCode
  readonly why: 'never' | 'failed' | 'overdue'
  readonly since: LocalDate | null
}

/**
 * What a holder of the role is still to be trained in, in the role's order. Any programme of a kind will do; of several that are
 * not in force the nearest to it is told: one that has run out, the latest first, then one whose check was failed.
 * Law: ПП РФ 24.12.2021 № 2464, п. 33, 44, 53, 55, 60 (who is trained in what), п. 79 (a failed check gives nothing).
 */
export const findLacking = (
  { programmes }: Pick<Role, 'programmes'>,
  trainings: readonly TrainingStanding[],
  today: LocalDate,
): readonly LackingTraining[] =>
  programmes.flatMap((programme) => {
    const taken = trainings.filter(({ name }) => findProgram(name)?.code === programme)
    return taken.some((one) => isInForce(one, today)) ? [] : describeLack(programme, taken, today)
  })

const isInForce = ({ baseDate, deadline, retakeBy }: TrainingStanding, today: LocalDate): boolean =>
  baseDate !== null && retakeBy === null && (deadline === null || deadline >= today)

function describeLack(
  programme: ProgramCode,
  taken: readonly TrainingStanding[],
  today: LocalDate,
): LackingTraining {
  const ranOut = taken.flatMap(({ baseDate, deadline }) =>
    baseDate !== null && deadline !== null && deadline < today ? deadline : [],
  )
  const since = ranOut.toSorted().at(-1) ?? null
  if (since !== null) return { programme, why: 'overdue', since }
  return { programme, why: taken.some(({ retakeBy }) => retakeBy !== null) ? 'failed' : 'never', since }
}

/** The training that an obligation is about; nothing where it is about something else. */
export const takeTraining = ({
  subject,
  baseDate,
  deadline,
  retakeBy,
}: Pick<
  StandingObligation,
  'subject' | 'baseDate' | 'deadline' | 'retakeBy'
>): readonly TrainingStanding[] =>
  subject.section === 'training' ? [{ name: subject.name, baseDate, deadline, retakeBy }] : []
