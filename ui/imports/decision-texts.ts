import { formatCount } from '@osh/core/shared/texts/plural.ts'

/** What is asked about a name of a file that nothing in the records has. */
export const placeTexts = {
  rows: (count: number) => formatCount(count, ['строка', 'строки', 'строк']),
  department: {
    kind: 'отдел',
    question: (name: string) => `Отдела «${name}» в записях нет. Похожие:`,
    add: (name: string) => `завести новый «${name}»`,
  },
  position: {
    kind: 'должность',
    question: (name: string) => `Должности «${name}» в справочнике нет. Похожие:`,
    add: (name: string) => `завести новую «${name}»`,
  },
} as const

/** What is answered to all questions that are alike. */
export const alikeTexts = {
  label: 'Для всех таких',
  candidate: (count: number) => `Взять похожего из записей: ${count}`,
  'last-row': (count: number) => `Взять последнюю строку: ${count}`,
  place: (count: number) => `Взять похожее название: ${count}`,
} as const

/** «Нет в файле»: who is not in a list of all workers. */
export const leavingTexts = {
  whole: 'Это список всех работников',
  others: (count: number) =>
    `В записях есть ещё ${formatCount(count, ['работник, которого', 'работника, которых', 'работников, которых'])} в файле нет`,
  absent: 'Нет в файле',
  strip: 'нет в файле',
  inRecords: 'нет в файле',
  number: (number: string) => `таб. № ${number}`,
  question: (fullName: string) => `Что записать: ${fullName}`,
  dayOfAll: 'Дата увольнения для всех',
  lastDay: 'Последний день работы',
  dayMissing: 'Укажите дату: дд.мм.гггг',
  dayHint: 'дд.мм.гггг',
  dismissAll: (count: number) => `Уволить всех ${count}`,
  keepAll: 'Оставить всех',
  dismiss: 'уволить',
  keep: 'оставить',
  unready: (fullName: string, others: number) =>
    `Проверьте дату увольнения: ${fullName}${others > 0 ? ` и ещё ${others}` : ''}.`,
  load: (rows: number, dismissed: number) =>
    rows > 0 ? `Загрузить ${rows}, уволить ${dismissed}` : `Уволить ${dismissed}`,
} as const
