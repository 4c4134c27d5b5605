import { blank, type Cell, text } from './cells.ts'
import { type Column, column, nameColumn, otherColumn } from './columns.ts'
import { addDays } from './days.ts'
import { type DayWay, type Habits, writeDate } from './habits.ts'
import { rowNumber } from './other-columns.ts'
import { underTop } from './plain-columns.ts'
import type { Meaning, SheetTruth } from './truth.ts'

/** What a report of 1С:ЗУП looks like when it is saved as a table. */
export type Report = {
  readonly title: string
  readonly titles: readonly (readonly string[])[]
  readonly columns: (habits: Habits) => readonly Column[]
  /** 1С writes days as real ones, as text, or as text with midnight, by the report. */
  readonly days: DayWay
  readonly format?: 'xlsx' | 'ods' | 'csv'
  readonly holds?: SheetTruth['holds']
  readonly groups?: { readonly prefix: string; readonly counted: boolean }
  readonly blankBefore?: number
  readonly blankColumns?: number
  readonly numbered?: boolean
  readonly pageOf?: number
  readonly upper?: boolean
  readonly ends?: readonly (readonly string[])[]
}

type Short = readonly [Meaning | Column, string | readonly string[], span?: number, of?: string]

/** Columns by their meaning and head. */
const of =
  (...short: readonly (Short | Column)[]) =>
  (habits: Habits): readonly Column[] =>
    short.map((one) => {
      if (!('length' in one)) return one
      const [what, head, span = 1, about] = one
      const lines = typeof head === 'string' ? [head] : head
      if (typeof what !== 'string') return { ...what, head: lines, span }
      const shape = { head: lines, span, ...(about ? { of: about } : {}) }
      return what === 'fullName' ? nameColumn(habits, false, shape) : column(what, habits, shape)
    })

const shown = (make: (habits: Habits) => Cell, head: string | readonly string[], span = 1): Column =>
  otherColumn(typeof head === 'string' ? [head] : head, (_, habits) => make(habits), span)
const money = (head: string | readonly string[], span = 1): Column =>
  shown(({ random }) => ({ is: 'number', value: random.between(250, 900) * 100 }), head, span)
const always = (words: string, head: string | readonly string[], span = 1): Column =>
  shown(() => (words === '' ? blank : text(words)), head, span)
const one = (head: string | readonly string[], span = 1): Column =>
  shown(() => ({ is: 'number', value: 1 }), head, span)
const someDay = (head: string | readonly string[]): Column =>
  shown((habits) => writeDate(addDays('2026-07-01', habits.random.between(0, 900)), habits), head)

const chosen = [
  ['Параметры:', '', 'Дата отчета: 01.10.2026'],
  ['Отбор:', '', 'Организация Равно "{company}"'],
]
const signed = [
  ['Руководитель кадровой службы', '', '', 'Начальник отдела кадров', '', 'Сидорова А. П.'],
  ['', '', '', '(должность)', '', '(расшифровка подписи)'],
]

