import { expect, test } from 'vitest'
import { day, today } from '../../tests/examples.ts'
import { sections } from '../sections/section.ts'
import { isShort, sectionState, sectionStates } from './shortage.ts'

const stateOf = (deadline: string) => sectionState(day(deadline), today)

test('a section is overdue from the day after its earliest deadline', () => {
  expect(stateOf('2026-03-15')).toBe('overdue')
  expect(stateOf('2026-03-16')).toBe('soon')
})

test('a deadline is soon when a month before it has come', () => {
  expect(stateOf('2026-04-16')).toBe('soon')
  expect(stateOf('2026-04-17')).toBe('ok')
  expect(sectionState(day('2026-03-31'), day('2026-02-28'))).toBe('soon')
  expect(sectionState(day('2026-03-31'), day('2026-02-27'))).toBe('ok')
})

test('an obligation without a deadline is in order, no obligation is none', () => {
  expect(sectionState(null, today)).toBe('ok')
  expect(sectionState(undefined, today)).toBe('none')
})

test('overdue is a shortage everywhere, none only where everyone must have one', () => {
  expect(sections.filter((section) => isShort(section, 'overdue'))).toEqual(sections)
  expect(sections.filter((section) => isShort(section, 'none'))).toEqual(['briefing', 'training'])
  expect(sections.some((section) => isShort(section, 'soon') || isShort(section, 'ok'))).toBe(false)
})

test('every section has its state', () => {
  expect(
    sectionStates(
      new Map([
        ['training', day('2026-01-01')],
        ['ppe', null],
      ]),
      today,
    ),
  ).toEqual({
    briefing: 'none',
    instruction: 'none',
    training: 'overdue',
    medicalExamination: 'none',
    ppe: 'ok',
    workingConditions: 'none',
    risk: 'none',
  })
})
