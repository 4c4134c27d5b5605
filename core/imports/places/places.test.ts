import { describe, expect, it } from 'vitest'
import { mining } from '../../../tests/examples.ts'
import type { DepartmentId } from '../../departments/department.ts'
import type { PositionId } from '../../positions/position.ts'
import { shippedPositions } from '../../positions/shipped-positions.ts'
import { keyPlace, makePlaces } from './places.ts'

const workshop = { id: 1 as DepartmentId, companyId: mining, name: 'Цех № 1' }
const guard = { id: 5 as PositionId, name: 'Хранитель' }
const driver = shippedPositions.find(({ name }) => name === 'Водитель автомобиля')
if (!driver) throw new Error('no driver is shipped')
const rowsOf = (kind: 'department' | 'position', names: readonly string[]) =>
  names.map((name, i) => ({ line: i + 2, values: { [kind]: name } }))
const places = (
  kind: 'department' | 'position',
  names: readonly string[],
  answers: Readonly<Record<string, string>> = {},
) =>
  makePlaces(
    { departments: [workshop], positions: [guard] },
    rowsOf(kind, names),
    new Map(Object.entries(answers).map(([name, taken]) => [keyPlace(kind, name), taken])),
  )

describe('a name of a file', () => {
  it('that is known, or like none, is not asked about', () => {
    const names = ['цех № 1', 'Карьер', 'КАРЬЕР', 'Склад']
    const { ask, department } = places('department', names)
    expect(names.map((name) => ask('department', name))).toEqual([null, null, null, null])
    expect(names.map(department)).toEqual([
      { id: 1, name: 'Цех № 1' },
      { id: null, name: 'Карьер' },
      { id: null, name: 'Карьер' },
      { id: null, name: 'Склад' },
    ])
    const of = places('position', ['Хранитель 5 разряда', 'Взрывник'])
    expect(of.ask('position', 'Хранитель 5 разряда')).toBeNull()
    expect(of.ask('position', 'Взрывник')).toBeNull()
    expect(of.position('Хранитель 5 разряда')).toEqual({ ...guard, staff: 'Хранитель 5 разряда' })
  })

  it('that is like another is asked about until somebody says which it is', () => {
    const question = { kind: 'department', name: 'Цех №1', alike: ['Цех № 1'] }
    const open = places('department', ['Цех №1'])
    expect(open.ask('department', 'Цех №1')).toEqual({ question, isOpen: true })
    const same = places('department', ['Цех №1'], { 'Цех №1': 'Цех № 1' })
    expect(same.ask('department', 'цех №1')).toEqual({
      question,
      isOpen: false,
    })
    expect(same.department('Цех №1')).toEqual({ id: 1, name: 'Цех № 1' })
    const added = places('department', ['Цех №1'], { 'Цех №1': 'Цех №1' })
    expect(added.ask('department', 'Цех №1')).toEqual({ question, isOpen: false })
    expect(added.department('Цех №1')).toEqual({ id: null, name: 'Цех №1' })
    const wrong = places('department', ['Цех №1'], { 'Цех №1': 'Склад' })
    expect(wrong.ask('department', 'Цех №1')).toEqual({ question, isOpen: true })
  })

  it('with a grade keeps it', () => {
    const graded = places('position', ['Водитель а/м 2 категории'], {
      'Водитель а/м 2 категории': 'водитель автомобиля',
    })
    expect(graded.ask('position', 'Водитель а/м 2 категории')).toMatchObject({
      question: { alike: ['Водитель автомобиля'] },
      isOpen: false,
    })
    expect(graded.position('Водитель а/м 2 категории')).toEqual({
      ...driver,
      staff: 'Водитель автомобиля 2 категории',
    })
    const own = { id: 6 as PositionId, name: 'Обходчик 4 разряда' }
    const misspelt = 'Обхочик 4 разряда'
    const answers = new Map([[keyPlace('position', misspelt), own.name]])
    const known = makePlaces({ departments: [], positions: [own] }, rowsOf('position', [misspelt]), answers)
    expect(known.position(misspelt)).toEqual({ ...own, staff: null })
    expect(
      places('position', ['Водитель а/м'], { 'Водитель а/м': driver.name }).position('Водитель а/м'),
    ).toEqual({
      ...driver,
      staff: null,
    })
  })

  it('is like one of the same file that stands in more rows, whatever their order', () => {
    const names = ['Бригада Северная', 'Бригада Севернея', 'Бригада Севернея']
    for (const order of [names, names.toReversed()]) {
      const { ask } = places('department', order)
      expect(ask('department', 'Бригада Севернея')).toBeNull()
      expect(ask('department', 'Бригада Северная')).toMatchObject({
        question: { alike: ['Бригада Севернея'] },
        isOpen: true,
      })
    }
    const taken = places('department', names, { 'Бригада Северная': 'Бригада Севернея' })
    expect(taken.department('Бригада Северная')).toEqual({ id: null, name: 'Бригада Севернея' })
  })

  it('that is taken for one which is asked about waits for the answer to that', () => {
    const names = ['Цех №1', 'Цех №1', 'Цех 1']
    const first = places('department', names, { 'Цех 1': 'Цех №1' })
    expect(first.ask('department', 'Цех 1')).toMatchObject({ isOpen: true })
    const both = places('department', names, { 'Цех 1': 'Цех №1', 'Цех №1': 'Цех № 1' })
    expect(both.ask('department', 'Цех 1')).toMatchObject({ isOpen: false })
    expect(both.department('Цех 1')).toEqual({ id: 1, name: 'Цех № 1' })
  })
})
