import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import type { Memo, MemoRow } from '@osh/core/memos/memo.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { formatPieces } from '@osh/core/wording/ppe.ts'
import { riskLevelWords, workingConditionsClassWords } from '@osh/core/wording/sections.ts'
import { printSubject } from '../print-subject.ts'

/** A column of the memo's table; `width` is a share of 100. */
type Column = {
  readonly head: string
  readonly width: number
  readonly value: (row: MemoRow, index: number) => string
}

const dash = '—'
const wordDay = (date: LocalDate | null): string => (date ? formatDate(date) : dash)

const number: Column = { head: '№', width: 5, value: (_row, i) => String(i + 1) }
const person = (width: number): Column => ({ head: 'ФИО', width, value: (row) => row.fullName })
const post = (width: number): Column => ({
  head: 'Должность, отдел',
  width,
  value: (row) => `${row.position}\n${row.department}`,
})
const subject = (head: string, width: number): Column => ({
  head,
  width,
  value: ({ subject }) => printSubject(subject),
})
const due = (width: number): Column => ({ head: 'Срок', width, value: (row) => wordDay(row.deadline) })
const done = (head: string, width: number): Column => ({ head, width, value: describeCompleted })

/** What the table of a section's memo says of each row. */
export function listMemoColumns({ section, rows }: Memo): readonly Column[] {
  const returned = rows.some((row) => row.subject.section === 'ppe' && row.subject.event === 'return')
  return chooseColumns(section, returned)
}

function chooseColumns(section: Section, returned: boolean): readonly Column[] {
  switch (section) {
    case 'briefing':
      return [number, person(25), post(25), subject('Инструктаж', 19), due(13), done('Дата проведения', 13)]
    case 'instruction':
      return [number, person(25), post(25), subject('Инструкция', 19), due(13), done('Дата ознакомления', 13)]
    case 'training':
      return trainingColumns
    case 'medicalExamination':
      return [number, person(21), post(22), subject('Факторы, работы', 27), due(12), done('Дата осмотра', 13)]
    case 'ppe':
      return listPpeColumns(returned)
    case 'workingConditions':
      return listAssessmentColumns('Класс условий труда установленный', 'Класс условий труда итоговый')
    case 'risk':
      return listAssessmentColumns('Уровень риска установленный', 'Уровень риска итоговый')
  }
}

const trainingColumns: readonly Column[] = [
  number,
  person(17),
  post(17),
  subject('Программа обучения', 21),
  { head: 'Предыдущее обучение', width: 9, value: (row) => wordDay(row.baseDate) },
  { head: 'Периодич-ность', width: 8, value: (row) => printPeriodicity(row.periodicity) },
  due(9),
  done('Дата и результат', 14),
]

const listPpeColumns = (returned: boolean): readonly Column[] => [
  number,
  person(19),
  post(20),
  subject('Средство индивидуальной защиты', 24),
  {
    head: 'Количество',
    width: 8,
    value: (row) =>
      row.subject.section === 'ppe' ? formatPieces(row.subject.quantity, row.subject.unit) : dash,
  },
  due(12),
  done(returned ? 'Дата возврата' : 'Дата выдачи', 12),
]

const listAssessmentColumns = (established: string, final: string): readonly Column[] => [
  number,
  person(24),
  post(25),
  due(12),
  { head: established, width: 17, value: ({ subject }) => printSubject(subject) },
  { head: final, width: 17, value: wordFound },
]

function describeCompleted({ outcome }: MemoRow): string {
  if (outcome.kind !== 'dated') return ''
  return outcome.result === 'failed' ? `${wordDay(outcome.date)}\nнеудовлетворительно` : wordDay(outcome.date)
}

function wordFound({ outcome, subject }: MemoRow): string {
  if (outcome.kind !== 'assessed') return ''
  const words: Readonly<Record<string, string>> =
    subject.section === 'risk' ? riskLevelWords : workingConditionsClassWords
  return words[outcome.found] ?? ''
}
