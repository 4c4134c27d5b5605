import { expect, test } from 'vitest'
import { anEmployee, day, employee, mining, somePosition, today, yesterday } from '../../tests/examples.ts'
import { sections } from '../sections/section.ts'
import type { Away } from './absences/absence.ts'
import { isDismissed } from './employee.ts'
import { deriveSectionState, isShort, type SectionState, tellAssignedTo, withStates } from './shortage.ts'

const stateOf = (deadline: string) => deriveSectionState(day(deadline), today)

test('a section is overdue from the day after its earliest deadline', () => {
  expect(stateOf('2026-03-15')).toBe('overdue')
  expect(stateOf('2026-03-16')).toBe('soon')
})

test('a deadline is soon when a month before it has come', () => {
  expect(stateOf('2026-04-16')).toBe('soon')
  expect(stateOf('2026-04-17')).toBe('ok')
  expect(deriveSectionState(day('2026-03-31'), day('2026-02-28'))).toBe('soon')
  expect(deriveSectionState(day('2026-03-31'), day('2026-02-27'))).toBe('ok')
})

test('a section in which something has to be done at once is overdue, but for whoever is away', () => {
  expect(deriveSectionState('atOnce', today)).toBe('overdue')
  expect(deriveSectionState('atOnce', today, true)).toBe('ok')
})

test('an obligation without a deadline is in order, no obligation is none', () => {
  expect(deriveSectionState(null, today)).toBe('ok')
  expect(deriveSectionState(undefined, today)).toBe('none')
})

const somebody = {
  ...anEmployee(),
  id: employee(1),
  companyId: mining,
  position: { id: somePosition, name: 'Машинист бульдозера' },
  version: 1,
}
const known = (away: Away | null = null) => ({
  earliest: new Map([
    ['training', day('2026-01-01')],
    ['ppe', null],
  ] as const),
  away,
  today,
})
const onLeave: Away = { kind: 'parental', to: null }
const noStates = Object.fromEntries(sections.map((section) => [section, 'none']))

test('overdue is a shortage everywhere, none only where everyone must have one', () => {
  const shortWith = (state: SectionState) => {
    const states = {
      ...withStates(somebody, known()).states,
      ...Object.fromEntries(sections.map((s) => [s, state])),
    }
    return sections.filter((section) => isShort(section, { states, away: null }))
  }
  expect(shortWith('overdue')).toEqual(sections)
  expect(shortWith('none')).toEqual(['briefing', 'training'])
  expect([...shortWith('soon'), ...shortWith('ok')]).toEqual([])
})

test('every section has its state', () => {
  expect(withStates(somebody, known())).toEqual({
    ...somebody,
    states: { ...noStates, training: 'overdue', ppe: 'ok' },
    away: null,
  })
})

test('of whoever is away nothing is due and nothing is missing', () => {
  const absent = withStates(somebody, known(onLeave))
  expect(absent).toMatchObject({ states: { ...noStates, training: 'ok', ppe: 'ok' }, away: onLeave })
  expect(sections.filter((section) => isShort(section, absent))).toEqual([])
})

test('whoever is dismissed has no states, and is not away', () => {
  const gone = withStates({ ...somebody, dismissalDate: yesterday }, known(onLeave))
  expect(gone).toMatchObject({ states: noStates, away: null })
  const last = withStates({ ...somebody, dismissalDate: today }, known(onLeave))
  expect(last).toMatchObject({ states: { training: 'ok' }, away: onLeave })
})

test('an employee is dismissed from the day after the last day of work on, not on it', () => {
  const dismissed = (date: string | null) =>
    isDismissed({ dismissalDate: date === null ? null : day(date) }, today)
  expect([
    dismissed(null),
    dismissed('2026-03-17'),
    dismissed('2026-03-16'),
    dismissed('2026-03-15'),
  ]).toEqual([false, false, false, true])
})

test('a section is assigned to all, to some or to no one; one who was not read makes it unknown', () => {
  const { states } = withStates(somebody, known())
  const told = (...of: readonly SectionState[]) =>
    tellAssignedTo(
      'ppe',
      of.map((state) => ({ states: { ...states, ppe: state, training: 'ok' } })),
    )
  expect([told('ok', 'soon'), told('none', 'ok'), told('none', 'none'), told()]).toEqual([
    'all',
    'some',
    'no-one',
    'no-one',
  ])
  expect(told('none', 'unknown')).toBe('unknown')
})
