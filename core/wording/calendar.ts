import type { CalendarDay } from '../calendar/production-calendar.ts'
import type { WorkingTerm } from '../calendar/working-days.ts'
import { actById } from '../norms/acts.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { putInsideSentence } from '../shared/texts/inside-sentence.ts'
import { formatDate } from './formats/dates.ts'
import { nameAct } from './law/expiry.ts'

/** «ТК РФ, ст. 112», or the resolution that has moved a day off. */
const citeMove = (act: string): string =>
  act === 'tk' ? 'ТК РФ, ст. 112' : putInsideSentence(nameAct(actById(act)))

/** What a day of the production calendar is: «выходной, перенесён с 08.03.2026 (ТК РФ, ст. 112)». */
export function describeDay({ works, why }: CalendarDay): string {
  switch (why.is) {
    case 'week':
      return works ? 'рабочий день' : 'выходной'
    case 'holiday':
      return `праздник: ${why.name}`
    case 'moved-here':
      return `выходной, перенесён с ${formatDate(why.from)} (${citeMove(why.by)})`
    case 'moved-away':
      return `рабочий день, выходной перенесён на ${formatDate(why.to)} (${citeMove(why.by)})`
    case 'company':
      return `${works ? 'рабочий день' : 'выходной'} в организации: ${why.note}`
  }
}

/** What a term in working days has met on its way: «02.05.2025 — выходной, перенесён с 04.01.2025 (…)». */
export const describeMet = ({ met }: WorkingTerm): readonly string[] =>
  met.map((day) => `${formatDate(day.day)} — ${describeDay(day)}`)

/** Beside a day that was computed before the Government's resolution on its year. */
export const describeUnknownYear = (year: number): string =>
  `Переносы выходных на ${year} год сервису ещё не известны: когда постановление выйдет, дата может измениться. Сервис пересчитает её и скажет об этом в новостях.`

const WEEKDAYS = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'] as const

/** «20.11.2026, пятница». */
export const formatWithWeekday = (day: LocalDate, weekday: number): string =>
  `${formatDate(day)}, ${WEEKDAYS[weekday - 1]}`
