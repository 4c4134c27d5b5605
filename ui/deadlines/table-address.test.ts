// @vitest-environment node
import { type DeadlineSort, deadlineSorts } from '@osh/core/deadline-tables/deadline-table.ts'
import type { Part } from '@osh/core/deadline-tables/part.ts'
import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import { listWindowMonths } from '@osh/core/deadlines/window.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { readTableAddress, writeTableAddress } from './table-address.ts'

const today = day('2026-11-20')
const whole = { sort: 'deadline', part: { is: 'all' }, filter: everyRow } as const
const read = (text: string) => readTableAddress(new URLSearchParams(text), 'training', today)

test('an address says what it was made of, whether or not something is saved', () => {
  const view = fc.record({
    sort: fc.constantFrom<DeadlineSort[]>(...deadlineSorts),
    part: fc.constantFrom<Part[]>(
      { is: 'all' },
      { is: 'overdue' },
      { is: 'waiting' },
      ...listWindowMonths('training', today).map((month) => ({ is: 'month' as const, ...month })),
    ),
    filter: fc.record({
      search: fc.string().filter((text) => text === '' || text.trim() !== ''),
      departmentId: fc.option(fc.integer({ min: 1 }).map((id) => id as DepartmentId)),
      subject: fc.option(fc.string({ minLength: 1 })),
    }),
  })
  fc.assert(
    fc.property(view, fc.boolean(), (asked, hasSaved) => {
      const words = new URLSearchParams(writeTableAddress(asked, 'training', today, hasSaved)).toString()
      expect(read(words) ?? whole).toEqual(asked)
    }),
  )
})

test('a bare address asks for what is saved; the whole table beside something saved has a word of its own', () => {
  expect(read('')).toBeNull()
  expect(writeTableAddress(whole, 'training', today, false)).toEqual({})
  expect(writeTableAddress(whole, 'training', today, true)).toEqual({ filter: 'none' })
})

test('what an address does not know is left out', () => {
  expect(read('sort=colour&part=9&department=x')).toEqual(whole)
})
