import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, employee } from '../../tests/examples.ts'
import { type Named, tellApart } from './namesakes.ts'

const one = (id: number, name: string, changes: Partial<Named> = {}): Named => ({
  ...{ id: employee(id), name, personnelNumber: null, birthDate: day('1975-03-02') },
  ...changes,
})
const told = (...people: readonly Named[]) => Object.fromEntries(tellApart(people))

test('namesakes get their numbers, and the year of birth where there is none', () => {
  expect(
    told(
      one(1, 'Иванов Пётр', { personnelNumber: '00117' }),
      one(2, 'иванов петр '),
      one(3, 'Иванова Анна', { personnelNumber: '3' }),
    ),
  ).toEqual({ 1: { is: 'number', number: '00117' }, 2: { is: 'born', year: '1975' } })
})

test('one person in several rows has no namesake, and what may not be told is not', () => {
  expect(told(one(1, 'Иванов Пётр'), one(1, 'Иванов Пётр'))).toEqual({})
  expect(told(one(1, 'Иванов Пётр', { birthDate: null }), one(2, 'Иванов Пётр'))).toEqual({
    2: { is: 'born', year: '1975' },
  })
})

test('what all of one name would have in common tells nobody apart', () => {
  const [first, second] = [one(1, 'Иванов Пётр'), one(2, 'Иванов Пётр')]
  expect(told(first, second)).toEqual({})
  expect(
    Object.keys(told(first, second, one(3, 'Иванов Пётр', { birthDate: day('1980-01-01') }))),
  ).toHaveLength(3)
})

test('nobody is told apart whose name nobody else has', () => {
  const people = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }).map(employee),
      name: fc.constantFrom('Иванов П. И.', 'Ёлкин', 'елкин', 'Титов'),
      personnelNumber: fc.option(fc.constantFrom('1', '007')),
      birthDate: fc.option(fc.constant(day('1990-01-01'))),
    }),
  )
  fc.assert(
    fc.property(people, (all) => {
      const last = new Map(all.map((who) => [who.id, who.name.toLowerCase().replace('ё', 'е')]))
      for (const id of tellApart(all).keys())
        expect([...last].filter(([other, name]) => other !== id && name === last.get(id))).not.toEqual([])
    }),
  )
})
