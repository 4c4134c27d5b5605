import { expect, test } from 'vitest'
import { day, employee } from '../../../tests/examples.ts'
import { wordNamesakes } from './namesakes.ts'

test('a number, or the year of birth', () => {
  const [name, birthDate] = ['Иванов П. И.', day('1975-03-02')]
  const people = [
    { id: employee(1), name, birthDate, personnelNumber: '00117' },
    { id: employee(2), name, birthDate, personnelNumber: null },
  ]
  expect([...wordNamesakes(people).values()]).toEqual(['таб.\u00a000117', '1975\u00a0г.\u00a0р.'])
})
