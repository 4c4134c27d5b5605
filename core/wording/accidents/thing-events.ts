import { actionOf } from '../../norms/accidents/investigation-steps.ts'
import { parseLocalDate } from '../../shared/dates/local-date.ts'
import { formatDate } from '../formats/dates.ts'

/** What came into a file, or left it: the fields of its events in a chronology. */
const words: Readonly<Record<string, string>> = {
  evidence: 'Приложен материал',
  withdrawnEvidence: 'Отозван материал',
  paper: 'Сформирован документ',
  annulledPaper: 'Аннулирован документ',
}

/** «Приложен материал: «место.jpg» (шаг «…»)», «(мероприятие «…»)»; null for a field that is no thing's. */
export function describeThing(field: string, value: unknown): string | null {
  const said = words[field]
  if (said === undefined) return null
  const { name, title, number, date, step, measure, reason }: Readonly<Record<string, unknown>> =
    Object(value)
  const what = name === undefined ? `${text(title)}, № ${text(number)} от ${text(date)}` : `«${text(name)}»`
  const at = placeOf(text(step), text(measure))
  return `${said}: ${what}${at}${reason === undefined ? '' : ` — ${text(reason)}`}`
}

function placeOf(step: string, measure: string): string {
  if (step !== '') return ` (шаг «${actionOf(step) ?? step}»)`
  return measure === '' ? '' : ` (мероприятие «${measure}»)`
}

function text(value: unknown): string {
  const day = typeof value === 'string' ? parseLocalDate(value) : null
  return day?.ok ? formatDate(day.value) : String(value ?? '')
}
