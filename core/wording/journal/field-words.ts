import type { CompanyField } from '../../companies/company-fields.ts'
import { companyFieldLabels } from '../../companies/company-labels.ts'
import type { AbsenceDetails } from '../../employees/absences/absence.ts'
import { type EmployeeField, employeeLabels } from '../../employees/employee-fields.ts'
import type { Incident } from '../../incidents/incident.ts'
import type { Microtrauma } from '../../incidents/microtraumas/microtrauma.ts'
import type { InspectorOrderDetails } from '../../measures/inspector-orders/inspector-order.ts'
import type { Measure } from '../../measures/measure.ts'
import type { Memo } from '../../memos/memo.ts'
import { headerLabels } from '../../memos/memo-header.ts'
import type { CompletionFact } from '../../obligations/completion.ts'
import type { ObligationDraft } from '../../obligations/obligation.ts'
import type { Appointment, Responsibility } from '../../responsibilities/responsibility.ts'

/** What the journal keeps of a record by its own name. */
type Kept =
  | EmployeeField
  | CompanyField
  | keyof AbsenceDetails
  | keyof Incident
  | keyof Microtrauma
  | keyof InspectorOrderDetails
  | keyof Measure
  | Exclude<keyof Memo, 'endedUnseen'>
  | keyof CompletionFact
  | keyof ObligationDraft
  | keyof Appointment
  | keyof Responsibility

const ofRecords: Readonly<Record<Kept, string>> = {
  ...companyFieldLabels,
  ...employeeLabels,
  ...headerLabels,
  name: 'Название',
  kind: 'Вид',
  from: 'С',
  to: 'По',
  id: 'Номер записи',
  companyId: 'Организация',
  injured: 'Пострадавшие',
  occurredAt: 'Дата и время',
  place: 'Место',
  description: 'Обстоятельства',
  said: 'Сведения для документов',
  papers: 'Документы дела',
  medicalReportAt: 'Медицинское заключение',
  conclusions: 'Заключения (форма 315/у)',
  worsenings: 'Ухудшения',
  commission: 'Комиссия',
  extension: 'Продление',
  furtherExtension: 'Дальнейшее продление',
  interimAct: 'Акт Н-1С',
  faults: 'Вина',
  lostDays: 'Дни нетрудоспособности',
  detailsVersion: 'Редакция сведений',
  reportedLateAt: 'Заявление пострадавшего',
  disabilityEndedOn: 'Окончание больничного',
  finalDiagnosisOn: 'Окончательный диагноз',
  done: 'Выполнено',
  answers: 'Ответы',
  completedOn: 'Завершено',
  completedDespite: 'Почему завершено не полностью',
  reopenedBecause: 'Почему открыто снова',
  microtraumaId: 'Микротравма',
  reportedBy: 'Сообщил',
  reportedAt: 'Сообщено',
  circumstances: 'Обстоятельства',
  injury: 'Повреждение',
  firstAid: 'Первая помощь',
  review: 'Рассмотрение',
  annulled: 'Аннулировано',
  incidentId: 'Происшествие',
  number: 'Номер',
  issuedOn: 'Выдано',
  issuer: 'Кем выдано',
  what: 'Что сделать',
  employeeId: 'Работник',
  responsible: 'Ответственный',
  dueOn: 'Срок',
  shownBy: 'Чем подтверждается',
  answer: 'Ответ',
  origin: 'Основание',
  decidedOn: 'Решено',
  entered: 'Внесено',
  removed: 'Снято',
  version: 'Редакция',
  section: 'Раздел',
  formedOn: 'Дата записки',
  reportApprovedOn: 'Дата утверждения отчёта',
  registeredOn: 'Внесено в ФГИС СОУТ',
  canceled: 'Отменена',
  rows: 'Строки',
  date: 'Дата',
  result: 'Результат',
  quantity: 'Количество',
  subject: 'Предмет',
  periodicity: 'Периодичность',
  deadline: 'Срок',
  ruleId: 'Норма',
  orderLink: 'Приказ',
  roleId: 'Роль',
  employeeFullName: 'ФИО',
  dismissed: 'Уволен',
}

const ofJournal: Readonly<Record<string, string>> = {
  applies: 'Применимо',
  content: 'Содержание',
  count: 'Записей',
  day: 'День',
  documentId: 'Документ',
  days: 'Дней',
  decidedAt: 'Решение принято',
  grantedAt: 'Решение принято',
  employeeIds: 'Работники',
  buyer: 'Плательщик',
  lastDay: 'Последний день',
  months: 'Месяцев',
  sum: 'Сумма, руб.',
  tariff: 'Тариф',
  employeeLimit: 'Предел числа работников',
  closesOn: 'Будет удалена',
  employees: 'Работники',
  fileName: 'Файл',
  files: 'Файлы',
  group: 'Группа',
  groupId: 'Группа форм',
  headcount: 'Численность',
  link: 'Ссылка',
  obligationId: 'Обязательство',
  reason: 'Причина',
  preview: 'Уменьшенный снимок',
  protocol: 'Протокол',
  recipients: 'Получателей',
  registered: 'С номером в реестре',
  sha256: 'Контрольная сумма',
  step: 'Шаг',
  takenBack: 'Отменено',
  templateId: 'Форма',
  title: 'Название',
  url: 'Адрес',
  withdrawn: 'Отозвано',
  works: 'Рабочий день',
  year: 'Год',
}

const words: Readonly<Record<string, string>> = { ...ofJournal, ...ofRecords }

/** What a value is called; a name of another version of the program stays as it is. */
export const sayField = (name: string): string => words[name] ?? name
