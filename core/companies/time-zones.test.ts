import { expect, test } from 'vitest'
import { instant } from '../../tests/examples.ts'
import { computeMomentIn, findOffset, timeZones } from './time-zones.ts'

test('a zone of Russia has its own hours, and any other name those of Moscow', () => {
  expect(timeZones.map(findOffset)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(['Europe/Paris', '', 'toString'].map(findOffset)).toEqual([3, 3, 3])
})

test('a clock of the far east shows the next day already', () => {
  expect(computeMomentIn('Asia/Kamchatka', instant('2026-11-19T15:30:45Z'))).toBe('2026-11-20T03:30')
})
