import type { AbsenceKind, Away } from '../employees/absences/absence.ts'
import { formatDate } from './formats/dates.ts'

/** As a list of kinds has them. */
export const absenceKindWords: Readonly<Record<AbsenceKind, string>> = {
  maternity: 'Отпуск по беременности и родам',
  parental: 'Отпуск по уходу за ребёнком',
  illness: 'Длительная болезнь',
  other: 'Другое длительное отсутствие',
}

/** As a row has them. */
const words: Readonly<Record<AbsenceKind, string>> = {
  maternity: 'отпуск по беременности и родам',
  parental: 'отпуск по уходу',
  illness: 'длительная болезнь',
  other: 'длительное отсутствие',
}

/** «отпуск по уходу до 20.12.2026»; without the day where no one knows it. */
export const wordAway = ({ kind, to }: Away): string =>
  to === null ? words[kind] : `${words[kind]} до\u00a0${formatDate(to)}`

/** «ждёт: отпуск по уходу до 20.12.2026»: why a row is neither overdue nor due. */
export const waitsWords = (away: Away): string => `ждёт: ${wordAway(away)}`
