import { expect, test } from 'vitest'
import { employee } from '../../../tests/examples.ts'
import { anIncident } from '../../../tests/incidents-example.ts'
import type { Injured } from '../incident.ts'
import { tellTaken } from './tell-taken.ts'

const named = (id: number, fullName: string): Injured => ({
  ...{ employeeId: employee(id), fullName },
  ...{ employer: '', severity: 'easy' },
})
const [titov, volkova, orlov] = [named(1, 'Титов Р. Е.'), named(2, 'Волкова В. В.'), named(3, 'Орлов О. О.')]
const all = anIncident({ injured: [titov, volkova, orlov], lostDays: { '1': 12 } })
const changed = { before: { place: 'Двор' }, after: { place: 'Цех' } }

test('of those who are injured no more only they are told on whom something stood', () => {
  const taken = [
    { fullName: 'Титов Р. Е.', fault: null, lostDays: 12, concluded: false, answers: 0, papers: 0 },
  ]
  const told = { before: { place: 'Двор' }, after: { place: 'Цех', taken } }
  expect(tellTaken(all, { ...all, injured: [orlov] }, changed)).toEqual(told)
  expect(tellTaken(all, { ...all, injured: [titov, orlov] }, changed)).toEqual(changed)
  expect(tellTaken(all, all, changed)).toEqual(changed)
})
