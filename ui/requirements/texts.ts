import type { DifferenceCounts } from '@osh/core/requirements/difference/difference.ts'
import type { NoDifference } from '@osh/core/requirements/difference/no-difference.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { formatCount } from '@osh/core/shared/texts/plural.ts'
import { NBSP } from '@osh/core/wording/formats/no-break.ts'
import type { PostFilter } from './post-lines.ts'

const people = (count: number): string => formatCount(count, ['работник', 'работника', 'работников'])
const toPeople = (count: number): string => formatCount(count, ['работнику', 'работникам', 'работникам'])
const proposals = (count: number): string => formatCount(count, ['предложение', 'предложения', 'предложений'])
const posts = (count: number): string => formatCount(count, ['должность', 'должности', 'должностей'])

/** How the columns of the matrix are headed. */
export const sectionHeads: Readonly<Record<Section, string>> = {
  briefing: 'Инструктажи',
  instruction: 'Инструкции',
  training: 'Обучение',
  medicalExamination: 'Медосмотры',
  ppe: 'СИЗ',
  workingConditions: 'СОУТ',
  risk: 'Риски',
}

/** «назначить 120, изменить 3, закрыть 2»; what there is none of is left out. */
export const wordCounts = ({
  assign,
  change,
  close,
}: Pick<DifferenceCounts, 'assign' | 'change' | 'close'>) =>
  [
    assign > 0 ? `назначить ${assign}` : '',
    change > 0 ? `изменить ${change}` : '',
    close > 0 ? `закрыть ${close}` : '',
  ]
    .filter(Boolean)
    .join(', ')

export const requirementTexts = {
  going: (count: number) =>
    count === 0
      ? 'Принятых требований это не затронет.'
      : `Вместе с этим из требований по должностям пропадёт ${formatCount(count, ['принятое требование', 'принятых требования', 'принятых требований'])}. Каждое будет записано в журнал действий.`,
  title: 'Требования по должностям',
  subtitle: ['Сколько требований принято;', 'предложено по закону и ждёт вас.'],
  search: 'Должность',
  walk: (count: number) => `Разобрать ${posts(count)}`,
  everyone: (words: string) => `Разница по всем должностям: ${words}`,
  states: 'Показать должности',
  strip: {
    all: 'все должности',
    waiting: 'ждут решения',
    asked: 'вид работника не указан',
    notApplied: 'принято, не применено',
    settled: 'решено и применено',
  } satisfies Record<PostFilter, string>,
  heads: { position: 'Должность', people: 'Работников', next: 'Что дальше' },
  groups: { waiting: 'Ждут решения', decided: 'Решено' },
  noKind: 'вид работника не указан',
  differs: (department: string) => `${department}, отличается`,
  waiting: (count: number, section: string, position: string) =>
    `${proposals(count)}, ${section.toLowerCase()}, ${position.toLowerCase()}`,
  notRequired: 'не требуется',
  whyNot: (section: string, position: string) => `не требуется, ${section}, ${position}, почему`,
  answer: 'ответить на вопросы',
  proposals,
  decided: (date: string) => `решено ${date}`,
  nothingYet: 'ничего не решено',
  empty: 'Должностей нет. Они появятся с работниками.',
  bringIn: 'Загрузить из файла',
  noneFound: 'Таких должностей нет.',
  reset: 'Сбросить фильтры',
  file: {
    department: 'Отдел',
    kind: 'Вид работника',
    accepted: (section: string) => `${section}, принято`,
    waiting: (section: string) => `${section}, ждут`,
    assign: 'Назначить',
    change: 'Изменить',
    close: 'Закрыть',
  },
} as const

