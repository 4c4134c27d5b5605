import { findOffset } from '../companies/time-zones.ts'
import { type Incident, isAnnulled } from '../incidents/incident.ts'
import { findCallMoment, findLegalEnd, type PlanStep, planInvestigation } from '../incidents/plan.ts'
import { isServiceTerm } from '../norms/accidents/service-terms.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { computeLocalMoment, countMinutesBetween, takeMomentDay } from '../shared/dates/local-moment.ts'
import { type KeptNotice, keyOf, type StepNotice, type StepState } from './notice.ts'

/** How long before its end a term is told of. The product's own choice, not the law's. */
const DUE_MINUTES = 1440

/** For how many years more what a completed investigation still asks for is told of. The product's own choice too. */
const YEARS_AFTER = 3

/** An investigation that was completed before this day is told of no more. */
export const findFirstToldCompletion = (today: LocalDate): LocalDate =>
  `${Number(today.slice(0, 4)) - YEARS_AFTER}-01-01` as LocalDate

/** Whether something of the investigation may still be asked for, so that notices are raised. */
export const isFollowedUp = (
  incident: Pick<Incident, 'completedOn' | 'annulled'>,
  today: LocalDate,
): boolean =>
  !isAnnulled(incident) &&
  (incident.completedOn === null || incident.completedOn >= findFirstToldCompletion(today))

/** A step of which someone has to be told now, with the words that tell of it. */
export type DueStep = StepNotice & {
  readonly number: number
  readonly action: string
  readonly injured: readonly string[]
}

/**
 * The open steps of an investigation that are to be done at once, from the accident on, and those whose term ends within a day or has ended;
 * what is done, skipped or without an end is not told of. Law: ТК РФ, ст. 228, 229. See docs/legal-sources.md.
 */
export function listDueSteps(incident: Incident, at: Instant): readonly DueStep[] {
  const now = computeLocalMoment(at, findOffset(incident.timeZone))
  if (!isFollowedUp(incident, takeMomentDay(now))) return []
  const injured = incident.injured.map(({ fullName }) => fullName)
  return planInvestigation(incident, now).steps.flatMap((step): readonly DueStep[] => {
    const { key, number, action, done, skipped } = step
    const endsAt = findCallMoment(step, incident)
    if (done !== null || skipped || endsAt === null) return []
    if (countMinutesBetween(now, endsAt) > DUE_MINUTES) return []
    const state = nameState(step)
    const { id: incidentId } = incident
    return [{ kind: 'incident-step', incidentId, step: key, state, endsAt, number, action, injured }]
  })
}

const nameState = ({ due, overdue }: PlanStep): StepState => {
  if (due.is === 'at-once') return 'at-once'
  return overdue ? 'overdue' : 'due'
}

/** A notice that still holds, as a person sees it. */
export type ToldNotice = Pick<KeptNotice, 'id' | 'raisedAt'> & {
  readonly facts: DueStep
  readonly read: boolean
}

/**
 * What is to be done at once comes first, then what ends first: the service's own term stands after the term of the law before which it is set. Of
 * one moment in the order of the plan.
 */
export const compareUrgency = (a: DueStep, b: DueStep): number =>
  Number(b.state === 'at-once') - Number(a.state === 'at-once') ||
  findLegalEnd(a.step, a.endsAt).localeCompare(findLegalEnd(b.step, b.endsAt)) ||
  Number(isServiceTerm(a.step)) - Number(isServiceTerm(b.step)) ||
  a.incidentId - b.incidentId ||
  a.number - b.number

/** A notice with whether the person has read it. */
export type SeenNotice = KeptNotice & { readonly read: boolean }

/** So many are told at once: what is read makes room for the others. */
export const NOTICES_TOLD = 500

/** The kept notices that still hold, the most urgent first. One whose step was done, or whose term was moved, is told no more. */
export function tellAllNotices(due: readonly DueStep[], kept: readonly SeenNotice[]): readonly ToldNotice[] {
  const byKey = new Map(due.map((step) => [keyOf(step), step]))
  return kept
    .flatMap(({ id, raisedAt, read, facts }): readonly ToldNotice[] => {
      const step = byKey.get(keyOf(facts))
      return step ? [{ id, raisedAt, read, facts: step }] : []
    })
    .toSorted(({ facts: a }, { facts: b }) => compareUrgency(a, b))
}

/** The most urgent of them: of too many those that were read are left out first. */
export function tellNotices(due: readonly DueStep[], kept: readonly SeenNotice[]): readonly ToldNotice[] {
  const told = tellAllNotices(due, kept)
  const unreadFirst = told.toSorted((a, b) => Number(a.read) - Number(b.read))
  const first = new Set(unreadFirst.slice(0, NOTICES_TOLD))
  return told.filter((one) => first.has(one))
}
