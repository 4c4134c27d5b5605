import type { NothingWhy, PaperOffer, RowKind } from '@osh/core/paper-records/offer.ts'
import { formatCount, pickPlural } from '@osh/core/shared/texts/plural.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'

const rows = ['строка', 'строки', 'строк'] as const

const why: Readonly<Record<NothingWhy, string>> = {
  recorded: 'уже есть в записях',
  'later-known': 'в записях есть более поздняя проверка',
  'no-obligation': 'нет такого обязательства: назначьте его, и строка появится',
  'person-unknown': 'такого работника в записях нет',
  dismissed: 'уволен, назначить нельзя',
  'in-memo': 'ждёт в служебной записке: отметьте выдачу в ней',
  'no-date': 'нет даты выдачи, или она ещё не наступила',
  'row-done': 'строка служебной записки уже завершена',
}

const becomes: Readonly<Record<Exclude<RowKind, 'nothing'>, string>> = {
  'memo-row': 'завершит строку служебной записки',
  completion: 'прохождение вне служебных записок',
  issue: 'выдача: появится в карточке работника',
  holder: 'назначить',
  end: 'снять',
}

export const paperRecordTexts = {
  title: 'Внести в записи',
  back: 'Архив документов',
  about: ({ title, number, date }: PaperOffer) => `${title}, № ${number} от ${formatDate(date)}`,
  notYet: 'Пока ничего не записано.',
  notFound: 'Из этого документа в записи ничего не вносится',
  notFoundHint:
    'В записи вносят протоколы проверки знания требований охраны труда, приказы о назначении и журнал учёта выдачи СИЗ.',
  date: 'Дата проверки',
  search: 'ФИО',
  will: 'Будет внесено',
  nothing: 'Внести нечего',
  nothingHint: 'Все строки уже есть в записях, или для них нет обязательств.',
  not: 'Не вносится',
  why,
  becomes,
  memo: (number: number) => `служебная записка № ${number}`,
  was: (order: string) => `сейчас: ${order}`,
  take: (who: string, what: string) => `Внести: ${who}, ${what}`,
  failed: 'не сдал(а)',
  failedOf: (who: string) => `Не сдал(а): ${who}`,
  retake: (day: string) => `повторная проверка до ${day}`,
  all: 'Отметить всех',
  bar: 'Внесение в записи',
  counts: (count: number, failed: number) =>
    failed > 0 ? `Будет внесено: ${count}, из них не сдали: ${failed}` : `Будет внесено: ${count}`,
  record: (count: number) => `Внести ${formatCount(count, rows)}`,
  doubtfulIssues: {
    back: 'Вернуться к строкам',
    hint: 'Если в журнале описка, снимите отметку с этих строк.',
  },
  stale: 'Записи изменились, строки пересчитаны. Проверьте их и внесите снова.',
  recorded: (count: number, moment: string) =>
    `${pickPlural(count, ['Внесена', 'Внесены', 'Внесено'])} ${formatCount(count, rows)}, ${moment}`,
  undone: (moment: string) => `Внесение отменено ${moment}`,
  undo: {
    remove: 'Отменить внесение',
    title: 'Отменить внесение?',
    keep: 'Не отменять',
    removed: 'Внесение отменено',
    about: 'Всё, что внесено из этого документа, вернётся как было. Сам документ останется в архиве.',
  },
} as const
