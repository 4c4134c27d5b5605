import type { Severity } from '../norms/accidents/degree.ts'
import type { InvestigationStep, TermStart } from '../norms/accidents/investigation-steps.ts'
import { addDays, addMonths, type LocalDate } from '../shared/dates/local-date.ts'
import { addMinutes, type LocalMoment, takeMomentDay } from '../shared/dates/local-moment.ts'
import type { Incident } from './incident.ts'
import { deriveIncidentSeverity } from './severity.ts'

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

/** The longest extension by the chair, days. Law: ТК РФ, ст. 229.1 ч. 3. */
export const LONGEST_EXTENSION = 15

/** Days of an investigation. Law: ТК РФ, ст. 229.1 ч. 1. */
const daysOf: Readonly<Record<Severity, number>> = { easy: 3, serious: 15, fatal: 15 }

/** A step of the plan; `since`: what it counts from here, in place of its usual start. */
export type TimedStep = Pick<InvestigationStep, 'term'> & { readonly since?: LocalMoment }

/**
 * By when the step is to be done. Hours run from the moment itself; days from the day after it, by the clock of the place. Days of the
 * investigation are those of `findInvestigationEnd`. What counts from the accident counts from the application where it was told of late: the
 * employer did not know before.
 * Law: ТК РФ, ст. 228.1, 229.1; приказ Минтруда России от 20.04.2022 № 223н, п. 24. See docs/legal-sources.md.
 */
export function computeDue({ term, since }: TimedStep, incident: Incident): Due {
  if (term.unit === 'immediate') return { is: 'at-once' }
  const { amount, unit, from } = term
  if (from === 'order' && amount !== null) {
    const end = findInvestigationEnd(incident)
    return end === null ? { is: 'waiting', for: from } : { is: 'day', on: end }
  }
  const start = since ?? findStart(from, incident)
  if (start === null) return { is: 'waiting', for: from }
  if (amount === null || unit === null) return { is: 'unlimited' }
  if (unit === 'hours') return { is: 'moment', at: addMinutes(start, amount * 60) }
  const day = takeMomentDay(start)
  if (unit === 'months') return { is: 'day', on: addMonths(day, amount) }
  if (unit === 'years') return { is: 'day', on: addMonths(day, amount * 12) }
  return { is: 'day', on: addDays(day, amount) }
}

/**
 * The last day of the investigation: the day of the commission's order is the first of its days; where the accident was told of late it
 * has a month from the application. The chair's extension comes on top, and a further one ends on a day of its own. Null until
 * there is an order or an application.
 * Law: ТК РФ, ст. 229.1; приказ Минтруда России от 20.04.2022 № 223н, п. 22 («начиная со дня издания»).
 */
export function findInvestigationEnd(incident: Incident): LocalDate | null {
  const end = findFirstExtensionEnd(incident)
  const { furtherExtension } = incident
  if (end === null || furtherExtension === null) return end
  return furtherExtension.until > end ? furtherExtension.until : end
}

/** The last day with the chair's extension, and without a further one; null until there is an order or an application. */
export function findFirstExtensionEnd(incident: Incident): LocalDate | null {
  const end = findUsualEnd(incident)
  return end === null ? null : addDays(end, incident.extension?.days ?? 0)
}

function findUsualEnd(incident: Incident): LocalDate | null {
  const { reportedLateAt, commission } = incident
  if (reportedLateAt !== null) return addMonths(takeMomentDay(reportedLateAt), LATE_MONTHS)
  return commission && addDays(commission.orderDate, daysOf[deriveIncidentSeverity(incident)] - 1)
}

/** What the term of a step counts from, and when that was: null while it has not come. An application takes the place of an accident told of late, and of the order. */
export function findTermStart(
  { term: { from, amount }, since }: TimedStep,
  incident: Incident,
): { readonly from: TermStart | 'application'; readonly at: LocalMoment | null } {
  const isFromApplication = from === 'accident' || (from === 'order' && amount !== null)
  if (incident.reportedLateAt !== null && isFromApplication && since === undefined)
    return { from: 'application', at: incident.reportedLateAt }
  return { from, at: since ?? findStart(from, incident) }
}

function findStart(from: TermStart, incident: Incident): LocalMoment | null {
  switch (from) {
    case 'accident':
      return incident.reportedLateAt ?? incident.occurredAt
    case 'medical-report':
      return incident.medicalReportAt
    case 'order':
      return makeMidnight(incident.commission?.orderDate)
    case 'completion':
      return makeMidnight(incident.completedOn)
    case 'recovery':
      return makeMidnight(findRecoveryDay(incident))
    case 'interim-act':
      return makeMidnight(incident.interimAct?.approvedOn)
    case 'emergency-act':
      return incident.done['emergency-act']?.at ?? null
    case 'annulment':
      return makeMidnight(incident.interimAct?.annulledOn)
    case 'extension':
      return incident.extension?.decidedAt ?? null
    case 'further-extension':
      return incident.furtherExtension?.grantedAt ?? null
  }
}

const makeMidnight = (day: LocalDate | null | undefined): LocalMoment | null =>
  day ? (`${day}T00:00` as LocalMoment) : null

/** The latest of the three days from which the report on consequences counts; null until all have come. Law: приказ № 223н, п. 33. */
function findRecoveryDay({ disabilityEndedOn, completedOn, finalDiagnosisOn }: Incident): LocalDate | null {
  const days = [disabilityEndedOn, completedOn, finalDiagnosisOn]
  return days.reduce((latest, day) => (latest === null || day === null ? null : latest > day ? latest : day))
}
