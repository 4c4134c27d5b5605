import { expect, test } from 'vitest'
import { day, employee } from '../../tests/examples.ts'
import { anIncident } from '../../tests/incidents-example.ts'
import {
  compareSeverity,
  degrees,
  deriveDegree,
  deriveSeverity,
  isGroup,
  severities,
} from '../norms/accidents/degree.ts'
import {
  compareByOccurrence,
  deriveIncidentState,
  type IncidentFilter,
  isListed,
} from './incident-repository.ts'

const all: IncidentFilter = { search: '', state: null, degree: null }
const one = (fullName: string, severity: 'easy' | 'serious' = 'easy') => ({
  employeeId: employee(1),
  fullName,
  employer: '',
  severity,
})
const incident = anIncident({ injured: [one('Титов Роман'), one('Белова Анна', 'serious')] })
const listed = (filter: Partial<IncidentFilter>, of = incident) => isListed(of, { ...all, ...filter })

test('a filter leaves what has the name, the state and the degree', () => {
  expect(listed({})).toBe(true)
  expect([listed({ search: 'бел' }), listed({ search: 'иванов' })]).toEqual([true, false])
  expect(degrees.filter((degree) => listed({ degree }))).toEqual(['seriousGroup'])
  const alone = anIncident({ injured: [one('Титов Роман')] })
  expect(degrees.filter((degree) => listed({ degree }, alone))).toEqual(['easy'])
  expect([listed({ state: 'in-process' }), listed({ state: 'completed' })]).toEqual([true, false])
  const completed = { ...incident, completedOn: day('2026-11-21') }
  expect([listed({ state: 'in-process' }, completed), listed({ state: 'completed' }, completed)]).toEqual([
    false,
    true,
  ])
  expect([deriveIncidentState(incident), deriveIncidentState(completed)]).toEqual(['in-process', 'completed'])
  expect(listed({ search: 'бел', state: 'completed' })).toBe(false)
  expect(listed({ search: 'бел', degree: 'easy' })).toBe(false)
  expect(listed({ search: 'иванов', state: 'in-process', degree: 'seriousGroup' })).toBe(false)
})

test('a degree is a severity, of one or of several', () => {
  expect(degrees.map(deriveSeverity)).toEqual(['easy', 'easy', 'serious', 'serious', 'fatal', 'fatal'])
  expect(degrees.map(isGroup)).toEqual([false, true, false, true, false, true])
  for (const severity of severities) {
    expect(deriveDegree(severity, 1)).toBe(severity)
    expect(deriveDegree(severity, 2)).toBe(`${severity}Group`)
  }
  expect(deriveDegree('easy', 0)).toBe('easy')
  expect(['fatal', 'easy', 'serious'].toSorted((a, b) => compareSeverity(a as 'easy', b as 'easy'))).toEqual([
    'easy',
    'serious',
    'fatal',
  ])
  expect(compareSeverity('fatal', 'fatal')).toBe(0)
})

test('the latest comes first, of one moment the one recorded last', () => {
  const happened = (id: number, occurredAt: string) => ({ id, occurredAt })
  const early = happened(9, '2026-03-01T10:00')
  const late = happened(1, '2026-03-01T10:01')
  const later = happened(2, '2026-03-01T10:01')
  for (const given of [
    [early, late, later],
    [later, late, early],
    [late, early, later],
  ])
    expect(given.toSorted(compareByOccurrence)).toEqual([later, late, early])
})
