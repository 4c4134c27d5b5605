import { expect, test } from 'vitest'
import { day, employee } from '../../tests/examples.ts'
import { anIncident } from '../../tests/incidents-example.ts'
import { findFilingDay, listIncidentEmployees } from './people-named.ts'

test('an incident names its injured, its commission and those charged with safety; outsiders are no employees', () => {
  const person = (id: number | null) => ({
    employeeId: id === null ? null : employee(id),
    fullName: 'Абрамова А. А.',
    post: '',
  })
  const members = [person(null), person(5)]
  const commission = {
    orderNumber: '1',
    orderDate: day('2026-11-19'),
    chair: person(4),
    members,
    chargedWithSafety: [person(6)],
  }
  expect(listIncidentEmployees(anIncident())).toEqual([1])
  expect(listIncidentEmployees(anIncident({ commission }))).toEqual([1, 4, 5, 6])
})

test('a file is kept from its act on, or from the accident', () => {
  expect(findFilingDay(anIncident())).toBe('2026-11-19')
  expect(findFilingDay(anIncident({ completedOn: day('2026-11-21') }))).toBe('2026-11-21')
})
