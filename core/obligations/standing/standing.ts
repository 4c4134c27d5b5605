import { computeDueDate } from '../../deadlines/periodicity.ts'
import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import type { Completion } from '../completion.ts'
import type { FixedDeadline, Obligation } from '../obligation.ts'
import { isUnassessed } from '../subject.ts'

/** Days in which a failed knowledge check is repeated. */
export const RETAKE_DAYS = 30

/** Where an obligation stands, recomputed from its facts: never kept as a copy to restore. */
export type Standing = {
  /** What the next deadline counts from: the latest passed completion's date, or the day of its entry into ФГИС СОУТ. */
  readonly baseDate: LocalDate | null
  /** The same day where it is that of the entry into ФГИС СОУТ; else null. */
  readonly registeredOn: LocalDate | null
  /** Null: nothing falls due (once and done, indefinite, closed or removed), or it has to be done now (`isNotDone`). */
  readonly deadline: LocalDate | null
  /** Set after a failed check that no later pass has settled. */
  readonly retakeBy: LocalDate | null
  /** An assessment ended with «исключить»: the obligation asks for nothing any more. */
  readonly closed: boolean
}

type Duty = Pick<Obligation, 'periodicity' | 'fixed' | 'removed'>
type Fact = Pick<Completion, 'id' | 'date' | 'result' | 'takenBack'> &
  Partial<Pick<Completion, 'registeredOn'>>

/**
 * Where an obligation stands after its completions, in any order; those taken back count for nothing.
 *
 * Of two completions on one day the later entered one is the later. A failed check moves no deadline; where
 * nothing else falls due, the retake does.
 * Law: ПП РФ 24.12.2021 № 2464, п. 79 (retake in 30 calendar days); 426-ФЗ ст. 8 ч. 4 (five years from the entry into ФГИС СОУТ).
 */
export function deriveStanding(duty: Duty, completions: readonly Fact[]): Standing {
  const live = completions.filter((fact) => fact.takenBack === null)
  const base = findLatestPassed(live)
  const failed = findLatest(live.filter((fact) => fact.result === 'failed'))
  const closed = base?.result === 'excluded'
  const retaken = failed === null || (base !== null && isLater(base, failed))
  const retakeBy = retaken || duty.removed ? null : addDays(failed.date, RETAKE_DAYS)
  return {
    baseDate: base && findBaseDay(base),
    registeredOn: base?.registeredOn ?? null,
    deadline: duty.removed || closed ? null : (findDeadline(duty, base, live) ?? retakeBy),
    retakeBy,
    closed,
  }
}

/**
 * Whether it was never done and no one has set a day for it (не пройдено): it has to be done now, and is in order in no list. Of assignments
 * that a person gives without a date, and of those whose only completion was taken back. A level of risk that is known without its day and is
 * without end asks for nothing: no act counts a term from it. A class does, for the law's five years run from a day that nobody has entered.
 */
export const isNotDone = ({ baseDate, deadline, removed, subject, periodicity }: Asked): boolean =>
  baseDate === null &&
  deadline === null &&
  !removed &&
  !(subject.section === 'risk' && !isUnassessed(subject) && periodicity.kind === 'indefinite')

/** Whether it falls due some day, or has to be done now. */
export const fallsDue = (one: Asked): boolean => one.deadline !== null || isNotDone(one)

/** Whether it falls due by the day, or has to be done now. */
export const isDueBy = (one: Asked, day: LocalDate): boolean =>
  one.deadline === null ? isNotDone(one) : one.deadline <= day

/** By when it has to be done next: the day of the retake, where that comes before the deadline. */
export const findNextDay = ({
  deadline,
  retakeBy,
}: Pick<Standing, 'deadline' | 'retakeBy'>): LocalDate | null =>
  retakeBy !== null && (deadline === null || retakeBy < deadline) ? retakeBy : deadline

type Asked = Pick<Standing, 'baseDate' | 'deadline'> &
  Pick<Obligation, 'subject' | 'periodicity'> & { readonly removed?: boolean }

function findDeadline(
  { periodicity, fixed }: Duty,
  base: Fact | null,
  live: readonly Fact[],
): LocalDate | null {
  if (fixed && isInForce(fixed, live)) return fixed.deadline
  return base ? computeDueDate(findBaseDay(base), periodicity) : null
}

const findBaseDay = ({ date, registeredOn }: Fact): LocalDate => registeredOn ?? date

/** Whether a fixed deadline still counts: no later completion has come after it was set. */
export const isInForce = ({ since }: FixedDeadline, completions: readonly Fact[]): boolean =>
  !completions.some(
    (fact) =>
      fact.takenBack === null &&
      fact.result !== 'failed' &&
      (since === null || (fact.id > since.completionId && fact.date >= since.baseDate)),
  )

/** The completion that the next deadline counts from; null when there is none. */
export const findLatestPassed = (completions: readonly Fact[]): Fact | null =>
  findLatest(completions.filter((fact) => fact.takenBack === null && fact.result !== 'failed'))

const findLatest = (facts: readonly Fact[]): Fact | null =>
  facts.reduce<Fact | null>((best, fact) => (best && !isLater(fact, best) ? best : fact), null)

const isLater = (a: Fact, b: Fact): boolean => a.date > b.date || (a.date === b.date && a.id > b.id)
