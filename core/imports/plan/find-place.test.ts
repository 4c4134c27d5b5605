import { describe, expect, it } from 'vitest'
import { today } from '../../../tests/examples.ts'
import { held, quarry } from '../../../tests/import-example.ts'
import { undecided } from '../../../tests/undecided.ts'
import type { Employee } from '../../employees/employee.ts'
import type { PositionId } from '../../positions/position.ts'
import { shippedPositions } from '../../positions/shipped-positions.ts'
import type { ImportRow } from '../import-field.ts'
import { listLeft } from '../list-left.ts'
import { keyPlace } from '../places/places.ts'
import { planImport } from './plan-import.ts'

const driver = shippedPositions.find(({ name }) => name === 'Водитель автомобиля')
if (!driver) throw new Error('no driver is shipped')
const { name } = driver
const anna = { fullName: 'Орлова Анна Олеговна', birthDate: '1990-04-05', hireDate: '2021-03-01' }
const newcomer = { ...anna, department: 'Карьер', position: 'Водитель а/м' }
const vera = { fullName: 'Титова Вера Ильинична', position: 'Водитель а/м' }
const titova = held(1, 'Титова')
const drives: Employee = { ...titova, positionId: driver.id as PositionId, position: driver }
const plan = (
  staff: readonly Employee[],
  rows: readonly ImportRow['values'][],
  taken: string | null = null,
  departments = [quarry],
) =>
  planImport(
    { today, staff, departments, positions: [], duties: [] },
    rows.map((values, i) => ({ line: i + 1, values })),
    { ...undecided, places: new Map(taken === null ? [] : [[keyPlace('position', 'водитель А/М'), taken]]) },
  )
const isOf = (...args: Parameters<typeof plan>) => plan(...args).entries.map(({ is }) => is)

describe('a row with a name that is like others', () => {
  it('waits for an answer, which is asked once for all such rows', () => {
    const rows = [newcomer, vera, { ...vera, fullName: 'Никто', position: 'Водитель а/м' }]
    const asked = plan([titova], rows)
    expect(asked.entries).toMatchObject([
      { is: 'undecided', about: 'places', place: 'Карьер · Водитель а/м', lines: [], candidates: [] },
      { is: 'undecided', about: 'places' },
      { is: 'refused' },
    ])
    expect(asked.places).toEqual([{ kind: 'position', name: 'Водитель а/м', alike: [name], rows: 2 }])
    const table = { fields: [], rows: rows.map((values, i) => ({ line: i + 1, values })) }
    expect(listLeft(asked.entries, table).map(({ why }) => why)).toMatchObject(['unplaced', 'unplaced', [{}]])
  })

  it('is loaded as was answered, and can be answered otherwise', () => {
    const rows = [newcomer, vera]
    expect(plan([titova], rows, name).entries).toMatchObject([
      { is: 'new', place: { position: { id: driver.id, name } } },
      { is: 'changed', changes: [{ field: 'position', after: name }] },
    ])
    expect(plan([titova], rows, 'водитель а/м').entries).toMatchObject([
      { is: 'new', place: { position: { id: null, name: 'Водитель а/м' } } },
      { is: 'changed', changes: [{ field: 'position', after: 'Водитель а/м' }] },
    ])
    expect(plan([titova], rows, name).places).toEqual(plan([titova], rows).places)
    expect(isOf([titova], rows, 'Кладовщик')).toEqual(['undecided', 'undecided'])
  })

  it('of somebody who holds what it is like changes nothing, unless it is said to be a new one', () => {
    expect(isOf([drives], [vera])).toEqual(['same'])
    expect(plan([drives], [vera]).places).toEqual([])
    expect(isOf([drives], [vera], name)).toEqual(['same'])
    expect(isOf([drives], [vera], 'Водитель а/м')).toEqual(['changed'])
    const workshop = [{ ...quarry, name: 'Цех № 1' }]
    expect(isOf([titova], [{ fullName: vera.fullName, department: 'Цех №1' }], null, workshop)).toEqual([
      'same',
    ])
    expect(isOf([titova], [{ fullName: vera.fullName, department: 'Цех № 2' }], null, workshop)).toEqual([
      'changed',
    ])
  })
})
