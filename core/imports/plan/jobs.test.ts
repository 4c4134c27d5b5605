import { describe, expect, it } from 'vitest'
import { day, employee, mining, today } from '../../../tests/examples.ts'
import { department, guard, held, position, quarry } from '../../../tests/import-example.ts'
import { undecided } from '../../../tests/undecided.ts'
import type { Employee } from '../../employees/employee.ts'
import type { ImportRow } from '../import-field.ts'
import type { Choice } from './import-plan.ts'
import { mayBeJobs } from './jobs.ts'
import { planImport } from './plan-import.ts'

type Values = ImportRow['values']
const snils = '112-233-445 95'
const stock = { id: department(2), companyId: mining, name: 'Склад' }
const sweeper = { id: position(901), name: 'Смотрящий' }
const vera = { fullName: 'Титова Вера Ильинична', birthDate: '1988-05-14', hireDate: '2019-09-02' }
const first = { ...vera, department: 'Карьер', position: 'Хранитель', personnelNumber: '7' }
const second = { ...vera, department: 'Склад', position: 'Смотрящий', personnelNumber: '8' }
const inQuarry = held(1, 'Титова', { personnelNumber: '7', snils })
const inStock: Employee = {
  ...held(2, 'Титова', { personnelNumber: '8', snils, departmentId: stock.id, positionId: sweeper.id }),
  position: sweeper,
}
const lines = (rows: readonly Values[]) => rows.map((values, i) => ({ line: i + 1, values }))
const plan = (
  staff: readonly Employee[],
  rows: readonly Values[],
  choices: readonly (readonly [number, Choice])[] = [],
) =>
  planImport(
    { today, staff, departments: [quarry, stock], positions: [guard, sweeper], duties: [] },
    lines(rows),
    { ...undecided, choices: new Map(choices) },
  ).entries
const isOf = (...args: Parameters<typeof plan>) => plan(...args).map(({ is }) => is)
/** Whose the rows are, each with something that changes. */
const whose = (staff: readonly Employee[], ...rows: readonly Values[]) =>
  plan(
    staff,
    rows.map((row, i) => ({ ...row, email: `${i}@example.org` })),
  ).map((entry) => (entry.is === 'changed' ? entry.id : entry.is))
const jobs: readonly (readonly [number, Choice])[] = [
  [1, 'job'],
  [2, 'job'],
]

describe('a person of two jobs', () => {
  it('may be meant by rows of one name and birth date, each in a place or under a number of its own', () => {
    const may = (...rows: readonly Values[]) => mayBeJobs(lines(rows), today)
    expect(may(first, second)).toBe(true)
    expect(may(first, { ...second, personnelNumber: '7' })).toBe(true)
    expect(may(first, { ...first, personnelNumber: '8' })).toBe(true)
    expect(may(first, { ...second, birthDate: '14.05.1988' })).toBe(true)
    expect(may(first)).toBe(false)
    expect(may(first, { ...first, email: 'a@example.org' })).toBe(false)
    const { personnelNumber: _, ...unnumbered } = first
    expect(may(first, { ...unnumbered, email: 'a@example.org' })).toBe(false)
    expect(may(first, { ...second, birthDate: '1990-01-01' })).toBe(false)
    expect(may(first, { ...second, fullName: 'Белова Вера Ильинична' })).toBe(false)
    const { hireDate: _h, ...fact } = second
    expect(may(first, fact)).toBe(false)
  })

  it('is added twice, with one СНИЛС, where somebody says so', () => {
    const rows = [
      { ...first, snils },
      { ...second, snils },
    ]
    expect(isOf([], rows)).toEqual(['undecided', 'undecided'])
    expect(isOf([], rows, jobs)).toEqual(['new', 'new'])
    const other = { ...second, snils, fullName: 'Белова Вера Ильинична' }
    expect(isOf([], [first, { ...other, snils }], jobs)).toEqual(['new', 'new'])
    expect(isOf([], [{ ...first, snils }, other], jobs)).toEqual(['refused', 'refused'])
  })

  it('who is on the staff keeps the job that is known, and gets the other', () => {
    const told = (staff: readonly Employee[], rows: readonly Values[]) =>
      plan(staff, rows, jobs).map((entry) => (entry.is === 'changed' ? entry.id : entry.is))
    expect(told([inQuarry], [first, second])).toEqual(['same', 'new'])
    expect(told([inQuarry], [second, first])).toEqual(['new', 'same'])
    const elsewhere = held(1, 'Титова', { personnelNumber: '9', snils })
    expect(told([elsewhere], [second, first])).toEqual([1, 'new'])
    expect(isOf([inQuarry], [first, second], [[2, 'job']])).toEqual(['undecided', 'new'])
  })

  it('is not asked about again once both jobs are known, whatever was said', () => {
    const staff = [inQuarry, inStock]
    for (const rows of [
      [first, second],
      [second, first],
      [
        { ...first, snils },
        { ...second, snils },
      ],
    ])
      for (const choices of [[], jobs]) expect(isOf(staff, rows, choices)).toEqual(['same', 'same'])
  })

  it('is told by the number, else by the place, else by the day of hiring, else by what lasts', () => {
    const staff = [inQuarry, inStock]
    const bare = { fullName: vera.fullName, snils }
    expect(
      whose(staff, { ...bare, personnelNumber: '8', department: 'Карьер', position: 'Хранитель' }),
    ).toEqual([2])
    expect(whose(staff, { ...bare, department: 'СКЛАД', position: 'смотрящий' })).toEqual([2])
    expect(whose(staff, { ...bare, department: 'Склад' })).toEqual([2])
    expect(whose(staff, { ...bare, position: 'Хранитель' })).toEqual([1])
    const later = { ...inStock, hireDate: day('2024-02-01') }
    expect(whose([inQuarry, later], { ...bare, hireDate: '01.02.2024' })).toEqual([2])
    expect(whose(staff, bare)).toEqual(['undecided'])
    const ended = { ...inQuarry, dismissalDate: day('2025-02-01') }
    expect(whose([ended, inStock], bare)).toEqual([2])
    const unknown = staff.map((one) => ({ ...one, snils: null }))
    expect(whose(unknown, { fullName: vera.fullName, department: 'Склад' })).toEqual([2])
    expect(
      whose(unknown, { fullName: vera.fullName, birthDate: '1988-05-14', position: 'Хранитель' }),
    ).toEqual([1])
    const namesake = { ...inStock, birthDate: day('1990-01-01'), snils: null }
    expect(whose([inQuarry, namesake], { fullName: vera.fullName, department: 'Склад' })).toEqual([
      'undecided',
    ])
  })

  it('is asked about as others are where two rows tell of one job', () => {
    const staff = [inQuarry, inStock]
    const again = { ...second, email: 'a@example.org' }
    expect(isOf(staff, [first, second, again])).toEqual(['same', 'undecided', 'undecided'])
    const third = {
      ...vera,
      department: 'Цех',
      position: 'Обходчик',
      hireDate: '2024-01-01',
      personnelNumber: '9',
    }
    expect(plan(staff, [first, second, third])[2]).toMatchObject({ is: 'undecided' })
    expect(isOf(staff, [first, second, third], [...jobs, [3, 'job']])).toEqual(['same', 'same', 'new'])
  })

  it('of whom a row is said to be is that one', () => {
    expect(whose([inQuarry], first)).toEqual([1])
    expect(isOf([inQuarry], [first], [[1, employee(1)]])).toEqual(['same'])
  })
})
