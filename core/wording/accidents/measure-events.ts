import { parseLocalDate } from '../../shared/dates/local-date.ts'
import { formatDate } from '../formats/dates.ts'

/** What happened to a measure: the fields of its events in a chronology. */
const words: Readonly<Record<string, string>> = {
  measurePlanned: 'Запланировано мероприятие',
  measureChanged: 'Изменено мероприятие',
  measureDone: 'Выполнено мероприятие',
  measureTakenBack: 'Мероприятие возвращено в работу',
  measureRemoved: 'Мероприятие убрано',
}

/** «Выполнено мероприятие: Поставить ограждение, срок 01.12.2026 (Акт № 4)»; null for a field that is no measure's. */
export function describeMeasureEvent(field: string, value: unknown): string | null {
  const said = words[field]
  if (said === undefined) return null
  const { what, dueOn, note }: Readonly<Record<string, unknown>> = Object(value)
  const day = parseLocalDate(String(dueOn))
  const term = day.ok ? formatDate(day.value) : String(dueOn)
  return `${said}: ${String(what)}, срок ${term}${note === '' || note === undefined ? '' : ` (${String(note)})`}`
}
