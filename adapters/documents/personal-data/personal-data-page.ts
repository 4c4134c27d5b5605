import type { RecordChange } from '@osh/core/commands/journal.ts'
import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { asked, type SaidName } from '@osh/core/documents/sources/incident/said.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import type { MedicalConclusion } from '@osh/core/incidents/incident.ts'
import { findRole } from '@osh/core/norms/responsibilities.ts'
import { isNotDone } from '@osh/core/obligations/standing/standing.ts'
import type { PersonalData } from '@osh/core/personal-data/collect-personal-data.ts'
import type { OwnIncident } from '@osh/core/personal-data/own-incident.ts'
import { printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { absenceKindWords } from '@osh/core/wording/absences.ts'
import { sexWords } from '@osh/core/wording/employees.ts'
import { wordNotDone } from '@osh/core/wording/formats/not-done.ts'
import { degreeWords, formatLocalMoment } from '@osh/core/wording/incidents.ts'
import { microtraumaStateWords } from '@osh/core/wording/microtraumas.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { makeMailRow } from './mail-row.ts'
import { type Part, type Row, wordDayOfMoment, writeReadablePage } from './readable-page.ts'

/** What is kept of an employee as a page that any browser opens and any printer prints; the same is in the JSON beside it. */
export const writePersonalDataPage = (data: PersonalData, madeOn: string): string =>
  writeReadablePage({
    title: joinFullName(data.employee),
    about: `Все сведения о работнике, которые хранит сервис, на ${madeOn}. Документы приложены файлами.`,
    parts: listParts(data),
  })

const listParts = (data: PersonalData): readonly Part[] => [
  { title: 'Карточка', rows: listCardRows(data) },
  {
    title: 'Обязательства',
    rows: data.obligations.map((one) => [
      [findRules(one.subject.section).words.name, 'name' in one.subject ? one.subject.name : '']
        .filter(Boolean)
        .join(': '),
      [
        printPeriodicity(one.periodicity),
        isNotDone(one) ? wordNotDone(one.subject) : '',
        one.deadline ? `срок ${wordDayOfMoment(one.deadline)}` : '',
        ...one.completions.map(
          ({ date, takenBack }) => `пройдено ${wordDayOfMoment(date)}${takenBack ? ' (снято)' : ''}`,
        ),
      ]
        .filter(Boolean)
        .join('; '),
    ]),
  },
  {
    title: 'Служебные записки',
    rows: data.memos.map(({ number, formedOn, fullName, canceled }) => [
      `№ ${number} от ${wordDayOfMoment(formedOn)}${canceled ? ', отменена' : ''}`,
      fullName,
    ]),
  },
  {
    title: 'Документы',
    rows: data.documents.map(({ number, date, title, annulled }) => [
      `№ ${printDocumentNumber(number)} от ${wordDayOfMoment(date)}${annulled ? ', аннулирован' : ''}`,
      title,
    ]),
  },
  {
    title: 'Ответственность',
    rows: data.responsibilities.map(({ roleId, orderLink, since, until }) => [
      findRole(roleId)?.name ?? `Роль ${roleId}`,
      `${printOrderLink(orderLink)}; с ${wordDayOfMoment(since.at)}${until ? ` по ${wordDayOfMoment(until.at)}` : ''}`,
    ]),
  },
  {
    title: 'Передано в реестр обученных',
    rows: data.registry.map(({ programTitle, date, protocol, number, made }) => [
      programTitle,
      `проверка ${wordDayOfMoment(date)}, протокол № ${protocol}; набор от ${wordDayOfMoment(made.at)}; ${number === null ? 'нет ответа' : `№ ${number}`}`,
    ]),
  },
  {
    title: 'Отсутствия',
    rows: data.absences.map(({ kind, from, to }) => [
      absenceKindWords[kind],
      `с ${wordDayOfMoment(from)}${to ? ` по ${wordDayOfMoment(to)}` : ''}`,
    ]),
  },
  {
    title: 'Происшествия',
    rows: data.incidents.map((one) => [
      `${formatLocalMoment(one.occurredAt)}, ${one.place}`,
      tellIncident(one),
    ]),
  },
  {
    title: 'Микротравмы',
    rows: data.microtraumas.map(({ occurredAt, place, state, own }) => [
      `${formatLocalMoment(occurredAt)}, ${place}`,
      own === null
        ? 'сообщил или рассматривал обстоятельства'
        : [microtraumaStateWords[state], own.circumstances, own.injury, own.firstAid, own.review?.causes]
            .concat(own.evidence.map(({ name }) => `материал: ${name}`))
            .filter(Boolean)
            .join('; '),
    ]),
  },
  {
    title: 'Мероприятия',
    rows: data.measures.map(({ what, dueOn, done }) => [
      what,
      done === null
        ? `срок ${wordDayOfMoment(dueOn)}`
        : `срок ${wordDayOfMoment(dueOn)}, выполнено ${wordDayOfMoment(done.on)}`,
    ]),
  },
  { title: 'Письма', rows: data.mails.map(makeMailRow) },
  {
    title: 'Журнал изменений',
    rows: data.journal.map(({ at, changes }) => [
      `${wordDayOfMoment(at)} ${at.slice(11, 16)} UTC`,
      changes.map(describeChange).join('; '),
    ]),
  },
]

const wordConclusion = ({ number, date, issuedBy, harm, icd }: MedicalConclusion): string =>
  [`форма 315/у № ${number} от ${wordDayOfMoment(date)}, ${issuedBy}`, harm, icd].filter(Boolean).join(', ')

/** «лёгкий; Порезал кисть; медицинское заключение 20.11.2026, 13:10; диагноз …»; what is of several parts is in the JSON. */
function tellIncident({
  severity,
  description,
  injury,
  commission,
  isCharged,
  annulled,
}: OwnIncident): string {
  const part = commission?.isChair ? 'председатель комиссии по расследованию' : 'в комиссии по расследованию'
  const said = Object.entries(injury?.said ?? {}).map(([name, value]) =>
    Object.hasOwn(asked, name) ? `${asked[name as SaidName].gives}: ${wordPlain(value)}` : '',
  )
  return [
    annulled ? `запись аннулирована: ${annulled.reason}` : '',
    severity === null ? '' : `${degreeWords[severity]}; ${description}`,
    injury?.medicalReportAt ? `медицинское заключение ${formatLocalMoment(injury.medicalReportAt)}` : '',
    injury?.conclusion ? wordConclusion(injury.conclusion) : '',
    injury?.finalDiagnosisOn ? `окончательный диагноз ${wordDayOfMoment(injury.finalDiagnosisOn)}` : '',
    injury?.disabilityEndedOn ? `больничный до ${wordDayOfMoment(injury.disabilityEndedOn)}` : '',
    ...said,
    ...(injury?.evidence ?? []).map(({ name }) => `материал: ${name}`),
    commission
      ? `${part}, приказ № ${commission.orderNumber} от ${wordDayOfMoment(commission.orderDate)}`
      : '',
    isCharged ? 'непосредственно отвечает за безопасность на участке' : '',
  ]
    .filter(Boolean)
    .join('; ')
}

const recordWords: Readonly<Record<string, string>> = {
  employee: 'карточка работника',
  obligation: 'обязательство',
  completion: 'прохождение',
  memo: 'служебная записка',
  'memo-row': 'строка служебной записки',
  document: 'документ',
  responsibility: 'назначение ответственным',
  absence: 'отсутствие',
  incident: 'происшествие',
  microtrauma: 'микротравма',
  measure: 'мероприятие',
  'inspector-order': 'предписание инспектора',
}

/** «карточка работника изменено: СНИЛС (пусто) → 112-233-445 95»; values of several parts are in the JSON. */
function describeChange({ record, before, after }: RecordChange): string {
  const what = recordWords[record] ?? record
  if (before === null) return `внесено: ${what}`
  if (after === null) return `удалено: ${what}`
  const fields = Object.entries(after).map(
    ([name, value]) => `${wordField(name)} ${wordPlain(before[name])} → ${wordPlain(value)}`,
  )
  return `изменено: ${what} (${fields.join(', ')})`
}

const wordPlain = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? '(пусто)'
    : typeof value === 'object'
      ? '…'
      : String(value)

function listCardRows({ employee, department }: PersonalData): readonly Row[] {
  const {
    id: _,
    companyId: _c,
    states: _s,
    away: _a,
    position,
    sex,
    departmentId: _d,
    positionId: _p,
    version: _v,
    ...texts
  } = employee
  const rows: readonly Row[] = [
    ['Отдел', department],
    ['Должность', position.name],
    ['Пол', sexWords[sex]],
    ...Object.entries(texts).map(
      ([name, value]): Row => [
        wordField(name),
        /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? wordDayOfMoment(String(value)) : String(value ?? ''),
      ],
    ),
  ]
  return rows.filter(([, value]) => value !== '')
}
