import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import type { Completion } from '../completion.ts'
import type { Obligation, ObligationDraft } from '../obligation.ts'
import { deriveCurrentSubject } from '../standing/current-subject.ts'
import { fixDeadline } from '../standing/fixed-deadline.ts'
import { deriveStanding, findLatestPassed, isInForce } from '../standing/standing.ts'
import { isUnassessed, type Subject } from '../subject.ts'
import type { FactChange } from './changed-completions.ts'
import { makeFirstCompletion } from './first-completion.ts'

const nothing: FactChange = { takeBack: [], enter: null }

/**
 * Corrects the newest passed completion entered by hand, or enters one where there is none.
 * A null `date` leaves the facts alone: a completion is taken back by its id; so does the day of the entry into ФГИС СОУТ, which is
 * the date that a person is shown. Another date has not been registered yet. An assessment that has found nothing enters nothing:
 * `checkAssessed` refuses its date.
 */
export function planCorrection(
  { subject }: Obligation,
  changes: Partial<ObligationDraft>,
  completions: readonly Completion[],
): FactChange {
  const newest = findLatestPassed(completions.filter((fact) => fact.memoId === null))
  const old = completions.find((fact) => fact.id === newest?.id) ?? null
  const asked = changes.date && changes.date !== old?.registeredOn ? changes.date : null
  const date = asked ?? old?.date ?? null
  const restated = changes.subject !== undefined && isRestated(subject, changes.subject)
  if (date === null || (old?.date === date && !restated)) return nothing
  const stated = changes.subject ?? deriveCurrentSubject(subject, completions)
  const fact = makeFirstCompletion({ date, subject: stated })
  if (fact === null) return nothing
  const keeps = old && !restated && !changes.subject
  const kept = keeps ? { result: old.result, quantity: old.quantity } : {}
  const registeredOn = old?.date === date ? old.registeredOn : null
  return { takeBack: old ? [old.id] : [], enter: { ...fact, ...kept, registeredOn } }
}

/** Whether another class or level is given than before. */
const isRestated = (before: Subject, after: Subject): boolean =>
  'established' in before && 'established' in after && before.established !== after.established

/**
 * The obligation with its changes, over its completions before and after the correction. A fixed deadline
 * that held goes on holding; the same deadline given again is no new one.
 */
export function changeObligation(
  obligation: Obligation,
  changes: Partial<ObligationDraft>,
  before: readonly Completion[],
  after: readonly Completion[],
): Obligation {
  const { subject = obligation.subject, periodicity = obligation.periodicity } = changes
  const ruleId = changes.ruleId === undefined ? obligation.ruleId : changes.ruleId
  return {
    ...obligation,
    subject,
    periodicity,
    ruleId,
    fixed: changeFixed(obligation, changes, before, after),
  }
}

function changeFixed(
  { fixed }: Obligation,
  { deadline }: Partial<ObligationDraft>,
  before: readonly Completion[],
  after: readonly Completion[],
): Obligation['fixed'] {
  if (deadline === null) return null
  if (deadline !== undefined && deadline !== fixed?.deadline) return fixDeadline(deadline, after)
  return fixed && isInForce(fixed, before) ? fixDeadline(fixed.deadline, after) : fixed
}

/** A recurring obligation may not be left with nothing to count from. */
export function checkCounts(
  obligation: Obligation,
  completions: readonly Completion[],
): FieldErrors<'obligation/date-or-deadline'> | null {
  const { baseDate } = deriveStanding(obligation, completions)
  const countsFromNothing = obligation.periodicity.kind === 'every' && baseDate === null && !obligation.fixed
  return countsFromNothing ? fieldErrors({ field: 'date', code: 'obligation/date-or-deadline' }) : null
}

/** A day of an assessment that has found nothing means nothing: neither one that is given now, nor one that was entered by hand with what it found. */
export function checkAssessed(
  { subject }: Pick<Obligation, 'subject'>,
  changes: Partial<ObligationDraft>,
  completions: readonly Completion[],
): FieldErrors<'completion/not-assessed'> | null {
  if (!isUnassessed(changes.subject ?? deriveCurrentSubject(subject, completions))) return null
  const byHand = findLatestPassed(completions.filter(({ memoId }) => memoId === null))
  const isDated = Boolean(changes.date) || (changes.subject !== undefined && byHand !== null)
  return isDated ? fieldErrors({ field: 'date', code: 'completion/not-assessed' }) : null
}