export const postTexts = {
  back: 'Требования по должностям',
  place: (place: number, count: number) => `${place} из ${count}`,
  previous: 'Предыдущая должность',
  next: 'Следующая',
  notFound: 'Такой должности нет',
  notFoundHint: 'Проверьте адрес или выберите должность в списке.',
  kind: 'Вид работника',
  traits: 'Признаки',
  noTraits: 'нет',
  edit: 'изменить',
  people: 'Работников',
  solved: 'Решено',
  solvedOf: (done: number, all: number) => `${done} из ${all}`,
  heads: {
    section: 'Раздел',
    subject: 'Предмет и почему предложен',
    periodicity: 'Периодичность',
    citation: 'Акт и пункт',
    decision: 'Решение',
  },
  groups: { waiting: 'Предложено', accepted: 'Принято', refused: 'Отказано', absent: 'Не требуется' },
  acceptAll: (count: number) => `Принять все ${count}`,
  acceptAndNext: 'Принять все и к следующей должности',
  acceptOne: 'Принять предложение',
  accept: 'Принять',
  change: 'Изменить',
  refuse: 'Отказать',
  about: (subject: string) => ` «${subject}»`,
  reason: 'Почему не требуется',
  saveRefusal: 'Записать отказ',
  periodicity: 'Периодичность',
  periodicityHint: '1 год, 6 месяцев, разово, бессрочно, до износа',
  basis: 'Чем решено',
  basisHint: 'Например: приказ № 18 от 02.03.2026',
  saveChange: 'Принять так',
  cancel: 'Отмена',
  own: 'решение организации',
  by: (basis: string) => `решение организации, ${basis}`,
  changed: 'изменено',
  since: (day: string) => `с ${day}`,
  rule: (short: string) => `норма: ${short}`,
  takeBack: 'вернуть',
  more: (count: number) => `Ещё ${formatCount(count, ['принятое', 'принятых', 'принятых'])}`,
  place44: { inside: 'можно обучить у себя', centre: 'только в аккредитованном центре' },
  was: 'изменилось по закону, решите заново',
  missing: (missing: string) => `не хватает: ${missing}`,
  allDecided: 'Все предложения разобраны.',
  noProposals: 'Предложений нет.',
  difference: 'Разница',
  onDay: (count: number, day: string) => `у ${countPeople(count)} на ${day}, если применить сейчас`,
  rows: (count: number) => `Посмотреть ${formatCount(count, ['строку', 'строки', 'строк'])}`,
  hideRows: 'Скрыть строки',
  pages: 'Страницы разницы',
  earlierRows: 'Назад',
  laterRows: 'Дальше',
  rowsOf: (from: number, to: number, all: number) => `${from}–${to} из ${all}`,
  assign: 'Назначить',
  changeCount: 'Изменить',
  close: 'Закрыть',
  assigned: (requirements: number, count: number) =>
    `${formatCount(requirements, ['требование', 'требования', 'требований'])}, ${people(count)}.`,
  firstDeadline: (day: string) => `Первый срок ${day}`,
  overdueAtOnce: (count: number) => `просроченных сразу ${count}`,
  noMore: (subject: string) => `«${subject}», требования больше нет.`,
  keepsPpe: 'Выданное остаётся за работниками.',
  held: (count: number) =>
    `${formatCount(count, ['строка', 'строки', 'строк'])} в служебных записках не изменятся, пока записки не исполнят или не отменят.`,
  withoutSection: (count: number) =>
    `${formatCount(count, ['обязательство', 'обязательства', 'обязательств'])} не назначить: медосмотры и СИЗ не входят в базовый тариф.`,
  notInTariff: 'не входит в тариф',
  inMemo: (number: number) => `в записке №${NBSP}${number}`,
  noDifference: {
    kept: { title: 'Применять нечего', hint: '' },
    'no-people': { title: 'Сравнивать не с чем', hint: 'Работников на этой должности нет.' },
    'nothing-accepted': { title: 'Сравнивать не с чем', hint: 'Ничего не принято.' },
    same: { title: 'Разницы нет', hint: 'Обязательства работников такие, как принято.' },
  } satisfies Record<NoDifference, { readonly title: string; readonly hint: string }>,
  bar: 'Применение разницы',
  apply: (count: number) => `Применить к ${toPeople(count)}`,
  waitingOut: (count: number) => (count === 0 ? '' : `${proposals(count)} ждут решения и не войдут`),
  changedMeanwhile: 'Записи изменились, разница пересчитана. Проверьте и примените снова.',
  applied: (counts: DifferenceCounts) =>
    `Применено: назначено ${counts.assign}, изменено ${counts.change}, закрыто ${counts.close}.`,
  counting: 'Считаем разницу',
  kinds: { assign: 'назначить', change: 'изменить', close: 'закрыть' },
  addOwn: 'Добавить требование организации',
  saveOwn: 'Добавить требование',
  section: 'Раздел',
  exceptions: 'Исключения',
  except: 'Исключить работника',
  exceptionOf: (fullName: string, subject: string) => `${fullName}: ${subject}`,
  noExceptions: 'Исключений нет: требования действуют для всех работников должности.',
  noMoreAccepted: 'требование больше не принято',
  employee: 'Работник',
  requirement: 'Требование',
  exceptReason: 'Почему для него не действует',
  exceptReasonHint: 'Например: отпуск по уходу за ребёнком, приказ № 31',
  untilDay: 'Последний день исключения',
  untilHint: 'Пусто, если без срока: действует, пока его не снимут.',
  saveException: 'Записать исключение',
  until: (day: string | null) => (day === null ? 'без срока' : `до ${day}`),
  over: (day: string) => `кончилось ${day}`,
  endException: 'снять',
  drop: 'Больше не отличается',
  dropNow: 'Вернуть к общим требованиям',
  dropWarning: (count: number) =>
    `Ответы и решения этого отдела удалятся, ${people(count)} останутся под общими требованиями должности. Обязательства изменятся, только когда вы примените разницу.`,
  separate: 'Если в отделе требования другие, ответьте о нём отдельно:',
  isSeparate: 'В этом отделе свои требования.',
  notSeparate: 'Пока здесь действуют общие требования: свои появятся после ответов.',
  general: 'Общие требования должности',
} as const

