import { findUnknownYear } from '../calendar/working-days.ts'
import type { TermExplanation } from '../incidents/explain-term.ts'
import type { PlanStep } from '../incidents/plan.ts'
import { takeMomentDay, takeMomentTime } from '../shared/dates/local-moment.ts'
import { formatCount } from '../shared/texts/plural.ts'
import { describeDay, describeUnknownYear } from './calendar.ts'
import { formatDate } from './formats/dates.ts'
import { formatLocalMoment, startWords } from './incidents.ts'

/** Says where the term of a step comes from: what it counts from, how it runs, by which clause, and whether its last day is a day off. */
export function sayTerm(
  { deadline, basis }: Pick<PlanStep, 'deadline' | 'basis'>,
  { start, runs, extendedBy, dayOff }: TermExplanation,
): readonly string[] {
  return [
    sayStart(start),
    `Срок: ${deadline.toLowerCase()}${extendedBy === null ? '' : `, продлён на ${formatCount(extendedBy, ['день', 'дня', 'дней'])}`}. ${running[runs]}`,
    `Основание: ${basis}`,
    ...(dayOff === null ? [] : sayDayOff(dayOff)),
  ]
}

function sayStart({ from, at }: TermExplanation['start']): string {
  if (at === null) return `Отсчёт начнётся ${startWords[from]}.`
  const when = takeMomentTime(at) === '00:00' ? formatDate(takeMomentDay(at)) : formatLocalMoment(at)
  return `Отсчёт: ${startWords[from]} — ${when}.`
}

const running: Readonly<Record<TermExplanation['runs'], string>> = {
  hours: 'Часы идут подряд: ночи и выходные его не сдвигают.',
  days: 'Дни календарные, считаются со следующего дня по времени места.',
  'days-of-investigation': 'День приказа — первый день; дни календарные, по времени места.',
}

function sayDayOff({ day, next }: NonNullable<TermExplanation['dayOff']>): readonly string[] {
  const unknownYear = findUnknownYear(day.day, next)
  return [
    `${formatDate(day.day)} — ${describeDay(day)}. По ТК РФ, ст. 14 ч. 4 (с текстом не сверено) последним был бы следующий рабочий день, ${formatDate(next)}; сервис оставляет более раннюю дату, чтобы не опоздать.`,
    ...(unknownYear === null ? [] : [describeUnknownYear(unknownYear)]),
  ]
}
