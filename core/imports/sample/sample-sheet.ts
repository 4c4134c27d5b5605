import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Cell, Sheet } from '../sheet.ts'
import { makeSamplePeople, type SamplePerson } from './sample-people.ts'

/** A column under one or two lines of a head, as reports of 1С have it. */
type Column = {
  readonly head: string
  readonly under: string | null
  readonly cell: (one: SamplePerson) => Cell
}
const column = (head: string, cell: Column['cell'], under: string | null = null): Column => ({
  ...{ head, under, cell },
})

const isWorker = ({ work }: SamplePerson): boolean => work.isTaught && !work.leads
const isLead = ({ work }: SamplePerson): boolean => work.leads
const isTaught = ({ work }: SamplePerson): boolean => work.isTaught

/** What is done again after so many months; numbers that differ spread the days otherwise. */
const again =
  (whom: (one: SamplePerson) => boolean, months: number, of: number): Column['cell'] =>
  (one) =>
    whom(one) ? one.lastDone(months, of) : null

function trained(
  head: string,
  whom: (one: SamplePerson) => boolean,
  months: number,
  of: number,
): readonly Column[] {
  const day = again(whom, months, of)
  const year = (one: SamplePerson) => String(day(one)).slice(0, 4)
  return [
    column(head, day, 'дата проверки знаний'),
    column('', (one) => (whom(one) ? `${(of % 17) + 3}/${year(one)}` : null), '№ протокола'),
    column(
      '',
      (one) => (whom(one) ? `${of}-${year(one).slice(2)}-${100_000 + one.number * 7}` : null),
      '№ в реестре обученных',
    ),
  ]
}

const highRisk = (registryId: number, head: string, of: number): Column =>
  column(
    head,
    again(({ work }) => work.highRisk === registryId, 12, of),
    'дата проверки знаний',
  )

const columns: readonly Column[] = [
  column('№ п/п', ({ number }) => number),
  column('Табельный номер', ({ number }) => `МЗ-${String(number).padStart(5, '0')}`),
  column('Сотрудник', ({ fullName }) => fullName),
  column('Должность', ({ position }) => position),
  column('Пол', ({ sex }) => sex),
  column('Дата рождения', ({ birthDate }) => birthDate),
  column('Дата приема', ({ hireDate }) => hireDate),
  column('СНИЛС', ({ snils }) => snils),
  column('Инструктажи', ({ hireDate }) => hireDate, 'вводный'),
  column('', (one) => (isWorker(one) ? one.hireDate : null), 'первичный на рабочем месте'),
  column('', again(isWorker, 6, 37), 'повторный на рабочем месте'),
  column(
    '',
    again(() => true, 12, 53),
    'повторный противопожарный',
  ),
  ...trained('Обучение: программа А', isLead, 36, 71),
  ...trained('Обучение: программа Б', isTaught, 36, 73),
  ...trained('Обучение: первая помощь', isTaught, 36, 79),
  ...trained('Обучение: применение СИЗ', isWorker, 36, 83),
  highRisk(15, 'Обучение: выполнение огневых работ', 41),
  highRisk(16, 'Обучение: выполнение работ, связанные с эксплуатацией подъемных сооружений', 43),
  highRisk(18, 'Обучение: выполнение работ в электроустановках', 47),
  column(
    'Медицинский осмотр',
    (one) => (one.work.points ? one.lastDone(one.work.examined, 61) : null),
    'дата',
  ),
  column('', ({ work }) => work.points, 'пункты приказа № 29н'),
  column('Наименование СИЗ', ({ work }) => work.ppe),
  column('Количество', ({ work }) => (work.ppe ? '1 шт.' : null)),
  column('Дата выдачи СИЗ', (one) => (one.work.ppe ? one.lastDone(12, 67) : null)),
  column('СОУТ', ({ work }) => `Класс ${work.soutClass}`, 'класс условий труда'),
  column('', (one) => one.lastDone(60, 311), 'дата СОУТ'),
  column('Уровень риска', ({ work }) => work.risk),
  column('Дата оценки рисков', (one) => one.lastDone(36, 97)),
]

/** Where the sample's people are: rows from 0. */
export const SAMPLE_HEAD = { first: 4, last: 5 } as const

/**
 * A staff list as 1С:ЗУП prints one, of 300 invented people of 40 positions, with what was done last: of some of them things are overdue
 * on the day, of others they come.
 */
export function makeSampleSheet(today: LocalDate): Sheet {
  const people = makeSamplePeople(today)
  const groups = [...Map.groupBy(people, ({ department }) => department)]
  const width = columns.length
  return {
    name: 'TDSheet',
    rows: [
      ['Сведения о сотрудниках: инструктажи, обучение, медосмотры, СИЗ'],
      ['Организация: ООО «Механический завод» (все люди вымышлены)'],
      [`На дату: ${today.split('-').toReversed().join('.')}`],
      [],
      columns.map(({ head }) => head || null),
      columns.map(({ under }) => under),
      ...groups.flatMap(([department, own]) => [
        [department, ...Array.from({ length: width - 2 }, () => null), own.length],
        ...own.map((one) => columns.map(({ cell }) => cell(one))),
      ]),
      ['Итого', ...Array.from({ length: width - 2 }, () => null), people.length],
    ],
  }
}
