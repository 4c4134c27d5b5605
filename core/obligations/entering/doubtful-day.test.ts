import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { doubtDay } from './doubtful-day.ts'

const person = { birthDate: day('1990-05-01'), hireDate: day('2026-11-20') }

test('a day before the birth or the hire is doubted, the first day of either is not', () => {
  const doubts = ['1990-04-30', '1990-05-01', '2026-11-19', '2026-11-20'].map((at) =>
    doubtDay(day(at), person),
  )
  expect(doubts).toEqual(['before-birth', 'before-hire', 'before-hire', null])
})
