import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { listBreaks } from './break-in-work.ts'

const away = (from: string, to: string | null) => ({ from: day(from), to: to === null ? null : day(to) })

test('absences that follow one another are one break, those with a working day between are two', () => {
  const first = away('2026-02-01', '2026-02-10')
  expect(listBreaks([away('2026-02-11', '2026-02-20'), first])).toEqual([away('2026-02-01', '2026-02-20')])
  expect(listBreaks([first, away('2026-02-11', null)])).toEqual([away('2026-02-01', null)])
  expect(listBreaks([first, away('2026-02-12', null)])).toEqual([first, away('2026-02-12', null)])
})
