import { expect, test } from 'vitest'
import { aCompany, employee } from '../../../tests/examples.ts'
import { moment } from '../../../tests/incidents-example.ts'
import { worker } from '../../../tests/source-facts.ts'
import { readIncident } from './read-incident.ts'

const typed = { degree: 'easy', date: '19.11.2026', time: '14:10', place: 'Цех' }
const facts = {
  people: new Map([[employee(1), worker]]),
  timeZone: aCompany().timeZone,
  nowIn: () => moment('2026-11-20T10:00'),
}
const read = (one: object) => readIncident({ ...typed, injured: [one] }, facts)

function injured(one: object) {
  const incident = read(one)
  if (!incident.ok) throw new Error(JSON.stringify(incident.error))
  return incident.value.injured[0]
}
const outsider = { fullName: 'Ли Ян', employer: 'ООО «Сосед»' }

test('of an outsider it is kept what papers say of them, as far as it is known', () => {
  const card = (given: object) => injured({ ...outsider, ...given })?.card
  expect(card({ position: ' Стропальщик ', birthDate: '02.01.1990', sex: 'f' })).toEqual({
    position: 'Стропальщик',
    birthDate: '1990-01-02',
    sex: 'f',
  })
  expect(card({ position: 'Стропальщик' })).toEqual({ position: 'Стропальщик', birthDate: null, sex: null })
  expect(card({ birthDate: '1990-01-02' })).toEqual({ position: '', birthDate: '1990-01-02', sex: null })
  expect(card({ sex: 'm' })).toEqual({ position: '', birthDate: null, sex: 'm' })
  expect(injured({ ...outsider, sex: 'x', position: ' ', birthDate: '' })).not.toHaveProperty('card')
})

test('an employee has it in the records', () => {
  expect(injured({ employeeId: 1, position: 'Стропальщик', sex: 'm' })).not.toHaveProperty('card')
})

test('what can’t be read is refused with the row', () => {
  const refused = (given: object) => read({ ...outsider, ...given })
  expect(refused({ position: 'о'.repeat(256) })).toMatchObject({
    error: { errors: [{ field: 'injured', row: 0, code: 'text/too-long' }] },
  })
  expect(refused({ birthDate: '31.02.1990' })).toMatchObject({
    error: { errors: [{ field: 'injured', row: 0, code: 'date/invalid' }] },
  })
  expect(refused({ position: 'о'.repeat(255) })).toMatchObject({ ok: true })
})
