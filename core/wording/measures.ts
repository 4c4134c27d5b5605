import type { MeasureState, OriginKind } from '../measures/measure.ts'
import type { ListedMeasure, MeasureSource } from '../measures/measure-repository.ts'
import { countDaysBetween, type LocalDate } from '../shared/dates/local-date.ts'
import { formatCount } from '../shared/texts/plural.ts'
import { formatDate } from './formats/dates.ts'

export const measureStateWords: Readonly<Record<MeasureState, string>> = {
  open: 'в работе',
  overdue: 'просрочено',
  done: 'выполнено',
  removed: 'убрано',
}

export const originWords: Readonly<Record<OriginKind, string>> = {
  incident: 'несчастный случай',
  microtrauma: 'микротравма',
  'inspector-order': 'предписание инспектора',
  plan: 'план мероприятий',
}

/** «Несчастный случай 19.11.2026: Титов Р. Е.», «Предписание № 12-ПП от 01.12.2026, п. 3», «План мероприятий организации». */
export function describeSource(source: MeasureSource, point = ''): string {
  if (source.is === 'incident') return `Несчастный случай ${formatDate(source.happenedOn)}: ${source.injured}`
  if (source.is === 'microtrauma') return `Микротравма ${formatDate(source.happenedOn)}: ${source.injured}`
  if (source.is === 'plan') return 'План мероприятий организации'
  const of = point === '' ? '' : `, п. ${point}`
  return `Предписание № ${source.number} от ${formatDate(source.issuedOn)}${of}`
}

const days = ['день', 'дня', 'дней'] as const

/** «просрочено на 3 дня», «сегодня последний день», «осталось 5 дней». */
export function describeTerm(dueOn: LocalDate, today: LocalDate): string {
  const left = countDaysBetween(today, dueOn)
  if (left < 0) return `просрочено на ${formatCount(-left, days)}`
  return left === 0 ? 'сегодня последний день' : `осталось ${formatCount(left, days)}`
}

/** As papers name it: «Поставить ограждение (предписание № 12-ПП от 01.12.2026, п. 3)». */
export const describeMeasure = ({ measure: { what, origin }, source }: ListedMeasure): string =>
  source.is === 'inspector-order' && origin.is === 'inspector-order'
    ? `${what} (предписание № ${source.number} от ${formatDate(source.issuedOn)}, п. ${origin.point})`
    : what

/** «20.11.2026, акт № 4; ответ инспекции: …», «не выполнено, срок 01.12.2026». */
export const describeProgress = ({ measure: { done, dueOn, answer } }: ListedMeasure): string =>
  [
    done === null ? `не выполнено, срок ${formatDate(dueOn)}` : `${formatDate(done.on)}, ${done.proof}`,
    ...(answer === '' ? [] : [`ответ инспекции: ${answer}`]),
  ].join('; ')
