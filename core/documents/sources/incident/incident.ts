import type { Commission, CommissionMember, Incident } from '../../../incidents/incident.ts'
import { isAct, listValidPapers } from '../../../incidents/papers-of-file.ts'
import { deriveIncidentDegree } from '../../../incidents/severity.ts'
import type { Degree } from '../../../norms/accidents/degree.ts'
import { takeMomentDay, takeMomentTime } from '../../../shared/dates/local-moment.ts'
import { formatCount } from '../../../shared/texts/plural.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { type Source, source } from '../source.ts'

const facts = 'из сведений о происшествии'
const wordOrder = ({ orderNumber, orderDate }: Pick<Commission, 'orderNumber' | 'orderDate'>): string =>
  `из приказа о комиссии № ${orderNumber} от ${formatDate(orderDate)}`

/** «14 часов 10 минут». */
export const wordTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${formatCount(hours, ['час', 'часа', 'часов'])} ${formatCount(minutes, ['минута', 'минуты', 'минут'])}`
}

/** The classifier's line of a time of day. Law: order 223н, appendix № 3, classifier № 3, part 02. */
export const findTimeCode = (time: string): string =>
  time !== '00:00' && time <= '08:00' ? '3.02.1' : time !== '00:00' && time <= '16:00' ? '3.02.2' : '3.02.3'

type Words = {
  readonly order: string
  readonly notice: string | null
  readonly code: string
  readonly days: number
}

/** How papers call a degree. Law: order 223н, appendix № 3, classifier № 3, part 01; ТК РФ, ст. 229.1 (its text was not compared). */
const words: Readonly<Record<Degree, Words>> = {
  easy: { order: 'лёгкий', notice: null, code: '3.01.1', days: 3 },
  easyGroup: { order: 'групповой с лёгкими последствиями', notice: 'групповой', code: '3.01.4', days: 3 },
  serious: { order: 'тяжёлый', notice: 'тяжёлый', code: '3.01.2', days: 15 },
  seriousGroup: {
    order: 'групповой с тяжёлыми последствиями',
    notice: 'групповой',
    code: '3.01.4',
    days: 15,
  },
  fatal: { order: 'со смертельным исходом', notice: 'со смертельным исходом', code: '3.01.3', days: 15 },
  fatalGroup: {
    order: 'со смертельным исходом',
    notice: 'групповой со смертельным исходом',
    code: '3.01.4',
    days: 15,
  },
}

const chooseDegreeWords = (incident: Incident): Words => words[deriveIncidentDegree(incident)]

/** As papers are answered: an employee by id, anyone else by name and post. */
const tellPerson = ({ employeeId, fullName, post }: CommissionMember) =>
  employeeId ?? { fullName, position: post || '—' }

const findLastAct = (incident: Incident) => listValidPapers(incident).findLast(isAct) ?? null

const ofIncident = (
  gives: string,
  fill: (incident: Incident) => unknown,
  options?: readonly string[],
): Source =>
  source({
    needs: ['incident'],
    gives,
    ...(options ? { options } : {}),
    fill: ({ incident }) => {
      const value = fill(incident)
      return value === null || value === '' ? null : { value, from: facts }
    },
  })

const ofCommission = (
  gives: string,
  fill: (commission: NonNullable<Incident['commission']>) => unknown,
): Source =>
  source({
    needs: ['incident'],
    gives,
    fill: ({ incident: { commission } }) =>
      commission && { value: fill(commission), from: wordOrder(commission) },
  })

/** What is known of an accident from its page. */
export const incidentSources = {
  'incident.day': ofIncident('дата несчастного случая', ({ occurredAt }) => takeMomentDay(occurredAt)),
  'incident.time': ofIncident('время несчастного случая словами', ({ occurredAt }) =>
    wordTime(takeMomentTime(occurredAt)),
  ),
  'incident.time-code': ofIncident('время суток (код 3.02)', ({ occurredAt }) =>
    findTimeCode(takeMomentTime(occurredAt)),
  ),
  'incident.place': ofIncident('где произошёл', ({ place }) => place),
  'incident.description': ofIncident('описание со страницы происшествия', ({ description }) => description),
  'incident.degree': ofIncident(
    'вид несчастного случая, как его называет приказ о комиссии',
    (incident) => chooseDegreeWords(incident).order,
    [...new Set(Object.values(words).map(({ order }) => order))],
  ),
  'incident.notice-kind': ofIncident(
    'вид несчастного случая, как его называет извещение',
    (incident) => chooseDegreeWords(incident).notice,
    Object.values(words).flatMap(({ notice }) => notice ?? []),
  ),
  'incident.degree-code': ofIncident('категория (код 3.01)', (incident) => chooseDegreeWords(incident).code),
  'incident.term': ofIncident(
    'срок расследования',
    (incident) =>
      `${chooseDegreeWords(incident).days} календарных ${chooseDegreeWords(incident).days === 3 ? 'дня' : 'дней'}`,
    ['3 календарных дня', '15 календарных дней'],
  ),
  'incident.applied-on': ofIncident(
    'день заявления пострадавшего, если о случае сообщили поздно',
    ({ reportedLateAt }) => reportedLateAt && takeMomentDay(reportedLateAt),
  ),
  'incident.total': ofIncident('число пострадавших', ({ injured }) => injured.length),
  'incident.dead': ofIncident(
    'число погибших',
    ({ injured }) => injured.filter(({ severity }) => severity === 'fatal').length,
  ),
  'incident.victim': ofIncident('пострадавший; при групповом случае первый', ({ injured: [first] }) =>
    first ? (first.employeeId ?? { fullName: first.fullName, position: first.employer || '—' }) : null,
  ),
  'incident.completed-on': ofIncident('дата завершения расследования', ({ completedOn }) => completedOn),
  'incident.period': source({
    needs: ['incident'],
    gives: 'период расследования',
    fill: ({ incident: { commission, completedOn }, day }) =>
      commission && {
        value: {
          from: commission.orderDate,
          to: completedOn ?? [day, commission.orderDate].toSorted()[1],
        },
        from: wordOrder(commission),
      },
  }),
  'incident.investigators-by': ofIncident('кто расследовал', () => 'комиссия', ['комиссия']),
  'incident.order-date': ofCommission('дата приказа о комиссии', ({ orderDate }) => orderDate),
  'incident.order-number': ofCommission('номер приказа о комиссии', ({ orderNumber }) => orderNumber),
  'incident.commission': ofCommission('комиссия', ({ chair, members }) => ({
    chair: tellPerson(chair),
    members: members.map(tellPerson),
    secretary: null,
  })),
  'incident.investigators': ofCommission('члены комиссии, председатель первым', ({ chair, members }) =>
    [chair, ...members].map(tellPerson),
  ),
  'incident.chair': ofCommission('председатель комиссии', ({ chair }) => tellPerson(chair)),
  'incident.chair-part': source({
    needs: ['incident'],
    gives: 'в каком качестве действует тот, кто ведёт осмотр или опрос',
    options: ['председателем'],
    fill: ({ incident: { commission } }) =>
      commission && { value: 'председателем', from: wordOrder(commission) },
  }),
  'incident.members': ofCommission('члены комиссии без председателя', ({ members }) =>
    members.map(tellPerson),
  ),
  'incident.act': ofIncident('номер и дата акта Н-1', (incident) => {
    const act = findLastAct(incident)
    return act && `№ ${act.number} от ${formatDate(act.date)}`
  }),
  'incident.act-number': ofIncident('номер акта Н-1', (incident) => findLastAct(incident)?.number ?? null),
  'incident.act-date': ofIncident(
    'дата утверждения акта Н-1',
    (incident) => incident.completedOn ?? findLastAct(incident)?.date ?? null,
  ),
} as const satisfies Readonly<Record<string, Source>>
