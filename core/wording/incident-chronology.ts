import type { IncidentEvent } from '../incidents/chronology.ts'
import type { Degree } from '../norms/accidents/degree.ts'
import { actionOf } from '../norms/accidents/investigation-steps.ts'
import { type LocalDate, parseLocalDate } from '../shared/dates/local-date.ts'
import { type LocalMoment, parseMoment } from '../shared/dates/local-moment.ts'
import { describeMeasureEvent } from './accidents/measure-events.ts'
import { describeGiven } from './accidents/required-duties.ts'
import { describeThing } from './accidents/thing-events.ts'
import { formatDate } from './formats/dates.ts'
import { formatLocalMoment, severityWords } from './incidents.ts'

type Shown = Readonly<Record<string, unknown>>

/** What an entry of an incident's chronology says: a sentence for each thing that was changed, steps in the words of the incident's degree. */
export const describeEvent = ({ before, after }: IncidentEvent, degree: Degree): readonly string[] =>
  before === null
    ? [describeRecord(after)]
    : Object.keys(after).flatMap((field) => describe(field, before[field], after[field], degree))

/** An accident that was taken for a microtrauma first says so. */
const describeRecord = ({ microtraumaId, becameBecause }: Shown): string =>
  isNothing(microtraumaId)
    ? 'Происшествие зафиксировано'
    : `Происшествие зафиксировано по записи о микротравме № ${text(microtraumaId)}: ${text(becameBecause)}`

function describe(field: string, before: unknown, after: unknown, degree: Degree): readonly string[] {
  if (field === 'done') return describeSteps(shown(before), shown(after), degree)
  const thing = describeThing(field, after, degree)
  if (thing !== null) return [thing]
  const measure = describeMeasureEvent(field, after)
  if (measure !== null) return [measure]
  if (field === 'duties') return [describeDuties(shown(after))]
  if (field === 'answers') return describeAnswers(shown(before), shown(after), degree)
  if (field === 'note') return [`Запись ${print('at', shown(after).at)}: ${text(shown(after).text)}`]
  if (field === 'worsenings' || (field === 'completedDespite' && after === '')) return []
  const name = names[field] ?? field
  if (isNothing(after)) return [`Снято: ${name} (было: ${print(field, before)})`]
  const was = isNothing(before) ? '' : ` (было: ${print(field, before)})`
  return [`${name}: ${print(field, after)}${was}`]
}

const names: Readonly<Record<string, string>> = {
  injured: 'Пострадавшие',
  occurredAt: 'Дата и время происшествия',
  timeZone: 'Часовой пояс места',
  place: 'Место происшествия',
  description: 'Что произошло',
  medicalReportAt: 'Медицинские сведения',
  commission: 'Комиссия',
  extension: 'Продление председателем',
  furtherExtension: 'Продление до решения органа',
  interimAct: 'Акт Н-1С',
  faults: 'Степень вины при грубой неосторожности',
  lostDays: 'Дней нетрудоспособности',
  reportedLateAt: 'Заявление о случае',
  disabilityEndedOn: 'Последний день больничного',
  finalDiagnosisOn: 'Окончательный диагноз',
  completedOn: 'Завершено, акт утверждён',
  completedDespite: 'Завершено без части шагов',
  reopenedBecause: 'Открыто снова',
}

const describeDuties = ({ section, count, dueOn }: Shown): string =>
  `Назначено: ${describeGiven(section, count)}, срок ${text(dueOn)}`

function describeSteps(before: Shown, after: Shown, degree: Degree): readonly string[] {
  const said = (key: string) => `«${actionOf(key, degree) ?? key}»`
  const taken = Object.keys(before).filter((key) => !(key in after))
  const marked = Object.entries(after).filter(([key, step]) => shown(step).at !== shown(before[key]).at)
  return [
    ...marked.map(([key, step]) => `Выполнено ${print('at', shown(step).at)}: ${said(key)}`),
    ...taken.map((key) => `Отметка снята: ${said(key)}`),
  ]
}

const describeAnswers = (before: Shown, after: Shown, degree: Degree): readonly string[] =>
  Object.entries(after)
    .filter(([key, answer]) => before[key] !== answer)
    .map(([key, answer]) => `Ответ «${answer === true ? 'да' : 'нет'}»: «${actionOf(key, degree) ?? key}»`)

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

function print(field: string, value: unknown): string {
  if (typeof value === 'string') return printText(value)
  const one = shown(value)
  if (field === 'injured' && Array.isArray(value))
    return value.map((each) => printInjured(shown(each))).join(', ')
  if (field === 'commission') return `приказ № ${text(one.orderNumber)} от ${text(one.orderDate)}`
  if (field === 'extension') return `${text(one.days)} дн., ${text(one.reason)}${decided(one.decidedAt)}`
  if (field === 'furtherExtension') return `до ${text(one.until)}, ${text(one.body)}${decided(one.grantedAt)}`
  if (field === 'interimAct') return printInterimAct(one)
  if (field === 'lostDays') return Object.values(one).map(text).join(', ')
  if (field === 'faults')
    return Object.values(one)
      .map(
        (fault) =>
          `${text(shown(fault).percent)} % (мнение: ${text(shown(fault).body)}, ${text(shown(fault).opinionOn)})`,
      )
      .join('; ')
  return text(value)
}

const decided = (at: unknown): string => (isNothing(at) ? '' : `, решение ${text(at)}`)

const printInjured = ({ fullName, severity }: Shown): string => {
  const words = Object.entries(severityWords).find(([known]) => known === severity)?.[1] ?? ''
  return `${text(fullName)} (${words})`
}

function printInterimAct({ consideredOn, declinedBecause, approvedOn, annulledOn }: Shown): string {
  if (!isNothing(annulledOn)) return `утратил силу ${text(annulledOn)}`
  if (!isNothing(approvedOn)) return `утверждён ${text(approvedOn)}, протокол от ${text(consideredOn)}`
  return `не оформлен, протокол от ${text(consideredOn)}: ${text(declinedBecause)}`
}

const text = (value: unknown): string => (typeof value === 'string' ? printText(value) : String(value ?? ''))

function printText(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return printDay(value)
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return printMoment(value)
  return value
}

const printDay = (value: string): string => {
  const day = parseLocalDate(value)
  return day.ok ? formatDate(day.value satisfies LocalDate) : value
}

const printMoment = (value: string): string => {
  const moment = parseMoment(value)
  return moment.ok ? formatLocalMoment(moment.value satisfies LocalMoment) : value
}

const shown = (value: unknown): Shown => Object(value)
