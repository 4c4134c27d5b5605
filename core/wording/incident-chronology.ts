import type { IncidentEvent } from '../incidents/chronology.ts'
import type { Standing } from '../incidents/injured/what-stands.ts'
import type { Degree } from '../norms/accidents/degree.ts'
import { findStepName } from '../norms/accidents/investigation-steps.ts'
import { type LocalDate, parseLocalDate } from '../shared/dates/local-date.ts'
import { type LocalMoment, parseMoment } from '../shared/dates/local-moment.ts'
import { describeAnnulment } from './accidents/annulment-events.ts'
import { describeMeasureEvent } from './accidents/measure-events.ts'
import { describeGiven } from './accidents/required-duties.ts'
import { describeTaken } from './accidents/taken-with-injured.ts'
import { describeThing } from './accidents/thing-events.ts'
import { formatDate } from './formats/dates.ts'
import { formatLocalMoment, severityWords } from './incidents.ts'

type Shown = Readonly<Record<string, unknown>>

/** What an entry of an incident's chronology says: a sentence for each thing that was changed, steps in the words of the incident's degree. */
export const describeEvent = (
  { before, after }: Omit<IncidentEvent, 'entered'>,
  degree: Degree,
): readonly string[] =>
  before === null
    ? [describeRecord(after)]
    : Object.keys(after)
        .filter(
          (field) => !(field in ofInjured && 'taken' in after && isOnlyLess(before[field], after[field])),
        )
        .flatMap((field) => describe(field, before[field], after[field], degree))

const ofInjured: Readonly<Record<string, true>> = { faults: true, lostDays: true, conclusions: true }

/** Whether all that is left stands as it did: the rest went with whom it was about, which `taken` says. */
const isOnlyLess = (before: unknown, after: unknown): boolean =>
  Object.entries(readShown(after)).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(readShown(before)[key]),
  )

/** An accident that was taken for a microtrauma first says so. */
const describeRecord = ({ microtraumaId, becameBecause }: Shown): string =>
  isNothing(microtraumaId)
    ? 'Происшествие зафиксировано'
    : `Происшествие зафиксировано по записи о микротравме № ${printAny(microtraumaId)}: ${printAny(becameBecause)}`

function describe(field: string, before: unknown, after: unknown, degree: Degree): readonly string[] {
  if (field === 'done') return describeSteps(readShown(before), readShown(after), degree)
  const thing = describeThing(field, after, degree)
  if (thing !== null) return [thing]
  if (field === 'taken')
    return (after as readonly Standing[]).map((one) => `Снято вместе с пострадавшим: ${describeTaken(one)}`)
  const annulment = describeAnnulment(field, after)
  if (annulment !== null) return annulment
  const measure = describeMeasureEvent(field, after)
  if (measure !== null) return [measure]
  if (field === 'duties') return [describeDuties(readShown(after))]
  if (field === 'answers') return describeAnswers(readShown(before), readShown(after), degree)
  if (field === 'note')
    return [`Запись ${print('at', readShown(after).at)}: ${printAny(readShown(after).text)}`]
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
  conclusions: 'Медицинское заключение (форма 315/у)',
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
  completedDespite: 'Завершено, хотя не всё сделано',
  reopenedBecause: 'Открыто снова',
}

const describeDuties = ({ section, count, dueOn }: Shown): string =>
  `Назначено: ${describeGiven(section, count)}, срок ${printAny(dueOn)}`

function describeSteps(before: Shown, after: Shown, degree: Degree): readonly string[] {
  const said = (key: string) => `«${findStepName(key, degree)}»`
  const taken = Object.keys(before).filter((key) => !(key in after))
  const marked = Object.entries(after).filter(
    ([key, step]) => readShown(step).at !== readShown(before[key]).at,
  )
  return [
    ...marked.map(([key, step]) => `Выполнено ${print('at', readShown(step).at)}: ${said(key)}`),
    ...taken.map((key) => `Отметка снята: ${said(key)}`),
  ]
}

const describeAnswers = (before: Shown, after: Shown, degree: Degree): readonly string[] =>
  Object.entries(after)
    .filter(([key, answer]) => before[key] !== answer)
    .map(([key, answer]) => `Ответ «${answer === true ? 'да' : 'нет'}»: «${findStepName(key, degree)}»`)

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

function print(field: string, value: unknown): string {
  if (typeof value === 'string') return printText(value)
  const one = readShown(value)
  if (field === 'injured' && Array.isArray(value))
    return value.map((each) => printInjured(readShown(each))).join(', ')
  if (field === 'commission') return `приказ № ${printAny(one.orderNumber)} от ${printAny(one.orderDate)}`
  if (field === 'extension')
    return `${printAny(one.days)} дн., ${printAny(one.reason)}${wordDecision(one.decidedAt)}`
  if (field === 'furtherExtension')
    return `до ${printAny(one.until)}, ${printAny(one.body)}${wordDecision(one.grantedAt)}`
  if (field === 'interimAct') return printInterimAct(one)
  if (field === 'lostDays') return Object.values(one).map(printAny).join(', ')
  if (field === 'conclusions')
    return Object.values(one)
      .map(readShown)
      .map(
        ({ number, date, issuedBy }) => `№ ${printAny(number)} от ${printAny(date)}, ${printAny(issuedBy)}`,
      )
      .join('; ')
  if (field === 'faults')
    return Object.values(one)
      .map((fault) =>
        isNothing(readShown(fault).opinionOn)
          ? `${printAny(readShown(fault).percent)} % (органа, чьё мнение учитывают, нет)`
          : `${printAny(readShown(fault).percent)} % (мнение: ${printAny(readShown(fault).body)}, ${printAny(readShown(fault).opinionOn)})`,
      )
      .join('; ')
  return printAny(value)
}

const wordDecision = (at: unknown): string => (isNothing(at) ? '' : `, решение ${printAny(at)}`)

const printInjured = ({ fullName, severity }: Shown): string => {
  const words = Object.entries(severityWords).find(([known]) => known === severity)?.[1] ?? ''
  return `${printAny(fullName)} (${words})`
}

function printInterimAct({ consideredOn, declinedBecause, approvedOn, annulledOn }: Shown): string {
  if (!isNothing(annulledOn)) return `утратил силу ${printAny(annulledOn)}`
  if (!isNothing(approvedOn))
    return `утверждён ${printAny(approvedOn)}, протокол от ${printAny(consideredOn)}`
  return `не оформлен, протокол от ${printAny(consideredOn)}: ${printAny(declinedBecause)}`
}

const printAny = (value: unknown): string =>
  typeof value === 'string' ? printText(value) : String(value ?? '')

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

const readShown = (value: unknown): Shown => Object(value)
