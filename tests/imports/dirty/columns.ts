import { blank, type Cell, text } from './cells.ts'
import {
  type Habits,
  putBlanks,
  writeDate,
  writeDigits,
  writePhone,
  writeSnils,
  writeWords,
} from './habits.ts'
import { heads } from './heads.ts'
import { initialsOf, joinName, nameAsSaid, writeInitials, writeName } from './names.ts'
import type { Meaning, TruePerson, ValueKey } from './truth.ts'
import { briefings, programs } from './words.ts'

/** What a row is about: a person, and in a journal one fact of theirs. */
export type Row = {
  readonly person: TruePerson
  readonly index: number
  readonly number: number
  readonly fact: Readonly<Partial<Record<Meaning, string>>>
}

export type Written = { readonly cell: Cell; readonly told: readonly (readonly [ValueKey, string])[] }

export type Column = {
  /** From above; a line that is equal to the neighbour's is merged with it. */
  readonly head: readonly string[]
  readonly meanings: readonly [Meaning, ...Meaning[]]
  readonly of: string | null
  /** How many columns of the sheet it lies over. */
  readonly span: number
  readonly write: (row: Row, habits: Habits) => Written
}

type Shape = { readonly head?: readonly string[]; readonly of?: string; readonly span?: number }

/** A column of that meaning under a head that staff offices use, or the given one. */
export function column(meaning: Meaning, habits: Habits, { head, of, span = 1 }: Shape = {}): Column {
  const [first, ...also] = habits.random.pick(heads[meaning] ?? [['']])
  return {
    head: head ?? [first],
    meanings: [meaning, ...(head ? [] : also)],
    of: of ?? null,
    span,
    write: (row, by) => writeMeaning(meaning, of ?? null, row, by),
  }
}

/** A full name, or initials where a list has no more. */
export const nameColumn = (habits: Habits, initials: boolean, shape: Shape = {}): Column => {
  const plain = column('fullName', habits, shape)
  if (!initials) return plain
  const write = ({ person }: Row, by: Habits): Written => ({
    cell: writeInitials(person, by),
    told: [['initials', initialsOf(person)]],
  })
  return { ...plain, write }
}

/** What a reader has to leave alone. */
export const otherColumn = (
  head: readonly string[],
  show: (row: Row, habits: Habits) => Cell,
  span = 1,
): Column => ({
  head,
  meanings: ['other'],
  of: null,
  span,
  write: (row, habits) => ({ cell: show(row, habits), told: [] }),
})

/** The file's value of a meaning for a row, in the product's own shape; null where it has none. */
function findValue(meaning: Meaning, of: string | null, { person, fact }: Row): string | null {
  if (fact[meaning] !== undefined) return fact[meaning]
  switch (meaning) {
    case 'briefingDate':
      return of ? (person.briefings[of] ?? null) : null
    case 'trainingDate':
      return of ? (person.trainings[of]?.date ?? null) : null
    case 'protocolNumber':
      return of ? (person.trainings[of]?.protocol ?? null) : null
    case 'registryNumber':
      return of ? (person.trainings[of]?.registry ?? null) : null
    case 'medicalDate':
      return person.medical?.date ?? null
    case 'medicalPoints':
      return person.medical?.points.join(', ') ?? null
    case 'soutClass':
    case 'riskLevel':
    case 'lastName':
    case 'firstName':
    case 'fatherName':
    case 'personnelNumber':
    case 'department':
    case 'position':
    case 'sex':
    case 'birthDate':
    case 'hireDate':
    case 'dismissalDate':
    case 'snils':
    case 'personalPhone':
    case 'workPhone':
    case 'internalPhone':
    case 'email':
    case 'workEmail':
      return person[meaning]
    default:
      return null
  }
}

function writeMeaning(meaning: Meaning, of: string | null, row: Row, habits: Habits): Written {
  if (meaning === 'fullName') return writeFullName(row.person, habits)
  const value = findValue(meaning, of, row)
  const isName = meaning === 'lastName' || meaning === 'firstName' || meaning === 'fatherName'
  const said = value !== null && isName ? nameAsSaid(value, habits) : value
  const key = (of ? `${meaning}:${of}` : meaning) as ValueKey
  return { cell: writeValue(meaning, value, habits), told: said === null ? [] : [[key, said]] }
}

function writeFullName(person: TruePerson, habits: Habits): Written {
  const cell = writeName(joinName(person), habits)
  const isFormula = habits.formulas && cell.is === 'text' && habits.random.chance(0.3)
  return {
    cell: isFormula ? { ...cell, formula: 'TRIM("…")' } : cell,
    told: (['lastName', 'firstName', 'fatherName'] as const).flatMap((part) =>
      person[part] === null ? [] : [[part, nameAsSaid(person[part], habits)] as const],
    ),
  }
}

const sexWords = {
  m: ['М', 'м', 'Мужской', 'муж.', 'мужской'],
  f: ['Ж', 'ж', 'Женский', 'жен.', 'женский'],
} as const
const riskWords: Readonly<Record<string, string>> = { low: 'низкий', middle: 'средний', high: 'высокий' }
const classWords: Readonly<Record<string, string>> = { '1': 'Оптимальный (1)', '2': 'Допустимый (2)' }

function writeValue(meaning: Meaning, value: string | null, habits: Habits): Cell {
  const { random } = habits
  switch (meaning) {
    case 'lastName':
    case 'firstName':
    case 'fatherName':
      return writeName(value ?? '', habits)
    case 'birthDate':
    case 'hireDate':
    case 'dismissalDate':
    case 'briefingDate':
    case 'trainingDate':
    case 'medicalDate':
    case 'ppeDate':
      return writeDate(value, habits)
    case 'personalPhone':
    case 'workPhone':
      return writePhone(value, habits)
  }
  if (value === null) return text(habits.nothing)
  switch (meaning) {
    case 'personnelNumber':
    case 'internalPhone':
    case 'protocolNumber':
    case 'registryNumber':
      return writeDigits(value, habits)
    case 'snils':
      return writeSnils(value, habits)
    case 'email':
    case 'workEmail':
      return text(random.chance(habits.blanks) ? putBlanks(value, random) : value)
    case 'sex':
      return text(random.pick(sexWords[value === 'm' ? 'm' : 'f']))
    case 'ppeQuantity':
      return random.chance(0.7)
        ? { is: 'number', value: Number(value) }
        : text(random.pick([value, `${value} шт.`]))
    case 'soutClass':
      return random.chance(0.5) ? { is: 'number', value: Number(value) } : text(writeClass(value, habits))
    case 'riskLevel':
      return text(writeRisk(riskWords[value] ?? '', habits))
    case 'medicalPoints':
      return text(random.pick([value, `п. ${value}`, value.replaceAll(', ', '; '), `п.п. ${value}`, value]))
    case 'briefingKind':
      return text(random.pick((briefings[value] ?? [value]).slice(0, 1)))
    case 'trainingProgram':
      return text(random.pick((programs[value] ?? [value]).slice(0, 2)))
    case 'ppeItem':
      return writeWords(value, { ...habits, latin: 0 })
    default:
      return writeWords(value, habits)
  }
}

const writeClass = (value: string, { random }: Habits): string =>
  random.pick([value, classWords[value] ?? `Вредный (${value})`, value.replace('.', ','), `класс ${value}`])

const writeRisk = (words: string, { random }: Habits): string =>
  random.pick([words, words.charAt(0).toUpperCase() + words.slice(1), words])

export const nothing: Written = { cell: blank, told: [] }
