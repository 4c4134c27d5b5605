import { expect, test } from 'vitest'
import { areaOf, journalAreas } from './areas.ts'

test('a command is of the area that it is named after', () => {
  expect(areaOf('employees/hire')).toBe('employees')
  expect(areaOf('unheard/of')).toBeNull()
  expect(areaOf('employees')).toBeNull()
  expect(journalAreas).toContain('memos')
})
