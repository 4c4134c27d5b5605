import type { ImportField } from '@osh/core/imports/import-field.ts'
import { writeXlsx } from 'hucre/xlsx'

/** The columns of a staff list as a personnel office gives it out. */
const HEADS = [
  'Табельный номер',
  'ФИО',
  'Пол',
  'Дата рождения',
  'СНИЛС',
  'Подразделение',
  'Должность',
  'Дата приёма',
  'Мобильный телефон',
  'E-mail',
] as const

/** Days as .xlsx keeps them, in dated cells; each person has a number, a birthday and a name like no other's nearby. */
const makeRow = (i: number): readonly (string | Date)[] => [
  String(100_000 + i),
  `${wordOf('Орлов', i)} Пётр ${wordOf('Ильич', 0)}`,
  'м',
  new Date(Date.UTC(1960 + (i % 30), i % 12, 1 + (i % 28))),
  writeSnils(i),
  `Цех № ${i % 40}`,
  `Наладчик линии № ${i % 25}`,
  new Date(Date.UTC(2008 + (i % 16), (i * 7) % 12, 1 + (i % 27))),
  `+7 9${String(100_000_000 + i).slice(0, 2)} ${String(1_000_000 + i).slice(0, 3)}-${String(10 + (i % 89))}-${String(10 + (i % 83))}`,
  `worker${i}@example.org`,
]

const LETTERS = 'абвгдежзиклмнопрстуфхцчшщэюя'

/** Names take no digits. */
const wordOf = (word: string, i: number): string =>
  i === 0
    ? word
    : `${word}${[...i.toString(20)].map((digit) => LETTERS[Number.parseInt(digit, 20)]).join('')}`

/** With the right check number. */
function writeSnils(i: number): string {
  const digits = String(200_000_000 + i * 7)
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (9 - at), 0) % 101
  const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return `${a}-${b}-${c} ${String(sum % 100).padStart(2, '0')}`
}

const fields = [
  'personnelNumber',
  'fullName',
  'sex',
  'birthDate',
  'snils',
  'department',
  'position',
  'hireDate',
  'personalPhone',
  'email',
] as const satisfies readonly ImportField[]

/** The same as it is sent to be loaded. */
export const listStaff = (people: number) => ({
  fields,
  rows: Array.from({ length: people }, (_, i) =>
    makeRow(i + 1).map((cell) => (typeof cell === 'string' ? cell : cell.toISOString().slice(0, 10))),
  ),
})

/** A list of so many people, ten columns, as .xlsx. */
export const writeStaffList = (people: number): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Штат',
        columns: HEADS.map((_, at) => (at === 3 || at === 7 ? { numFmt: 'dd.mm.yyyy' } : {})),
        rows: [[...HEADS], ...Array.from({ length: people }, (_, i) => [...makeRow(i)])],
      },
    ],
  })