const countPeople = (count: number): string => formatCount(count, ['работника', 'работников', 'работников'])

/** The difference on the card of one person. */
export const personTexts = {
  title: 'По требованиям должности',
  ofEveryone: 'По требованиям всех должностей',
  ofOne: (fullName: string, name: string) => `${fullName}: ${name}`,
  unanswered: 'Ещё не сказано, чего требует эта должность.',
  answer: 'Ответить на вопросы о должности',
  apply: 'Применить',
  by: (day: string) => `срок ${day}`,
  done: 'Уже пройдено',
  doneOf: (name: string) => `Уже пройдено: ${name}`,
} as const

export const questionTexts = {
  title: 'Вопросы о должности',
  hint: 'Спрашиваем один раз. От ответов зависит, что предложит закон; само ничего не назначается.',
  kind: 'Вид работника',
  traits: 'Признаки',
  programs: 'Работы повышенной опасности (программы В)',
  factors: 'Факторы и работы приказа № 29н',
  professions: 'Профессия в Единых типовых нормах СИЗ (приложение № 1)',
  hazards: 'Опасности из оценки рисков (приложение № 2)',
  dirt: 'Загрязнения, от которых нужны смывающие средства (приложение № 3)',
  add: 'Найти и добавить',
  take: 'убрать',
  about: (name: string) => ` «${name}»`,
  conditions: 'Класс условий труда по СОУТ',
  unknown: 'не известен',
  exempted: 'Освобождены от инструктажа на рабочем месте',
  exemptedHint: 'Перечень или решение работодателя: «приказ № 18 от 02.03.2026». Пусто, если не освобождены.',
  suggested: 'Ответы ниже подсказаны названием должности: проверьте их.',
  save: 'Показать, что требует закон',
  saveAgain: 'Сохранить ответы',
  cancel: 'Отмена',
} as const
