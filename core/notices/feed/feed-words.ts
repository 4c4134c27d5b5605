import type { LocalDate } from '../../shared/dates/local-date.ts'
import { formatCount, pickPlural } from '../../shared/texts/plural.ts'
import { wordStepTerm } from '../../wording/accidents/step-term.ts'
import { formatDate } from '../../wording/formats/dates.ts'
import type { DueStep } from '../step-notices.ts'
import type { DatedKind, FeedKind, WholeKind } from './feed-notice.ts'
import type { DigestTime } from './notice-settings.ts'

const terms = ['срок', 'срока', 'сроков'] as const
const people = ['работник', 'работника', 'работников'] as const

/** How many roles are named before the rest are counted. */
const NAMED = 2

/** What has a last day and is no obligation of an employee. */
export const datedWords: Readonly<Record<DatedKind, string>> = {
  measures: 'Мероприятия',
  orders: 'Пункты предписаний',
  microtraumas: 'Рассмотрение микротравм',
}

/** What notices say. */
export const noticeWords = {
  overdue: (count: number): string =>
    `${pickPlural(count, ['Просрочен', 'Просрочены', 'Просрочено'])} ${formatCount(count, terms)}: внесите прохождение или сформируйте служебную записку`,
  entered: (count: number): string =>
    `${pickPlural(count, ['Подходит', 'Подходят', 'Подходит'])} ${formatCount(count, terms)}: сформируйте служебную записку`,
  /** Says all by itself: mails and devices show titles alone. */
  dated: (kind: DatedKind, is: 'soon' | 'overdue', count: number): string =>
    `${datedWords[kind]}: ${is === 'soon' ? 'срок подходит' : 'срок прошёл'}, ${count}`,
  datedHint: {
    measures: 'Отметьте выполнение и приложите подтверждение',
    orders: 'Выполните и ответьте инспектору',
    microtraumas: 'Рассмотрите обстоятельства и причины',
  },
  memo: (number: number, section: string): string =>
    `Записка № ${number} открыта больше двух недель: ${section}`,
  pending: (pending: number, rows: number): string => `Без даты ${pending} из ${rows}: внесите даты`,
  notApproved: 'Отчёт не утверждён: введите дату утверждения',
  unfilled: (count: number): string =>
    `${pickPlural(count, ['Не назначен', 'Не назначены', 'Не назначено'])} ${formatCount(count, ['ответственный', 'ответственных', 'ответственных'])}`,
  roles: (names: readonly string[]): string => {
    const rest = names.length - NAMED
    return names.slice(0, NAMED).join('; ') + (rest > 0 ? ` и ещё ${rest}` : '')
  },
  hired: (count: number): string =>
    count === 1 ? 'Новому работнику назначено не всё' : `Новым работникам назначено не всё: ${count}`,
  moved: (count: number): string =>
    count === 1
      ? 'Переведённому работнику назначено не то'
      : `Переведённым работникам назначено не то: ${count}`,
  without: (first: string, count: number): string =>
    count === 1
      ? `${first}: примените требования должности в карточке или назначьте сами`
      : `${first} и ещё ${formatCount(count - 1, people)}: примените требования должности или назначьте сами`,
  news: 'Важная новость',
  act: (short: string, has: 'ends' | 'ended', validTo: LocalDate): string =>
    `${short}: срок действия ${has === 'ends' ? 'истекает' : 'истёк'} ${formatDate(validTo)}`,
  actChanges: (short: string, validFrom: LocalDate, number: string | null): string =>
    `${short}: изменения${number === null ? '' : ` (№ ${number})`} с ${formatDate(validFrom)}`,
  governs: (governs: string): string => `От акта зависит: ${governs}`,
} as const

/** «Шаг 4. Сообщить в СФР: просрочено, было до 20.11.2026, 10:00». */
export const wordStep = (step: DueStep): string => `Шаг ${step.number}. ${step.action}: ${wordStepTerm(step)}`

/** What each kind is called where it is switched on and off. */
export const feedKindWords: Readonly<Record<FeedKind, string>> = {
  overdue: 'Просроченные сроки',
  entered: 'Сроки, которые подходят',
  measures: 'Мероприятия: срок подходит или прошёл',
  orders: 'Пункты предписаний: срок подходит или прошёл',
  microtraumas: 'Микротравмы, которые нужно рассмотреть',
  memos: 'Записки, открытые больше двух недель',
  responsible: 'Роли без ответственных',
  acts: 'Акты, которые истекают или меняются',
  employees: 'Новые и переведённые работники, которым назначено не всё',
  news: 'Важные новости',
}

/** The same of the whole feed. */
export const wholeKindWords: Readonly<Record<WholeKind, string>> = {
  investigations: 'Сроки расследований',
  ...feedKindWords,
}

/** How often notices come by e-mail. */
export const digestWords: Readonly<Record<DigestTime, string>> = {
  off: 'не присылать',
  daily: 'каждый день',
  weekly: 'раз в неделю, по понедельникам',
}
