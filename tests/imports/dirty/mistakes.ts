import { blank, type Cell, text } from './cells.ts'
import type { Column, Row } from './columns.ts'
import { addDays, writeDay } from './days.ts'
import { snilsCheck } from './people.ts'
import type { Random } from './random.ts'
import type { Meaning, RefusalWhy } from './truth.ts'

export type Mistake = { readonly cell: Cell; readonly why: RefusalWhy }

/** Names are right in a list of those whom the company has: what is wrong there is a stranger. */
export const canBeMistaken = ({ meanings: [meaning] }: Column, brings: boolean): boolean =>
  makers[meaning] !== undefined && (brings || !ofNames.includes(meaning))

/** A cell that nobody could store as it is, in place of the right one; null where such a column takes anything. */
export function makeMistake({ meanings: [meaning] }: Column, row: Row, random: Random): Mistake | null {
  const make = makers[meaning]
  return make ? random.pick(make)(row, random) : null
}

type Make = (row: Row, random: Random) => Mistake

const ofNames: readonly Meaning[] = ['fullName', 'lastName', 'firstName']

const error: Make = (_, random) => ({
  cell: { is: 'error', code: random.pick(['#N/A', '#REF!', '#VALUE!'] as const) },
  why: 'error value',
})
const noSuchDay: Make = (_, random) => ({
  cell: text(
    random.pick([
      '31.02.2024',
      '30.02.2023',
      '31.06.2022',
      '29.02.2023',
      '32.01.2024',
      '15.13.2023',
      '31.04.2021',
    ]),
  ),
  why: 'no such day',
})
const noDay: Make = (_, random) => ({
  cell: text(random.pick(['уточнить', 'нет данных', '??', '2019', 'март', 'см. приказ'])),
  why: 'no day at all',
})
const dayToCome: Make = (_, random) => ({
  cell: text(writeDay(addDays('2029-01-01', random.between(0, 900)), 'dotted')),
  why: 'day to come',
})
const wrongCheck: Make = ({ person }) => {
  const nine = person.snils.replace(/\D/g, '').slice(0, 9)
  const wrong = String((Number(snilsCheck(nine)) + 7) % 100).padStart(2, '0')
  return {
    cell: text(`${nine.slice(0, 3)}-${nine.slice(3, 6)}-${nine.slice(6)} ${wrong}`),
    why: 'wrong check digits',
  }
}
const tooShort: Make = ({ person }) => ({ cell: text(person.snils.slice(0, 11)), why: 'not 11 digits' })
const beforeHired: Make = ({ person }) => ({
  cell: text(writeDay(addDays(person.hireDate, -40), 'dotted')),
  why: 'dismissed before hired',
})
const noName: Make = () => ({ cell: blank, why: 'no name' })
const noFirstName: Make = ({ person }) => ({ cell: text(person.lastName), why: 'no first name' })
const blankFirstName: Make = () => ({ cell: blank, why: 'no first name' })
const digits: Make = ({ person }) => ({
  cell: text(`${person.lastName}12 ${person.firstName}`),
  why: 'not a name',
})
const notAName: Make = ({ person }) => ({ cell: text(`${person.lastName}#1`), why: 'not a name' })

const fact = [noSuchDay, noDay, dayToCome, error]
const makers: Readonly<Partial<Record<Meaning, readonly Make[]>>> = {
  fullName: [noName, noFirstName, digits],
  lastName: [noName, notAName],
  firstName: [blankFirstName],
  birthDate: [noSuchDay, noDay, dayToCome, error],
  hireDate: [noSuchDay, noSuchDay, noDay, error],
  dismissalDate: [noSuchDay, beforeHired],
  snils: [wrongCheck, wrongCheck, tooShort, error],
  department: [error],
  position: [error],
  briefingDate: fact,
  trainingDate: fact,
  medicalDate: fact,
  ppeDate: fact,
}
