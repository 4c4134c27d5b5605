import { expect, test } from 'vitest'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'
import { computeWeekday, isWeekend, makeCalendar } from './production-calendar.ts'
import { countWorkingDaysIn } from './working-days.ts'

const day = (text: string) => text as LocalDate
const whyOf = (text: string) => makeCalendar()(day(text))

test('a year has as many working days as its published calendar says', () => {
  const count = (year: number) =>
    countWorkingDaysIn(day(`${year}-01-01`), day(`${year}-12-31`), makeCalendar())
  expect([2023, 2024, 2025, 2026, 2027].map(count)).toEqual([247, 248, 247, 247, 247])
})

test('a day that is what its weekday says has no other reason', () => {
  expect(whyOf('2026-11-20')).toEqual({ day: '2026-11-20', works: true, why: { is: 'week' } })
  expect(whyOf('2026-11-21')).toEqual({ day: '2026-11-21', works: false, why: { is: 'week' } })
})

test('a holiday is off and says which one it is', () => {
  expect(whyOf('2026-11-04').why).toEqual({ is: 'holiday', name: 'День народного единства' })
  expect(whyOf('2026-01-07')).toMatchObject({ works: false, why: { name: 'Рождество Христово' } })
})

test('what the Government has moved is off in the new place; a Saturday it was moved from is worked, a holiday is not', () => {
  expect(whyOf('2025-11-01')).toMatchObject({
    works: true,
    why: { is: 'moved-away', to: '2025-11-03', by: 'pp-1335' },
  })
  expect(whyOf('2025-11-03')).toMatchObject({ works: false, why: { is: 'moved-here', from: '2025-11-01' } })
  expect(whyOf('2026-01-03')).toMatchObject({ works: false, why: { is: 'holiday' } })
  expect(whyOf('2026-12-31')).toMatchObject({ works: false, why: { from: '2026-01-04', by: 'pp-1466' } })
  expect(whyOf('2027-02-20')).toMatchObject({ works: true, why: { to: '2027-02-22', by: 'pp-1187' } })
  for (const off of ['2027-02-22', '2027-11-05', '2027-12-31'])
    expect(whyOf(off)).toMatchObject({ works: false, why: { is: 'moved-here', by: 'pp-1187' } })
})

test('a holiday on a weekend gives a day off to the next working day, unless the Government has moved it elsewhere', () => {
  expect(whyOf('2026-03-09')).toMatchObject({ works: false, why: { from: '2026-03-08', by: 'tk' } })
  expect(whyOf('2026-05-11')).toMatchObject({ works: false, why: { from: '2026-05-09', by: 'tk' } })
  expect(whyOf('2025-02-24')).toMatchObject({ works: true, why: { is: 'week' } })
})

test('where the transfers are not known the rule of the article alone holds, and moves nothing from January', () => {
  expect(whyOf('2028-01-10')).toMatchObject({ works: true, why: { is: 'week' } })
  expect(whyOf('2028-05-02')).toMatchObject({ works: true, why: { is: 'week' } })
  expect(whyOf('2028-03-08')).toMatchObject({ works: false, why: { is: 'holiday' } })
  expect(whyOf('2028-11-06')).toMatchObject({ works: false, why: { from: '2028-11-04', by: 'tk' } })
})

test('what a company says of a day comes before what is shipped', () => {
  const calendar = makeCalendar([
    { day: day('2026-11-20'), works: false, note: 'приказ № 5' },
    { day: day('2026-11-21'), works: true, note: 'приказ № 5' },
  ])
  expect(calendar(day('2026-11-20'))).toEqual({
    day: '2026-11-20',
    works: false,
    why: { is: 'company', note: 'приказ № 5' },
  })
  expect(calendar(day('2026-11-21')).works).toBe(true)
  expect(calendar(day('2026-11-22')).works).toBe(false)
})

test('a week begins on Monday', () => {
  expect(Array.from({ length: 7 }, (_, i) => computeWeekday(addDays(day('2026-11-16'), i)))).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ])
  expect([day('2023-12-31'), day('2024-01-05'), day('2024-01-06')].map(isWeekend)).toEqual([
    true,
    false,
    true,
  ])
})
