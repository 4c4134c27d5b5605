import { formatCount } from '@osh/core/shared/texts/plural.ts'

const dayForms = ['рабочий день', 'рабочих дня', 'рабочих дней'] as const

export const calendarTexts = {
  title: 'Производственный календарь',
  subtitle: 'Пятидневная неделя. По нему сервис считает сроки в рабочих днях',
  year: 'Год',
  change: 'Изменить день',
  total: (year: number, days: number) => `В ${year} году ${formatCount(days, dayForms)}`,
  ofMonth: (days: number) => formatCount(days, dayForms),
  source: (act: string) =>
    `Праздники — ТК РФ, ст. 112; переносы — ${act}. Взято со страниц, которые ссылаются на акты; с их текстами не сверено.`,
  unknown: (year: number) =>
    `Постановления Правительства РФ о переносе выходных дней в ${year} году в сервисе нет: учтены только праздники и переносы по ТК РФ, ст. 112 (с текстом не сверено). Когда постановление выйдет, внесите его переносы сами: «Изменить день».`,
  weekdays: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
  months: [
    'Январь',
    'Февраль',
    'Март',
    'Апрель',
    'Май',
    'Июнь',
    'Июль',
    'Август',
    'Сентябрь',
    'Октябрь',
    'Ноябрь',
    'Декабрь',
  ],
  special: 'Праздники и переносы',
  own: 'Изменено вашей организацией',
  noneOwn:
    'Ничего. Внесите региональный выходной, перенос по постановлению или по приказу организации: «Изменить день».',
  giveBack: 'Вернуть',
  giveBackOf: (day: string) => `Вернуть, как было: ${day}`,
  changedBy: (name: string | null, moment: string) => (name === null ? moment : `${name}, ${moment}`),
  dialogTitle: 'Изменить день календаря',
  day: 'День',
  kind: 'Какой это день',
  kinds: { off: 'выходной', working: 'рабочий' },
  note: 'Почему',
  noteHint: 'Например: указ главы региона, постановление, приказ организации № 12',
  save: 'Записать',
  cancel: 'Отмена',
  saved: 'Календарь изменён',
  terms: 'Сроки в рабочих днях',
  termsHint: 'Выберите срок и день, от которого он считается: сервис найдёт последний день и объяснит его.',
  term: 'Срок',
  amount: (days: number) => formatCount(days, dayForms),
  start: 'От какого дня',
  due: (date: string) => `Не позднее ${date}`,
  counted: (days: number, anchor: string, law: string) =>
    `${formatCount(days, dayForms)}; отсчёт: ${anchor}; ${law}. День отсчёта не входит.`,
  met: 'По пути учтено:',
} as const
