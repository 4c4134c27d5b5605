import { addMonths, formatISO, parseISO } from 'date-fns'
import { readXlsx } from 'hucre/xlsx'

/** What is due of whom, and when; null where it is never due again. */
export type TrueDuty = {
  readonly fullName: string
  readonly section: string
  readonly subject: string
  readonly deadline: string | null
}

/** What a column of days tells of: the title in the file, the section and the subject in the records, and the months until it comes again. */
const columns: readonly (readonly [
  title: string,
  section: string,
  subject: string,
  months: number | null,
])[] = [
  ['Инструктажи вводный', 'briefings', 'Вводный инструктаж', null],
  ['Инструктажи первичный на рабочем месте', 'briefings', 'Первичный инструктаж на рабочем месте', null],
  ['Инструктажи повторный на рабочем месте', 'briefings', 'Повторный инструктаж на рабочем месте', 6],
  ['Инструктажи повторный противопожарный', 'briefings', 'Повторный противопожарный инструктаж', 12],
  [
    'Обучение: программа А дата проверки знаний',
    'training',
    'Общие вопросы охраны труда и функционирования системы управления охраной труда',
    36,
  ],
  [
    'Обучение: программа Б дата проверки знаний',
    'training',
    'Безопасные методы и приемы выполнения работ при воздействии вредных и (или) опасных производственных факторов, источников опасности, идентифицированных в рамках специальной оценки условий труда и оценки профессиональных рисков',
    36,
  ],
  ['Обучение: первая помощь дата проверки знаний', 'training', 'Оказание первой помощи пострадавшим', 36],
  [
    'Обучение: применение СИЗ дата проверки знаний',
    'training',
    'Использование (применение) средств индивидуальной защиты',
    36,
  ],
  [
    'Обучение: выполнение огневых работ дата проверки знаний',
    'training',
    'Безопасные методы и приемы выполнения огневых работ',
    12,
  ],
  [
    'Обучение: выполнение работ, связанные с эксплуатацией подъемных сооружений дата проверки знаний',
    'training',
    'Безопасные методы и приемы выполнения работ, связанные с эксплуатацией подъемных сооружений',
    12,
  ],
  [
    'Обучение: выполнение работ в электроустановках дата проверки знаний',
    'training',
    'Безопасные методы и приемы выполнения работ в электроустановках',
    12,
  ],
  ['СОУТ дата СОУТ', 'sout', '', 60],
]

/** After how many months each point of order 29н that the file names is examined again. */
const points: Readonly<Record<string, number>> = {
  '3.1.7': 24,
  '4.2.1': 24,
  '4.4': 12,
  '5.1': 12,
  '9': 24,
  '18.1': 24,
}

const MONTHS_OF_PPE = 12

/** What the file says of its people, read by a library and reckoned by another; nothing of the product is asked. */
export async function readTruth(file: Uint8Array): Promise<{
  readonly people: readonly string[]
  readonly positions: number
  readonly duties: readonly TrueDuty[]
}> {
  const rows = (await readXlsx(file)).sheets[0]?.rows ?? []
  const head = rows.findIndex((row) => row.includes('Сотрудник'))
  const titles = joinTitles(rows[head] ?? [], rows[head + 1] ?? [])
  const at = (title: string): number => {
    const found = titles.indexOf(title)
    if (found < 0) throw new Error(`no column «${title}»`)
    return found
  }
  const people = rows.slice(head + 2).filter((row) => typeof row[0] === 'number')
  const nameOf = (row: Row): string => String(row[at('Сотрудник')])
  const duties = people.flatMap((row): TrueDuty[] => {
    const fullName = nameOf(row)
    const due = (section: string, subject: string, day: unknown, months: number | null): TrueDuty[] =>
      day instanceof Date
        ? [{ fullName, section, subject, deadline: months === null ? null : inMonths(dayOf(day), months) }]
        : []
    const examined = String(row[at('Медицинский осмотр пункты приказа № 29н')] ?? '').match(/[\d.]+/gu) ?? []
    return [
      ...columns.flatMap(([title, ...of]) => due(of[0], of[1], row[at(title)], of[2])),
      ...examined.flatMap((point) =>
        due('medical-examinations', point, row[at('Медицинский осмотр дата')], points[point] ?? Number.NaN),
      ),
      ...due('ppe', String(row[at('Наименование СИЗ')]), row[at('Дата выдачи СИЗ')], MONTHS_OF_PPE),
      { fullName, section: 'risks', subject: '', deadline: null },
    ]
  })
  return {
    people: people.map(nameOf),
    positions: new Set(people.map((row) => row[at('Должность')])).size,
    duties,
  }
}

type Row = readonly unknown[]

/** A title of the upper line is over all columns up to the next. */
function joinTitles(upper: Row, lower: Row): readonly string[] {
  let over = ''
  return upper.map((title, at) => {
    over = title ? String(title) : over
    return [over, lower[at]].filter(Boolean).join(' ')
  })
}

const dayOf = (day: Date): string => day.toISOString().slice(0, 10)

export const inMonths = (from: string, months: number): string =>
  formatISO(addMonths(parseISO(from), months), { representation: 'date' })
