import { addDays, addMonths, format, parseISO } from 'date-fns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, today } from '../../tests/examples.ts'
import { findRules, sections } from '../sections/section.ts'
import { deriveNearness, findWindowEnd, isOverdue, listWindowMonths } from './window.ts'

test('briefings look one month ahead, training, examinations and PPE three, assessments six', () => {
  const ends = Object.fromEntries(sections.map((section) => [section, findWindowEnd(section, today)]))
  expect(ends).toEqual({
    briefing: '2026-04-16',
    instruction: '2026-04-16',
    training: '2026-06-16',
    medicalExamination: '2026-06-16',
    ppe: '2026-06-16',
    workingConditions: '2026-09-16',
    risk: '2026-09-16',
  })
})

test('a deadline is overdue from the next day on', () => {
  expect(isOverdue(day('2026-03-15'), today)).toBe(true)
  expect(isOverdue(today, today)).toBe(false)
  expect(isOverdue(day('2026-03-15'), today, true)).toBe(false)
})

test('what was never done and has no day is overdue at once, but for whoever is away', () => {
  expect([isOverdue(null, today), isOverdue(null, today, true)]).toEqual([true, false])
  expect([deriveNearness(null, today), deriveNearness(null, today, true)]).toEqual(['overdue', 'waiting'])
})

test('a deadline is soon when a month before it has come, also where that month is shorter', () => {
  expect(deriveNearness(day('2026-03-15'), today)).toBe('overdue')
  expect(deriveNearness(day('2026-04-16'), today)).toBe('soon')
  expect(deriveNearness(day('2026-04-17'), today)).toBe('later')
  expect(deriveNearness(day('2026-03-31'), day('2026-02-28'))).toBe('soon')
})

test('the months of a window begin today and follow one another without a gap', () => {
  expect(listWindowMonths('training', day('2026-01-31'))).toEqual([
    { from: '2026-01-31', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-04-01', to: '2026-04-30' },
  ])
})

test('by another calendar too: each month ends where today plus so many months lies, and the last is the window’s end', () => {
  const written = (date: Date) => format(date, 'yyyy-MM-dd')
  fc.assert(
    fc.property(fc.constantFrom(...sections), fc.integer({ min: 0, max: 3000 }), (section, offset) => {
      const start = addDays(parseISO('2024-01-31'), offset)
      const months = listWindowMonths(section, day(written(start)))
      expect(months).toHaveLength(findRules(section).windowMonths)
      expect(months.map(({ to }) => to)).toEqual(months.map((_, i) => written(addMonths(start, i + 1))))
      expect(months.slice(1).map(({ from }) => from)).toEqual(
        months.slice(0, -1).map(({ to }) => written(addDays(parseISO(to), 1))),
      )
      expect(months.at(-1)?.to).toBe(findWindowEnd(section, day(written(start))))
    }),
  )
})
