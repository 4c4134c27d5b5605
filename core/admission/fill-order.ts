import type { Answers } from '../documents/answers/answers.ts'
import { printDocumentNumber } from '../documents/numbering/document-number.ts'
import type { Subject } from '../obligations/subject.ts'
import { formatDate } from '../wording/formats/dates.ts'
import type { Bar } from './bar.ts'
import type { BarredEmployee } from './barred-employee.ts'

/** What the records know of the values of the paper to issue next; what they don't know, a person types. */
export function fillOrder({ next, bars, order }: BarredEmployee): Answers {
  switch (next) {
    case 'suspend-untrained':
      return { reason: bars.filter(isTraining).map(describe).join('; ') }
    case 'suspend-unexamined':
      return fillExamination(bars.filter(({ duty }) => duty.subject.section === 'medicalExamination'))
    case 'downtime-no-ppe':
      return { ppe: bars.map(({ duty }) => takeSubjectName(duty.subject)).join('; ') }
    case 'end-suspension':
      return order === null ? {} : { order: printNumberAndDay(order.document) }
    default:
      return {}
  }
}

const isTraining = ({ ground }: Bar): boolean => ground === 'training' || ground === 'briefing'

/** «обучение «Программа Б», срок 02.11.2026 прошёл, служебная записка № 14». */
function describe(bar: Bar): string {
  const { duty } = bar
  const isBriefing = duty.subject.section === 'briefing'
  const [head, notDone] = isBriefing ? ['инструктаж', 'не проведён'] : ['обучение', 'не пройдено']
  return [`${head} «${takeSubjectName(duty.subject)}»`, describeLack(bar) ?? notDone, ...nameMemo(duty)].join(
    ', ',
  )
}

function describeLack({ is, since }: Bar): string | null {
  if (since === null) return null
  return is === 'failed'
    ? `проверка знаний ${formatDate(since)} не пройдена`
    : `срок ${formatDate(since)} прошёл`
}

/** An examination after another is a periodic one; which the first was, the records don't say. */
function fillExamination(bars: readonly Bar[]): Answers {
  const known = bars.some(({ duty }) => duty.baseDate !== null)
  const [memo] = bars.flatMap(({ duty }) => nameMemo(duty))
  return {
    ...(known ? { kind: 'периодический медицинский осмотр' } : {}),
    ...(memo ? { document: memo } : {}),
  }
}

const nameMemo = ({ memo }: Bar['duty']): readonly string[] =>
  memo === null ? [] : [`служебная записка № ${memo.number}`]

const printNumberAndDay = ({ number, date }: NonNullable<BarredEmployee['order']>['document']): string =>
  `№ ${printDocumentNumber(number)} от ${formatDate(date)}`

const takeSubjectName = (subject: Subject): string => ('name' in subject ? subject.name : '')
