import { findOffset } from '../companies/time-zones.ts'
import type { Incident } from '../incidents/incident.ts'
import { findDueEnd, planInvestigation } from '../incidents/plan.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { computeLocalMoment, countMinutesBetween, takeMomentDay } from '../shared/dates/local-moment.ts'
import { type KeptNotice, keyOf, type StepNotice } from './notice.ts'

/** How long before its end a term is told of. The product's own choice, not the law's. */
const DUE_MINUTES = 1440

/** For how many years more what a completed investigation still asks for is told of. The product's own choice too. */
const YEARS_AFTER = 3

/** An investigation that was completed before this day is told of no more. */
export const findFirstToldCompletion = (today: LocalDate): LocalDate =>
  `${Number(today.slice(0, 4)) - YEARS_AFTER}-01-01` as LocalDate

/** A step of which someone has to be told now, with the words that tell of it. */
export type DueStep = StepNotice & {
  readonly number: number
  readonly action: string
  readonly injured: readonly string[]
}

/** The open steps of an investigation whose term ends within a day or has ended; what is done, skipped or without an end is not told of. */
export function listDueSteps(incident: Incident, at: Instant): readonly DueStep[] {
  const now = computeLocalMoment(at, findOffset(incident.timeZone))
  if (incident.completedOn !== null && incident.completedOn < findFirstToldCompletion(takeMomentDay(now)))
    return []
  const injured = incident.injured.map(({ fullName }) => fullName)
  return planInvestigation(incident, now).steps.flatMap((step): readonly DueStep[] => {
    const { key, number, action, due, done, skipped, overdue } = step
    const endsAt = findDueEnd(due)
    if (done !== null || skipped || endsAt === null) return []
    if (countMinutesBetween(now, endsAt) > DUE_MINUTES) return []
    const state = overdue ? 'overdue' : 'due'
    return [
      { kind: 'incident-step', incidentId: incident.id, step: key, state, endsAt, number, action, injured },
    ]
  })
}

/** A notice that still holds, as a person sees it. */
export type ToldNotice = Pick<KeptNotice, 'id' | 'raisedAt'> & {
  readonly facts: DueStep
  readonly read: boolean
}

/** A notice with whether the person has read it. */
export type SeenNotice = KeptNotice & { readonly read: boolean }

/** The kept notices that still hold, in the order of ids where they end at one moment, those first whose term ends first. One whose step was done, or whose term was moved, is told no more. */
export function tellNotices(due: readonly DueStep[], kept: readonly SeenNotice[]): readonly ToldNotice[] {
  const byKey = new Map(due.map((step) => [keyOf(step), step]))
  return kept
    .flatMap(({ id, raisedAt, read, facts }): readonly ToldNotice[] => {
      const step = byKey.get(keyOf(facts))
      return step ? [{ id, raisedAt, read, facts: step }] : []
    })
    .toSorted((a, b) => a.facts.endsAt.localeCompare(b.facts.endsAt))
}
