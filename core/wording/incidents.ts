import type { IncidentState } from '../incidents/incident-repository.ts'
import type { Due } from '../incidents/terms.ts'
import type { Degree, Severity } from '../norms/accidents/degree.ts'
import type { TermStart } from '../norms/accidents/investigation-steps.ts'
import { type LocalMoment, takeMomentDay, takeMomentTime } from '../shared/dates/local-moment.ts'
import { formatCount } from '../shared/texts/plural.ts'
import { formatDate } from './formats/dates.ts'

export const degreeWords: Readonly<Record<Degree, string>> = {
  easy: 'лёгкий',
  easyGroup: 'лёгкий групповой',
  serious: 'тяжёлый',
  seriousGroup: 'тяжёлый групповой',
  fatal: 'смертельный',
  fatalGroup: 'смертельный групповой',
}

export const severityWords: Readonly<Record<Severity, string>> = {
  easy: degreeWords.easy,
  serious: degreeWords.serious,
  fatal: degreeWords.fatal,
}

export const incidentStateWords: Readonly<Record<IncidentState, string>> = {
  'in-process': 'расследуется',
  completed: 'завершено',
  annulled: 'аннулировано',
}

/** «20.11.2026, 13:10» by the clock of the place. */
export const formatLocalMoment = (moment: LocalMoment): string =>
  `${formatDate(takeMomentDay(moment))}, ${takeMomentTime(moment)}`

export const startWords: Readonly<Record<TermStart | 'application', string>> = {
  application: 'от заявления пострадавшего',
  accident: 'от происшествия',
  'medical-report': 'по получении медицинского заключения',
  order: 'после приказа о комиссии',
  completion: 'после утверждения акта',
  'interim-act': 'после утверждения акта Н-1С',
  'emergency-act': 'после утверждения акта Н-1ЧС',
  annulment: 'после решения об утрате силы акта Н-1С',
  extension: 'после решения председателя о продлении',
  'further-extension': 'после решения о дополнительном продлении',
  recovery: 'после окончания больничного и окончательного диагноза',
}

/** «до 20.11.2026, 13:10»; what a term waits for, where it can't be counted yet: one without a figure says that itself. */
export function describeDue(due: Due, deadline: string): string {
  switch (due.is) {
    case 'at-once':
      return deadline
    case 'moment':
      return `до ${formatLocalMoment(due.at)}`
    case 'day':
      return `до ${formatDate(due.on)}`
    case 'waiting':
      return deadline.startsWith('По ') ? deadline : `${deadline}, ${startWords[due.for]}`
    case 'unlimited':
      return deadline
  }
}

const DAY_MINUTES = 1440

/** «осталось 2 ч 34 мин», «осталось 3 дня», «просрочено на 5 мин». */
export function describeMinutesLeft(minutes: number): string {
  const length = Math.abs(minutes)
  const [hours, rest] = [Math.floor(length / 60), length % 60]
  const days = Math.floor(length / DAY_MINUTES)
  const words =
    days >= 2 ? formatCount(days, ['день', 'дня', 'дней']) : `${hours > 0 ? `${hours} ч ` : ''}${rest} мин`
  return minutes < 0 ? `просрочено на ${words}` : `осталось ${words}`
}

/** «осталось 9 мин 35 с» */
export const describeSecondsLeft = (seconds: number): string =>
  `осталось ${Math.floor(seconds / 60)} мин ${String(seconds % 60).padStart(2, '0')} с`
