import { type Sheet, text } from './cells.ts'
import { type Column, column, nameColumn, type Row } from './columns.ts'
import { type Habits, makeHabits } from './habits.ts'
import { journalRows, journals } from './journals.ts'
import { layOut } from './layout/lay-out.ts'
import type { Layout } from './layout/layout.ts'
import { initialsOf } from './names.ts'
import { rowNumber } from './other-columns.ts'
import { fold, makePeople } from './people.ts'
import { factColumns, staffColumns } from './plain-columns.ts'
import { makeRandom, type Random } from './random.ts'
import type { DirtyFile, TruePerson } from './truth.ts'
import { companies, positions } from './words.ts'
import { emptyPart, writeFile } from './write-file.ts'

type Kind = 'staff' | 'staff and facts' | 'facts' | 'journal' | 'two sheets'

const sizes: readonly (readonly [number, number])[] = [
  [5, 15],
  [5, 15],
  [10, 40],
  [10, 40],
  [20, 60],
  [40, 120],
]

/** One file of one staff office, wholly made by its seed. */
export function makePlainFile(seed: number, index: number): DirtyFile {
  const random = makeRandom(seed * 1_000_003 + index)
  const habits = makeHabits(random, random.pick(['xlsx', 'xlsx', 'xlsx', 'xlsx', 'ods', 'csv', 'csv']))
  const kinds: Kind[] = [
    'staff',
    'staff',
    'staff',
    'staff',
    'staff and facts',
    'staff and facts',
    'facts',
    'journal',
  ]
  const kind = random.pick(habits.format === 'csv' ? kinds : [...kinds, 'two sheets' as const])
  const [from, to] = random.chance(0.05) ? ([150, 300] as const) : random.pick(sizes)
  const people = makePeople(random, random.between(from, to))
  const made = makeParts(kind, people, habits)
  const before = habits.format !== 'csv' && random.chance(0.1) ? [emptyPart(notes(random))] : []
  const after =
    habits.format === 'csv'
      ? []
      : random
          .pick([[], [], [emptySheet('Лист2'), emptySheet('Лист3')], [lists()], [emptySheet('Лист2')]])
          .map(emptyPart)
  const parts = [...before, ...made.layouts.map((lay, i) => lay(before.length + i)), ...after]
  const name = `${String(index + 1).padStart(3, '0')} ${random.pick(['Список сотрудников', 'штат', 'Сотрудники_копия (2)', 'для ОТ', 'выгрузка'])}`
  return writeFile({ name, layout: kind, people: made.people, known: made.known, parts }, habits)
}

type Made = {
  readonly people: readonly TruePerson[]
  readonly known: readonly number[]
  readonly layouts: readonly ((at: number) => ReturnType<typeof layOut>)[]
}

function makeParts(kind: Kind, people: readonly TruePerson[], habits: Habits): Made {
  const all = people.map((_, i) => i)
  switch (kind) {
    case 'staff':
    case 'staff and facts':
      return makeStaff(people, habits, kind === 'staff' ? [] : factColumns(habits))
    case 'two sheets': {
      const staff = makeStaff(people, habits, [])
      const facts = makeFacts(people, habits, false, '2')
      return { ...staff, layouts: [...staff.layouts, ...facts] }
    }
    case 'facts':
    case 'journal':
      return { people, known: all, layouts: makeFacts(people, habits, kind === 'journal', '') }
  }
}

function makeStaff(people: readonly TruePerson[], habits: Habits, facts: readonly Column[]): Made {
  const { random } = habits
  const groups = random.chance(0.25)
    ? {
        prefix: random.pick(['Подразделение: ', '', 'Структурное подразделение: ', 'Отдел: ']),
        counted: false,
      }
    : null
  const columns = [...staffColumns(habits, groups === null), ...facts]
  const rows: Row[] = people.map((person, index) => ({ person, index, number: index + 1, fact: {} }))
  const everyone = [...people]
  const questions: { rows: readonly number[]; why: 'namesakes' | 'two places' }[] = []
  const at = random.between(0, rows.length - 1)
  const doubled = rows[at]
  if (doubled && random.chance(0.1)) {
    const why = random.pick(['namesakes', 'two places'] as const)
    const other = why === 'namesakes' ? namesake(doubled.person, random) : elsewhere(doubled.person, random)
    const index = why === 'namesakes' ? everyone.push(other) - 1 : doubled.index
    rows.splice(at + 1, 0, { person: other, index, number: rows.length + 1, fact: {} })
    questions.push({ rows: [at, at + 1], why })
  }
  const again =
    !groups && questions.length === 0 && random.chance(0.06) ? [random.between(0, rows.length - 1)] : []
  const plain = plainLayout(habits, 'Список сотрудников', columns)
  const layout: Layout = {
    ...plain,
    holds: facts.length > 0 ? 'staff and facts' : 'staff',
    groups,
    mergedDepartments: !groups && again.length === 0 && habits.format !== 'csv' && random.chance(0.1),
    questions,
    again,
  }
  return { people: everyone, known: [], layouts: [(sheet) => layOut(layout, rows, habits, sheet)] }
}

