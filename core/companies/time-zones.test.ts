import { expect, test } from 'vitest'
import { offsetOf, timeZones } from './time-zones.ts'

test('a zone of Russia has its own hours, and any other name those of Moscow', () => {
  expect(timeZones.map(offsetOf)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(['Europe/Paris', '', 'toString'].map(offsetOf)).toEqual([3, 3, 3])
})
