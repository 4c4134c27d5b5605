import { expect, test } from 'vitest'
import { anIncident, changedBy, codesOf } from '../../../tests/incidents-example.ts'
import type { Incident } from '../incident.ts'

const now = '2026-11-22T09:00:00Z'
const fault = {
  injured: 0,
  percent: 20,
  grossNegligence: true,
  body: 'Профком',
  opinionOn: '21.11.2026',
  opinion: 'протокол № 3',
}
const change = (given: object, kept: Incident = anIncident()) =>
  changedBy({ fault: { ...fault, ...given } }, kept, now)

const kept = { percent: 20, body: 'Профком', opinionOn: '2026-11-21', opinion: 'протокол № 3' }

function after(given: object, before?: Incident): Incident {
  const changed = change(given, before)
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  return changed.value.answer
}

test('the degree of fault is kept of one of the injured, with the opinion of the union', () => {
  expect(after({}).faults).toEqual({ '1': kept })
  expect(after({ percent: '100' }).faults['1']?.percent).toBe(100)
  const outsider = { employeeId: null, fullName: 'Ли Ян', employer: 'ООО «Сосед»', severity: 'easy' } as const
  const two = anIncident({ injured: [...anIncident().injured, outsider] })
  expect(Object.keys(after({ injured: 1 }, two).faults)).toEqual(['ли ян/ооо «сосед»'])
})

test('without the opinion, its day and what it says there is no degree of fault', () => {
  for (const field of ['body', 'opinionOn', 'opinion'])
    for (const blank of ['', ' ', null])
      expect(codesOf(change({ [field]: blank }))).toEqual([`${field}: fault/no-opinion`])
  expect(codesOf(change({ opinionOn: '23.11.2026' }))).toEqual(['opinionOn: date/in-future'])
  expect(codesOf(change({ opinionOn: 'вчера' }))).toEqual(['opinionOn: date/invalid'])
})

test('it is a whole percentage, of someone whom the accident injured', () => {
  for (const percent of [0, 101, 12.5, 'много', true, [20], '1e1'])
    expect(codesOf(change({ percent }))).toEqual(['percent: fault/percent'])
  expect(change({ percent: 1 }).ok).toBe(true)
  for (const injured of [1, -1, '0', 'a', null])
    expect(codesOf(change({ injured }))).toEqual(['injured: person/unknown'])
})

test('a blank percentage takes it back', () => {
  const one = after({})
  const left = changedBy({ fault: { injured: 0 } }, one, now)
  expect(left.ok && left.value.answer.faults).toEqual({})
  expect(codesOf(change({ opinionOn: undefined }))).toEqual(['opinionOn: fault/no-opinion'])
  for (const percent of ['', ' ', null]) expect(after({ percent }, one).faults).toEqual({})
})

test('there is none without gross negligence', () => {
  for (const grossNegligence of [undefined, false, 'да', null])
    expect(codesOf(change({ grossNegligence }))).toEqual(['grossNegligence: fault/not-gross'])
  expect(codesOf(change({ grossNegligence: false, body: '' }))).toEqual([
    'grossNegligence: fault/not-gross',
    'body: fault/no-opinion',
  ])
})

test('where there is neither a union nor another body, that is kept in place of an opinion', () => {
  const nowhere = { percent: 20, body: '', opinionOn: null, opinion: '' }
  expect(after({ noBody: true, body: '', opinionOn: null, opinion: '' }).faults).toEqual({ '1': nowhere })
  expect(after({ noBody: true }).faults).toEqual({ '1': nowhere })
  expect(codesOf(change({ noBody: 'да', body: '' }))).toEqual(['body: fault/no-opinion'])
})
