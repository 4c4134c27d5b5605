import type { Incident } from '../../incidents/incident.ts'
import type { PlanStep } from '../../incidents/plan.ts'
import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import { formatDate } from '../formats/dates.ts'
import { sayWhoseTerm } from './step-term.ts'

/**
 * What a calendar says of a step. Calendars are kept by others, as by makers of phones: no one is named in it, the accident is told by its day.
 */
export const wordEventTitle = (
  { number, action }: Pick<PlanStep, 'number' | 'action'>,
  { occurredAt }: Pick<Incident, 'occurredAt'>,
): string => `Шаг ${number}. ${action} (несчастный случай ${formatDate(takeMomentDay(occurredAt))})`

/** «Срок: 1 сутки. Основание: ТК РФ, ст. 228.1. Документы: …». */
export const wordEventDetails = ({
  key,
  deadline,
  basis,
  documents,
}: Pick<PlanStep, 'key' | 'deadline' | 'basis' | 'documents'>): string =>
  [
    `Срок: ${deadline}${sayWhoseTerm(key)}`,
    `Основание: ${basis}`,
    ...(documents.length === 0 ? [] : [`Документы: ${documents.join('; ')}`]),
  ].join('\n')

export const wordCalendarTitle = ({ occurredAt }: Pick<Incident, 'occurredAt'>): string =>
  `Сроки расследования ${formatDate(takeMomentDay(occurredAt))}`
