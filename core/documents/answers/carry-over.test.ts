import { expect, test } from 'vitest'
import { forms } from '../../../tests/plain-press.ts'
import type { ValueKind, ValueSpec } from '../library/template.ts'
import { carryOver } from './carry-over.ts'

const spec = (name: string, kind: ValueKind): ValueSpec => ({
  name,
  label: name,
  kind,
  required: true,
  suggested: null,
  hint: '',
  bounds: [],
})
const template = {
  values: [
    spec('place', { type: 'place' }),
    spec('day', { type: 'date' }),
    spec('weeks', { type: 'period' }),
    spec('head', { type: 'responsible', role: 'ot-head' }),
    spec('who', { type: 'employee' }),
    spec('team', { type: 'employees' }),
    spec('board', { type: 'commission' }),
  ],
}

const carried = (answers: object, employed: readonly number[] = [1, 2, 3]) =>
  carryOver(template, { ...answers }, (id) => employed.includes(id))

test('texts, people and commissions are carried over; days, periods and holders of roles are not', () => {
  const lasting = { place: 'Цех', who: 1, team: [2, 3], board: { chair: 1, members: [2], secretary: null } }
  const passing = { day: '2026-11-20', weeks: { from: '2026-11-01', to: '2026-11-02' }, head: 1 }
  expect(carried({ ...lasting, ...passing })).toEqual(lasting)
})

test('nothing is no answer, and what the form no longer asks for is left', () => {
  expect(carried({ place: '', who: null, former: 'x' })).toEqual({})
})

test('an answer with someone who is not employed goes as a whole; one typed by hand stays', () => {
  expect(carried({ who: 4, team: [2, 4], board: { chair: 1, members: [2, 4] } })).toEqual({})
  const byHand = {
    who: { fullName: 'Ли Ян', position: 'эксперт' },
    team: [{ fullName: 'Ли', position: '' }, 2],
  }
  expect(carried(byHand)).toEqual(byHand)
})

test('of what the records fill only that is carried over which the company says of itself', () => {
  const sources = {
    headcount: 'company.headcount',
    clinic: 'said.clinic',
    branch: 'said.branch',
    siren: 'facts.fire-alarm',
  }
  const values = Object.entries(sources).map(([name, source]) => ({
    ...spec(name, { type: 'text' }),
    source,
  }))
  const answers = { headcount: '12', clinic: 'ГКБ № 4', branch: 'ОСФР', siren: 'Сирена' }
  expect(carryOver({ ...forms.card, values }, answers, () => true)).toEqual({
    branch: 'ОСФР',
    siren: 'Сирена',
  })
})
