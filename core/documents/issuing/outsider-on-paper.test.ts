import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { anIncident } from '../../../tests/incidents-example.ts'
import type { Injured } from '../../incidents/incident.ts'
import { findOutsider, makeOutsiderOnPaper } from './outsider-on-paper.ts'

const stranger: Injured = { employeeId: null, fullName: 'Ли Ян', employer: 'ООО «Сосед»', severity: 'easy' }
const accident = { incident: anIncident({ injured: [...anIncident().injured, stranger] }), microtrauma: null }
const none = { incident: null, microtrauma: null }

test('an outsider is meant by the place among the injured, of a form made for each', () => {
  expect(findOutsider({ per: 'employee' }, accident, 1)).toBe(stranger)
  expect(findOutsider({ per: 'paper' }, accident, 1)).toBeNull()
  expect(findOutsider({ per: 'employee' }, none, 1)).toBeNull()
  for (const row of [0, 2, null, undefined])
    expect(findOutsider({ per: 'employee' }, accident, row)).toBeNull()
})

test('papers name an outsider with what is known of them', () => {
  expect(makeOutsiderOnPaper(stranger)).toMatchObject({
    lastName: 'Ли',
    firstName: 'Ян',
    position: '',
    sex: null,
    birthDate: null,
  })
  const card = { position: 'Стропальщик', birthDate: day('1990-01-02'), sex: 'f' } as const
  expect(makeOutsiderOnPaper({ ...stranger, card })).toMatchObject(card)
})

test('of a microtrauma it is the one who was hurt, of a form made for each', () => {
  const microtrauma = {
    injured: { employeeId: null, fullName: 'Ли Ян', post: 'Стропальщик', birthYear: null },
  }
  const hurt = { incident: null, microtrauma }
  expect(findOutsider({ per: 'employee' }, hurt, null)).toMatchObject({ fullName: 'Ли Ян' })
  expect(findOutsider({ per: 'paper' }, hurt, null)).toBeNull()
})