/** Another person of the same name, department and all else their own. */
function namesake(person: TruePerson, random: Random): TruePerson {
  const [other] = makePeople(random, 1)
  if (!other) throw new Error('nobody was made')
  const { lastName, firstName, fatherName, sex, department } = person
  return {
    ...other,
    lastName,
    firstName,
    fatherName,
    sex,
    department,
    personnelNumber: `9${random.between(1000, 9999)}`,
  }
}

/** The same person at a second work of theirs. */
const elsewhere = (person: TruePerson, random: Random): TruePerson => ({
  ...person,
  position: random.pick(positions.filter((position) => position !== person.position)),
  personnelNumber: `9${random.between(1000, 9999)}`,
})

function makeFacts(
  people: readonly TruePerson[],
  habits: Habits,
  asJournal: boolean,
  suffix: string,
): readonly ((at: number) => ReturnType<typeof layOut>)[] {
  const { random } = habits
  const journal = asJournal ? random.pick(journals)(habits) : null
  const way = random.pick(['full', 'full', 'full and number', 'initials and number', 'initials'] as const)
  const told = new Map<string, number>()
  for (const person of people) {
    const initials = fold(initialsOf(person))
    told.set(initials, (told.get(initials) ?? 0) + 1)
  }
  const isClear = (person: TruePerson) => way !== 'initials' || told.get(fold(initialsOf(person))) === 1
  const rows = (
    journal
      ? journalRows(journal, people)
      : people.map((person, index): Row => ({ person, index, number: index + 1, fact: {} }))
  ).filter(({ person }) => isClear(person))
  const strangers: number[] = []
  const last = rows.at(-1)
  if (last && suffix === '' && random.chance(0.2)) {
    const person = {
      ...last.person,
      lastName: 'Неизвестнов',
      firstName: 'Ярополк',
      fatherName: null,
      personnelNumber: '999999',
      snils: '',
    }
    strangers.push(rows.push({ ...last, person, number: rows.length + 1 }) - 1)
  }
  const columns = [
    ...(random.chance(0.5) ? [rowNumber('№ п/п')] : []),
    ...(way.endsWith('number') ? [column('personnelNumber', habits)] : []),
    nameColumn(habits, way.startsWith('initials')),
    ...(journal?.columns ?? factColumns(habits)),
  ]
  const layout: Layout = {
    ...plainLayout(habits, journal?.title ?? 'Сведения по охране труда', columns),
    name: `Лист1${suffix}`,
    holds: 'facts',
    strangers,
  }
  return rows.length === 0
    ? makeFacts(people, habits, false, suffix)
    : [(sheet) => layOut(layout, rows, habits, sheet)]
}

function plainLayout(habits: Habits, title: string, columns: readonly Column[]): Layout {
  const { random } = habits
  const titles = random.chance(0.4)
    ? []
    : [
        [random.pick(companies)],
        [`${title} на 01.10.2026`],
        [],
        ['Отбор: Работает Равно "Да"'],
        ['Ответственный: Сидорова А. П.', '', 'тел. 12-34'],
      ].slice(0, random.between(1, 5))
  const ends = [
    ['Итого: {count}'],
    ['Всего по организации', '{count}', 'чел.'],
    ['ИТОГО', '{count}'],
    ['Исполнитель: Петрова М.И., тел. 12-34'],
    ['Начальник отдела кадров', '', '', 'Сидорова А. П.'],
  ]
  return {
    name: random.pick(['Лист1', 'Sheet1', 'TDSheet', 'Сотрудники']),
    holds: 'staff',
    titles,
    blankBefore: titles.length > 0 ? random.between(0, 2) : random.chance(0.1) ? 1 : 0,
    blankColumns: random.chance(0.15) ? random.between(1, 2) : 0,
    columns,
    gapBefore: random.chance(0.08) ? random.between(1, columns.length - 1) : null,
    heads: random.pick(['usual', 'usual', 'usual', 'usual', 'upper', 'marked', 'blanks', 'latin']),
    numbered: random.chance(0.1),
    groups: null,
    blankBetweenGroups: random.chance(0.4),
    mergedDepartments: false,
    pageOf: random.chance(0.05) ? 25 : null,
    ends: random.chance(0.35) ? random.shuffle(ends).slice(0, random.between(1, 2)) : [],
    mistakes: random.chance(0.4) ? random.between(1, 3) : 0,
    again: [],
    questions: [],
    strangers: [],
  }
}

const emptySheet = (name: string): Sheet => ({ name, hidden: false, rows: [], merged: [] })

/** A sheet of lists for choosing from: no people, though it has positions. */
const lists = (): Sheet => ({
  name: 'Справочники',
  hidden: true,
  rows: [[text('Должности')], ...positions.slice(0, 12).map((position) => [text(position)])],
  merged: [],
})

const notes = (random: Random): Sheet => ({
  name: 'Инструкция',
  hidden: false,
  rows: [
    [text('Как заполнять')],
    [text('1. ФИО пишется полностью, без сокращений.')],
    [text(`2. Файл отправить до ${random.between(10, 28)}.10.2026.`)],
  ],
  merged: [],
})
