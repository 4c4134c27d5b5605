import { expect, test } from 'vitest'
import { findJournalArea, journalAreas } from './areas.ts'

test('a command is of the area that it is named after', () => {
  expect(findJournalArea('employees/hire')).toBe('employees')
  expect(findJournalArea('unheard/of')).toBeNull()
  expect(findJournalArea('employees')).toBeNull()
  expect(journalAreas).toContain('memos')
})