/** Twenty layouts: reports of «Кадровые отчеты», lists that were put out, and printed unified forms. */
export const oneCReports: readonly Report[] = [
  {
    title: 'Штатные сотрудники',
    titles: [['Штатные сотрудники'], ['{company}'], ...chosen],
    days: 'real',
    groups: { prefix: '', counted: true },
    columns: of(
      ['fullName', 'Сотрудник', 3],
      ['personnelNumber', 'Табельный номер'],
      ['position', 'Должность', 2],
      ['hireDate', 'Дата приема'],
      one('Количество ставок'),
    ),
    ends: [['Итого', '', '', '', '', '', '', '{count}']],
  },
  {
    title: 'Список сотрудников',
    titles: [],
    blankBefore: 0,
    days: 'dotted',
    columns: of(
      ['fullName', 'Сотрудник'],
      ['personnelNumber', 'Таб. номер'],
      ['department', 'Подразделение'],
      ['position', 'Должность'],
      ['hireDate', 'Принят'],
      always('Основное место работы', 'Вид занятости'),
      always('Работа', 'Состояние'),
    ),
  },
  {
    title: 'Личные данные сотрудников',
    titles: [['Личные данные сотрудников'], ...chosen],
    days: 'real',
    columns: of(
      rowNumber('№ п/п'),
      ['fullName', 'Физическое лицо', 2],
      ['birthDate', 'Дата рождения'],
      ['sex', 'Пол'],
      ['snils', 'СНИЛС'],
      shown(({ random }) => text(`69${random.between(1_000_000_000, 9_999_999_999)}`), 'ИНН'),
      always('РОССИЯ', 'Гражданство'),
      ['department', 'Подразделение'],
      ['position', 'Должность'],
      ['hireDate', 'Дата приема на работу'],
    ),
  },
  {
    title: 'Контактная информация сотрудников',
    titles: [['Контактная информация сотрудников'], ['{company}']],
    days: 'real',
    groups: { prefix: 'Подразделение: ', counted: false },
    columns: of(
      ['fullName', 'Сотрудник', 2],
      ['position', 'Должность'],
      ['birthDate', 'Дата рождения'],
      ['hireDate', 'Дата приема'],
      ['personalPhone', 'Мобильный телефон'],
      ['workPhone', 'Рабочий телефон'],
      ['email', 'Личный e-mail'],
      ['workEmail', 'Рабочий e-mail'],
      always('170000, Тверская обл, Тверь г, Мира ул, д. 5', 'Адрес проживания'),
    ),
  },
  {
    title: 'Штатная расстановка (Т-3)',
    titles: [
      ['', '', '', '', '', 'Унифицированная форма № Т-3'],
      ['', '', '', '', '', 'Утверждена Постановлением Госкомстата России от 05.01.2004 № 1'],
      ['', '', '', '', '', 'Форма по ОКУД', '0301017'],
      ['{company}', '', '', '', '', 'по ОКПО', '12345678'],
      ['', '', '', 'Номер документа', 'Дата составления'],
      ['', 'ШТАТНАЯ РАССТАНОВКА', '', '1', '01.10.2026'],
    ],
    days: 'dotted',
    numbered: true,
    columns: of(
      ['department', ['Структурное подразделение', 'наименование'], 2],
      always('', ['Структурное подразделение', 'код']),
      ['position', 'Должность (специальность, профессия), разряд, класс (категория) квалификации', 3],
      one('Количество штатных единиц'),
      money('Тарифная ставка (оклад) и пр., руб.', 2),
      ['fullName', 'Фамилия, имя, отчество', 2],
      ['personnelNumber', 'Табельный номер'],
      ['hireDate', 'Дата приема'],
    ),
    ends: [['Итого по документу', '', '', '', '', '', '{count}'], ...signed],
  },
  {
    title: 'Штатная расстановка',
    titles: [['Штатная расстановка'], ['на 1 октября 2026 г.'], ['{company}']],
    days: 'real',
    groups: { prefix: '', counted: false },
    columns: of(
      ['position', 'Должность', 2],
      ['fullName', 'Сотрудник', 2],
      ['personnelNumber', 'Табельный номер'],
      one('Занято ставок'),
      ['hireDate', 'Дата приема'],
      always('Бессрочно', 'Срок договора'),
    ),
  },
  {
    title: 'Личная карточка (список Т-2)',
    titles: [
      ['Унифицированная форма № Т-2'],
      ['Список личных карточек работников'],
      ['{company}', '', '', 'по ОКПО', '', '12345678'],
    ],
    days: 'dotted',
    numbered: true,
    columns: of(
      ['personnelNumber', 'Табель-\nный номер'],
      shown(
        ({ random }) => text(`69${random.between(1_000_000_000, 9_999_999_999)}`),
        'Идентифика-\nционный номер налогопла-\nтельщика',
      ),
      ['snils', 'Номер страхового свидетельства государственного пенсионного страхования'],
      always('основная', 'Вид работы'),
      ['sex', 'Пол (мужской, женский)'],
      ['lastName', 'Фамилия'],
      ['firstName', 'Имя'],
      ['fatherName', 'Отчество'],
      ['birthDate', 'Дата рождения'],
      ['department', 'Структурное подразделение'],
      ['position', 'Должность (специаль-\nность, профессия)'],
      ['hireDate', 'Дата приема'],
    ),
    ends: signed,
  },
  {
    title: 'Приемы, перемещения, увольнения',
    titles: [['Приемы, перемещения, увольнения'], ['Период: 01.01.1998 - 30.09.2026'], ['{company}']],
    days: 'with midnight',
    columns: of(
      ['fullName', 'Сотрудник', 2],
      ['personnelNumber', 'Таб. №'],
      ['department', 'Подразделение', 2],
      ['position', 'Должность', 2],
      ['hireDate', 'Дата приема'],
      ['dismissalDate', 'Дата увольнения'],
      shown(({ random }) => text(`${random.between(1, 200)}-к`), 'Приказ'),
    ),
  },
  {
    title: 'Сотрудники (выгрузка списка, csv)',
    titles: [],
    blankBefore: 0,
    format: 'csv',
    days: 'dotted',
    columns: of(
      always('', 'Пометка удаления'),
      ['fullName', 'Наименование'],
      ['personnelNumber', 'Код'],
      ['department', 'Подразделение'],
      ['position', 'Должность'],
      ['birthDate', 'Физическое лицо.Дата рождения'],
      ['sex', 'Физическое лицо.Пол'],
      ['snils', 'Физическое лицо.СНИЛС'],
      ['hireDate', 'Дата приема'],
    ),
  },
  {
    title: 'Физические лица (выгрузка списка)',
    titles: [],
    blankBefore: 0,
    days: 'with midnight',
    columns: of(
      ['lastName', 'Фамилия'],
      ['firstName', 'Имя'],
      ['fatherName', 'Отчество'],
      ['birthDate', 'Дата рождения'],
      ['sex', 'Пол'],
      ['snils', 'Страховой номер ПФР'],
      ['department', 'Текущее подразделение'],
      ['position', 'Текущая должность'],
      ['hireDate', 'Дата приема'],
    ),
  },
  {
    title: 'Списки сотрудников по подразделениям (ods)',
    titles: [['Список сотрудников организации'], ['{company}'], ['на 01.10.2026']],
    format: 'ods',
    days: 'real',
    groups: { prefix: 'Подразделение: ', counted: false },
    columns: of(
      rowNumber('№'),
      ['personnelNumber', 'Таб. №'],
      ['fullName', 'Ф.И.О.', 3],
      ['position', 'Должность', 2],
      ['birthDate', ['Дата', 'рождения']],
      ['hireDate', ['Дата', 'приема']],
    ),
    ends: [['Всего сотрудников: {count}']],
  },
  {
    title: 'Штатные сотрудники с шапкой на каждой странице',
    titles: [['{company}'], ['Список штатных сотрудников организации на 01.10.2026'], []],
    days: 'dotted',
    pageOf: 20,
    blankColumns: 1,
    columns: of(
      rowNumber('№ п/п'),
      ['fullName', 'Фамилия, имя, отчество', 2],
      ['personnelNumber', 'Табельный номер'],
      ['department', 'Подразделение'],
      ['position', 'Должность'],
      ['hireDate', 'Дата приема'],
      ['birthDate', 'Дата рождения'],
    ),
    ends: signed,
  },
  {
    title: 'Сведения о трудовой деятельности (СЗВ-ТД)',
    titles: [
      ['Сведения о трудовой деятельности зарегистрированных лиц'],
      ['Работодатель (наименование)', '{company}'],
      ['ИНН', '6901012345', 'КПП', '690101001'],
    ],
    days: 'dashed',
    upper: true,
    columns: of(
      rowNumber('№ п/п'),
      ['lastName', ['Сведения о зарегистрированном лице', 'Фамилия']],
      ['firstName', ['Сведения о зарегистрированном лице', 'Имя']],
      ['fatherName', ['Сведения о зарегистрированном лице', 'Отчество']],
      ['birthDate', ['Сведения о зарегистрированном лице', 'Дата рождения']],
      ['snils', ['Сведения о зарегистрированном лице', 'СНИЛС']],
      ['hireDate', ['Кадровое мероприятие', 'Дата приема']],
      ['department', ['Кадровое мероприятие', 'Структурное подразделение']],
      ['position', ['Кадровое мероприятие', 'Трудовая функция (должность, профессия)']],
    ),
  },
  {
    title: 'Воинский учет (список Т-2 ВУР)',
    titles: [['Список граждан, подлежащих воинскому учету'], ['{company}']],
    days: 'short',
    columns: of(
      rowNumber('№ п/п'),
      ['fullName', 'Фамилия, имя и отчество'],
      ['birthDate', 'Дата рождения'],
      ['department', 'Структурное подразделение'],
      ['position', 'Занимаемая должность'],
      ['hireDate', 'Дата приема на работу'],
      always('рядовой', 'Воинское звание'),
      always('А', 'Категория годности'),
      someDay('Дата снятия с учета'),
    ),
  },
  {
    title: 'График отпусков (Т-7)',
    titles: [
      ['Унифицированная форма № Т-7'],
      ['{company}'],
      ['ГРАФИК ОТПУСКОВ', '', '', 'Номер документа', 'Дата составления', 'На год'],
      ['', '', '', '1', '15.12.2025', '2026'],
    ],
    days: 'dotted',
    numbered: true,
    columns: of(
      ['department', 'Структурное подразделение', 2],
      ['position', 'Должность (специальность, профессия) по штатному расписанию', 2],
      ['fullName', 'Фамилия, имя, отчество', 2],
      ['personnelNumber', 'Табель-\nный номер'],
      ['hireDate', 'Дата приема'],
      shown(() => ({ is: 'number', value: 28 }), ['ОТПУСК', 'количество календарных дней']),
      someDay(['ОТПУСК', 'дата запланиро-\nванная']),
      always('', ['ОТПУСК', 'дата фактическая']),
      always('', 'Примечание'),
    ),
    ends: signed,
  },
  {
    title: 'Табель учета рабочего времени (Т-13)',
    titles: [
      ['Унифицированная форма № Т-13'],
      ['{company}'],
      ['Табель учета рабочего времени'],
      ['Отчетный период', 'с 01.09.2026', 'по 30.09.2026'],
    ],
    days: 'dotted',
    numbered: true,
    groups: { prefix: 'Структурное подразделение: ', counted: false },
    columns: of(
      rowNumber('Номер по порядку'),
      ['fullName', 'Фамилия, имя, отчество', 3],
      ['position', 'Должность (специальность, профессия)', 2],
      ['personnelNumber', 'Табельный номер'],
      shown(
        ({ random }) => text(random.pick(['Я', 'В', 'ОТ', 'Б'])),
        ['Отметки о явках и неявках на работу по числам месяца', '1'],
      ),
      shown(
        ({ random }) => text(random.pick(['Я', 'В', 'ОТ', 'Б'])),
        ['Отметки о явках и неявках на работу по числам месяца', '2'],
      ),
      shown(
        ({ random }) => text(random.pick(['Я', 'В', 'ОТ', 'Б'])),
        ['Отметки о явках и неявках на работу по числам месяца', '3'],
      ),
      shown(() => ({ is: 'number', value: 168 }), ['Отработано за месяц', 'часы']),
    ),
    ends: signed,
  },
  {
    title: 'Охрана труда: инструктажи сотрудников',
    titles: [['Инструктажи сотрудников'], ...chosen],
    holds: 'facts',
    days: 'real',
    groups: { prefix: '', counted: false },
    columns: (habits) => [
      ...of(['fullName', 'Сотрудник', 2], ['personnelNumber', 'Табельный номер'])(habits),
      ...(
        [
          ['вводный', 'Вводный инструктаж'],
          ['первичный', 'Первичный инструктаж на рабочем месте'],
          ['повторный', 'Повторный инструктаж на рабочем месте'],
        ] as const
      ).map(([head, kind]) =>
        underTop(
          'Дата инструктажа по охране труда',
          column('briefingDate', habits, { head: [head], of: kind }),
        ),
      ),
    ],
  },
  {
    title: 'Охрана труда: медицинские осмотры',
    titles: [['Прохождение медицинских осмотров'], ['{company}']],
    holds: 'facts',
    days: 'real',
    columns: of(
      ['fullName', 'Сотрудник', 2],
      ['department', 'Подразделение'],
      ['position', 'Должность'],
      ['medicalPoints', 'Вредные факторы и виды работ (пункты приказа 29н)'],
      ['medicalDate', ['Медицинский осмотр', 'Дата последнего']],
      someDay(['Медицинский осмотр', 'Дата следующего']),
    ),
  },
  {
    title: 'Рабочие места СОУТ',
    titles: [['Сведения о результатах специальной оценки условий труда'], ['{company}']],
    holds: 'facts',
    days: 'dotted',
    columns: of(
      rowNumber('№ рабочего места'),
      ['department', 'Структурное подразделение'],
      ['position', 'Наименование должности'],
      ['fullName', 'Работник', 2],
      ['soutClass', 'Класс (подкласс) условий труда'],
      ['riskLevel', 'Уровень профессионального риска'],
    ),
  },
  {
    title: 'Анкетные данные сотрудников',
    titles: [
      ['Анкетные данные'],
      ['{company}'],
      [],
      ['Отбор:', 'Вид занятости Равно "Основное место работы"'],
    ],
    days: 'in words',
    blankColumns: 1,
    columns: of(
      ['personnelNumber', 'Сотрудник.Табельный номер'],
      ['fullName', 'Сотрудник', 2],
      ['birthDate', 'Сотрудник.Дата рождения'],
      ['snils', 'Сотрудник.СНИЛС'],
      ['hireDate', 'Сотрудник.Дата приема'],
      ['department', 'Сотрудник.Подразделение'],
      ['position', 'Сотрудник.Должность'],
      ['personalPhone', 'Сотрудник.Телефон мобильный'],
      always('высшее', 'Сотрудник.Образование'),
    ),
    ends: [['Всего:', '{count}']],
  },
]
