import type { Degree } from '../../norms/accidents/degree.ts'
import { findStepName } from '../../norms/accidents/investigation-steps.ts'
import { parseLocalDate } from '../../shared/dates/local-date.ts'
import { formatDate } from '../formats/dates.ts'

/** What came into a file, or left it: the fields of its events in a chronology. */
const words: Readonly<Record<string, string>> = {
  evidence: 'Приложен материал',
  withdrawnEvidence: 'Отозван материал',
  paper: 'Сформирован документ',
  annulledPaper: 'Аннулирован документ',
}

/** «Приложен материал: «место.jpg» (шаг «…»)», «(мероприятие «…»)»; null for a field that is no thing's. `degree` of the accident, null for none. */
export function describeThing(field: string, value: unknown, degree: Degree | null): string | null {
  const said = words[field]
  if (said === undefined) return null
  const { name, title, number, date, step, measure, reason }: Readonly<Record<string, unknown>> =
    Object(value)
  const what =
    name === undefined
      ? `${printValue(title)}, № ${printValue(number)} от ${printValue(date)}`
      : `«${printValue(name)}»`
  const at = wordPlace(printValue(step), printValue(measure), degree)
  return `${said}: ${what}${at}${reason === undefined ? '' : ` — ${printValue(reason)}`}`
}

function wordPlace(step: string, measure: string, degree: Degree | null): string {
  if (step !== '') return ` (шаг «${findStepName(step, degree)}»)`
  return measure === '' ? '' : ` (мероприятие «${measure}»)`
}

function printValue(value: unknown): string {
  const day = typeof value === 'string' ? parseLocalDate(value) : null
  return day?.ok ? formatDate(day.value) : String(value ?? '')
}
