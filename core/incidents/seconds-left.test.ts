import { expect, test } from 'vitest'
import { day, instant } from '../../tests/examples.ts'
import { moment } from '../../tests/incidents-example.ts'
import { describeSecondsLeft } from '../wording/incidents.ts'
import { countSecondsLeft } from './seconds-left.ts'
import type { Due } from './terms.ts'

const due: Due = { is: 'moment', at: moment('2026-11-20T13:10') }
const left = (local: string, second: string, of: Due = due) =>
  countSecondsLeft(of, moment(`2026-11-20T${local}`), instant(`2026-11-20T08:00:${second}.500Z`))

test('the last hour of a term in hours is told by the second', () => {
  expect(left('12:10', '00')).toBe(3600)
  expect(left('12:10', '01')).toBe(3599)
  expect(left('13:00', '25')).toBe(575)
  expect(left('13:10', '00')).toBe(0)
  expect(left('13:10', '59')).toBe(0)
})

test('a term further off, past, or in days is not', () => {
  expect(left('12:09', '59')).toBeNull()
  expect(left('13:11', '00')).toBeNull()
  expect(left('23:30', '00', { is: 'day', on: day('2026-11-20') })).toBeNull()
  expect(left('13:00', '00', { is: 'day', on: day('2026-11-20') })).toBeNull()
  expect(left('13:00', '00', { is: 'at-once' })).toBeNull()
})

test('seconds are told with two digits', () => {
  expect(describeSecondsLeft(575)).toBe('осталось 9 мин 35 с')
  expect(describeSecondsLeft(65)).toBe('осталось 1 мин 05 с')
  expect(describeSecondsLeft(3600)).toBe('осталось 60 мин 00 с')
  expect(describeSecondsLeft(0)).toBe('осталось 0 мин 00 с')
})
