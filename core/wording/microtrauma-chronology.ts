import type { MicrotraumaEvent } from '../incidents/microtraumas/microtrauma-facts.ts'
import { parseLocalDate } from '../shared/dates/local-date.ts'
import { parseMoment } from '../shared/dates/local-moment.ts'
import { describeMeasureEvent } from './accidents/measure-events.ts'
import { describeThing } from './accidents/thing-events.ts'
import { formatDate } from './formats/dates.ts'
import { formatLocalMoment } from './incidents.ts'

type Shown = Readonly<Record<string, unknown>>

/** What an entry of a record's chronology says: a sentence for each thing that was changed. */
export const describeMicrotraumaEvent = ({ before, after }: MicrotraumaEvent): readonly string[] =>
  before === null
    ? ['Микротравма записана']
    : Object.keys(after).flatMap((field) => describe(field, before[field], after[field]))

const names: Readonly<Record<string, string>> = {
  injured: 'Пострадавший',
  occurredAt: 'Дата и время',
  timeZone: 'Часовой пояс места',
  place: 'Место',
  reportedBy: 'Кто сообщил',
  reportedAt: 'Обращение',
  circumstances: 'Обстоятельства',
  injury: 'Характер повреждения',
  firstAid: 'Оказанная помощь',
  extension: 'Продление срока',
  review: 'Рассмотрена',
  reopenedBecause: 'Рассмотрение снято',
  annulled: 'Запись аннулирована',
}

function describe(field: string, before: unknown, after: unknown): readonly string[] {
  if (field === 'incidentId')
    return [
      isNothing(after)
        ? 'Снова микротравма: происшествие, которым она стала, аннулировано'
        : `Переведена в несчастный случай, происшествие № ${String(after)}`,
    ]
  const measure = describeMeasureEvent(field, after)
  if (measure !== null) return [measure]
  const thing = describeThing(field, after, null)
  if (thing !== null) return [thing]
  if (field === 'papers') return []
  // the reason says it
  if (field === 'review' && after === null) return []
  const name = names[field] ?? field
  if (isNothing(after)) return [`Снято: ${name} (было: ${print(before)})`]
  const was = isNothing(before) || field === 'reopenedBecause' ? '' : ` (было: ${print(before)})`
  return [`${name}: ${print(after)}${was}`]
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

/** A review by its day and causes, a person by name, an extension by days and reason, an annulment by its reason. */
function print(value: unknown): string {
  if (typeof value === 'string') return printText(value)
  const { on, causes, fullName, days, reason }: Shown = Object(value)
  if (typeof on === 'string') return `${printText(on)}, причины: ${String(causes)}`
  if (typeof fullName === 'string') return fullName
  return [typeof days === 'number' ? `${days} дн.` : '', reason].filter(Boolean).join(', ')
}

function printText(value: string): string {
  const day = parseLocalDate(value)
  if (day.ok) return formatDate(day.value)
  const moment = /^\d{4}-\d{2}-\d{2}T/.test(value.slice(0, 11)) ? parseMoment(value) : null
  return moment?.ok ? formatLocalMoment(moment.value) : value
}
