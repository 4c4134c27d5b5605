import { expect, test } from 'vitest'
import { day } from '../../tests/examples.ts'
import type { Section } from '../sections/section.ts'
import { findFirstDue } from './first-due.ts'

const table = (section: Section, total: number, deadline: string | null = null) => ({
  section,
  horizon: { total, next: deadline === null ? null : { deadline: day(deadline), fullName: 'Белов И. С.' } },
})

test('the first memo is of the first table that has rows', () => {
  expect(findFirstDue([table('briefing', 0), table('training', 2), table('ppe', 5)])).toBe('training')
})

test('where no table has rows it is of the soonest deadline beyond them', () => {
  const later = [table('briefing', 0, '2027-01-01'), table('training', 0, '2026-10-01'), table('ppe', 0)]
  expect(findFirstDue(later)).toBe('training')
  expect(findFirstDue([table('briefing', 0, '2026-10-01'), table('training', 0, '2026-11-01')])).toBe(
    'briefing',
  )
  expect(findFirstDue([table('briefing', 0, '2026-10-01'), table('training', 0, '2026-10-01')])).toBe(
    'briefing',
  )
  expect(findFirstDue([...later, table('risk', 1, '2028-01-01')])).toBe('risk')
})

test('where nothing falls due there is none', () => {
  expect(findFirstDue([table('briefing', 0), table('training', 0)])).toBeNull()
})
