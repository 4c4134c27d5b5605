import { addDays, formatISO, parseISO } from 'date-fns'
import { shown } from '../days.ts'

/** Forty positions of a works, as its staffing table has them. */
export const positions: readonly string[] = [
  ...[
    'Генеральный директор',
    'Главный инженер',
    'Специалист по охране труда',
    'Главный бухгалтер',
    'Бухгалтер',
  ],
  ...[
    'Экономист',
    'Юрисконсульт',
    'Специалист по кадрам',
    'Секретарь руководителя',
    'Системный администратор',
  ],
  ...['Начальник цеха', 'Мастер участка', 'Инженер-технолог', 'Инженер-конструктор', 'Токарь', 'Фрезеровщик'],
  ...['Шлифовщик', 'Станочник широкого профиля', 'Слесарь-ремонтник', 'Слесарь-инструментальщик', 'Термист'],
  ...['Электрогазосварщик', 'Газорезчик', 'Кузнец на молотах и прессах', 'Литейщик', 'Гальваник', 'Столяр'],
  ...['Электромонтёр по ремонту и обслуживанию электрооборудования', 'Оператор котельной', 'Стропальщик'],
  ...['Машинист крана (крановщик)', 'Водитель автомобиля', 'Водитель погрузчика', 'Начальник гаража'],
  ...['Заведующий складом', 'Кладовщик', 'Грузчик', 'Уборщик производственных помещений', 'Дворник', 'Маляр'],
]

const PEOPLE = 300
const LETTERS = 'абвгдежзиклмнопр'

export type MadePerson = {
  readonly fullName: string
  readonly position: string
  readonly department: string
  readonly hired: string
  /** On which day each thing of `history` was done. */
  readonly done: readonly string[]
}

const SAFE_METHODS =
  'Безопасные методы и приемы выполнения работ при воздействии вредных и (или) опасных производственных факторов, источников опасности, идентифицированных в рамках специальной оценки условий труда и оценки профессиональных рисков'

/** What is known to have been done: how a file heads it, what the records call it, and after how many months it comes again; null is never. */
export const history: readonly {
  readonly head: string
  readonly section: string
  readonly subject: string
  readonly months: number | null
}[] = [
  of('Дата вводного инструктажа', 'briefings', 'Вводный инструктаж', null),
  of(
    'Дата первичного инструктажа на рабочем месте',
    'briefings',
    'Первичный инструктаж на рабочем месте',
    null,
  ),
  of('Дата повторного инструктажа', 'briefings', 'Повторный инструктаж на рабочем месте', 6),
  of('Дата целевого инструктажа', 'briefings', 'Целевой инструктаж', null),
  of('Вводный противопожарный инструктаж', 'briefings', 'Вводный противопожарный инструктаж', null),
  of('Первичный противопожарный инструктаж', 'briefings', 'Первичный противопожарный инструктаж', null),
  of('Повторный противопожарный инструктаж', 'briefings', 'Повторный противопожарный инструктаж', 12),
  of('Оказание первой помощи пострадавшим, дата', 'training', 'Оказание первой помощи пострадавшим', 36),
  of(`${SAFE_METHODS}, дата`, 'training', SAFE_METHODS, 36),
  of('Дата медосмотра', 'medical-examinations', '4.4', 12),
  of('Дата СОУТ', 'sout', '', 60),
  of('Дата оценки рисков', 'risks', '', 60),
]

function of(head: string, section: string, subject: string, months: number | null) {
  return { head, section, subject, months }
}

/** `yyyy-mm-dd` that many days after another. */
export const dayAfter = (day: string, days: number): string =>
  formatISO(addDays(parseISO(day), days), { representation: 'date' })

/** Three hundred people of forty positions in ten departments, by surname the same in any order. */
export const makePeople = (today: string): readonly MadePerson[] =>
  Array.from({ length: PEOPLE }, (_, i) => ({
    fullName: `Мохов${LETTERS[Math.floor(i / 16) % 16]}${LETTERS[i % 16]}${i >= 256 ? 'ин' : 'ский'} Игнат Львович`,
    position: positions[i % positions.length] ?? '',
    department: `Цех № ${1 + (i % 10)}`,
    hired: dayAfter(today, -2500 - (i % 700)),
    done: history.map(({ months }, at) => dayAfter(today, -1 - ((i * 37 + at * 53) % ((months ?? 24) * 36)))),
  }))

const write = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\n'))

/** The staff list, as the personnel office has it. */
export const staffFile = (people: readonly MadePerson[]): Buffer =>
  write([
    ['Таб. №', 'ФИО', 'Пол', 'Дата рождения', 'Подразделение', 'Должность', 'Дата приёма'],
    ...people.map(({ fullName, position, department, hired }, i) => [
      ...[String(1000 + i), fullName, 'м', '04.05.1980', department, position, shown(hired)],
    ]),
  ])

/** What each of them has done last. */
export const historyFile = (people: readonly MadePerson[]): Buffer =>
  write([
    [
      'Таб. №',
      'ФИО',
      'Пункты приказа № 29н',
      'Класс условий труда',
      'Уровень риска',
      ...history.map(({ head }) => head),
    ],
    ...people.map(({ fullName, done }, i) => [
      String(1000 + i),
      fullName,
      '4.4',
      '2',
      'низкий',
      ...done.map(shown),
    ]),
  ])
