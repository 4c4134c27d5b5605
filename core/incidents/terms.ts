import type { InvestigationStep, TermStart } from '../norms/accidents/investigation-steps.ts'
import { addDays, addMonths, type LocalDate } from '../shared/dates/local-date.ts'
import { addMinutes, dayOfMoment, type LocalMoment } from '../shared/dates/local-moment.ts'
import type { Incident } from './incident.ts'

/** By when a step is to be done. */
export type Due =
  /** At once: there is no later moment that would be in time. */
  | { readonly is: 'at-once' }
  /** By that moment of the place's clock, weekends and nights counted. */
  | { readonly is: 'moment'; readonly at: LocalMoment }
  /** By the end of that day at the place. */
  | { readonly is: 'day'; readonly on: LocalDate }
  /** What it is counted from has not come yet. */
  | { readonly is: 'waiting'; readonly for: TermStart }
  /** It has come; the act names no figure. */
  | { readonly is: 'unlimited' }

/** How long a late told accident is investigated. Law: ТК РФ, ст. 229.1 ч. 2. */
const LATE_MONTHS = 1

/** The longest extension by the chair, days. Law: ТК РФ, ст. 229.1 ч. 3; приказ № 223н, п. 19. */
export const LONGEST_EXTENSION = 15

/**
 * By when the step is to be done. Hours run from the moment itself; days from the day after it, by the clock of the place. Days of the
 * investigation begin with the day of the commission's order, which is the first of them; where the accident was told of late it has
 * a month from the application; its extension comes on top.
 * Law: ТК РФ, ст. 228.1, 229.1; приказ Минтруда России от 20.04.2022 № 223н, п. 19, 22 («начиная со дня издания»), 24. See docs/legal-sources.md.
 */
export function dueOf({ term }: InvestigationStep, incident: Incident): Due {
  if (term.unit === 'immediate') return { is: 'at-once' }
  const { amount, unit, from } = term
  const start = startOf(from, incident)
  if (start === null) return { is: 'waiting', for: from }
  if (amount === null || unit === null) return { is: 'unlimited' }
  if (unit === 'hours') return { is: 'moment', at: addMinutes(start, amount * 60) }
  const day = dayOfMoment(start)
  if (unit === 'months') return { is: 'day', on: addMonths(day, amount) }
  if (unit === 'years') return { is: 'day', on: addMonths(day, amount * 12) }
  return {
    is: 'day',
    on: from === 'order' ? endOfInvestigation(incident, day, amount) : addDays(day, amount),
  }
}

function endOfInvestigation(
  { reportedLateOn, extension }: Incident,
  order: LocalDate,
  days: number,
): LocalDate {
  const end = reportedLateOn === null ? addDays(order, days - 1) : addMonths(reportedLateOn, LATE_MONTHS)
  return addDays(end, extension?.days ?? 0)
}

function startOf(from: TermStart, incident: Incident): LocalMoment | null {
  switch (from) {
    case 'accident':
      return incident.occurredAt
    case 'medical-report':
      return incident.medicalReportAt
    case 'order':
      return atMidnight(incident.commission?.orderDate ?? null)
    case 'completion':
      return atMidnight(incident.completedOn)
    case 'recovery':
      return atMidnight(recoveredOn(incident))
  }
}

const atMidnight = (day: LocalDate | null): LocalMoment | null =>
  day === null ? null : (`${day}T00:00` as LocalMoment)

/** The latest of the three days from which the report on consequences counts; null until all have come. Law: приказ № 223н, п. 33. */
function recoveredOn({ disabilityEndedOn, completedOn, finalDiagnosisOn }: Incident): LocalDate | null {
  const days = [disabilityEndedOn, completedOn, finalDiagnosisOn]
  return days.reduce((latest, day) => (latest === null || day === null ? null : latest > day ? latest : day))
}
