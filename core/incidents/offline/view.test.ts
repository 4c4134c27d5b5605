import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../../tests/examples.ts'
import { anIncident, doneAt, moment } from '../../../tests/incidents-example.ts'
import type { IncidentId } from '../incident.ts'
import type { ChangeKey, ChangeState, OfflineChange, UnsentChange } from './outbox.ts'
import { applyChanges, makeSentPatch, readRecord } from './view.ts'

const id = 3 as IncidentId
const madeAt = instant('2026-11-19T12:00:00Z')
const here = { by: someone, people: new Map(), timeZone: 'Europe/Moscow' }
const known = anIncident({ id })
const waiting = { is: 'waiting', sentAt: null, lostAt: null } as const
const unsent = (change: OfflineChange, state: ChangeState = waiting): UnsentChange => ({
  key: 'k' as ChangeKey,
  companyId: mining,
  incident: id,
  change,
  madeAt,
  state,
})
const mark = { is: 'mark', step: 'first-aid', at: moment('2026-11-19T14:30'), seen: null } as const
const answer = { is: 'answer', step: 'severity', answer: true, seen: null } as const
const details = {
  degree: 'easy',
  date: '2026-11-19',
  time: '14:00',
  place: 'Цех',
  injured: [{ fullName: 'Иванов Иван', employer: '' }],
}

test('what was done here is shown over what the server said last, signed by the person', () => {
  const view = applyChanges(
    known,
    [unsent(mark), unsent(answer), unsent({ is: 'note', text: 'a', at: mark.at })],
    here,
  )
  expect(view?.done['first-aid']).toEqual({ at: mark.at, entered: { by: someone, at: madeAt } })
  expect(view?.answers).toMatchObject({ severity: true })
  expect(
    applyChanges(view, [unsent({ ...mark, at: null, seen: mark.at })], here)?.done['first-aid'],
  ).toBeUndefined()
})

test('what waits for a word is not shown as done, and what the rules refuse neither', () => {
  expect(applyChanges(known, [unsent(mark, { is: 'conflict', theirs: null })], here)).toEqual(known)
  expect(
    applyChanges(known, [unsent(mark, { is: 'refused', refusal: { code: 'not-found' } })], here),
  ).toEqual(known)
  expect(applyChanges(known, [unsent(mark, { is: 'doubtful' })], here)?.done['first-aid']?.at).toBe(mark.at)
  expect(applyChanges(known, [unsent({ ...mark, at: moment('2026-11-19T15:01') })], here)).toEqual(known)
})

test('of an accident that was annulled meanwhile nothing that waits is shown', () => {
  const annulled = { ...known, annulled: { reason: 'Записан дважды', by: someone, at: madeAt } }
  expect(applyChanges(annulled, [unsent(mark), unsent(answer)], here)).toEqual(annulled)
})

test('an accident that was recorded here is there, by the clock of the place', () => {
  const view = applyChanges(null, [unsent({ is: 'record', details }), unsent(mark)], here)
  expect(view).toMatchObject({ id, companyId: mining, place: 'Цех', occurredAt: '2026-11-19T14:00' })
  expect(view?.done).toMatchObject({ 'first-aid': { at: mark.at } })
  expect(applyChanges(null, [unsent(mark)], here)).toBeNull()
  expect(applyChanges(null, [unsent({ is: 'record', details: { ...details, place: '' } })], here)).toBeNull()
  expect(readRecord({ ...details, time: '15:01' }, madeAt, here).ok).toBe(false)
  expect(readRecord({ ...details, time: '15:00' }, madeAt, here).ok).toBe(true)
})

test('a change goes with what was seen of it', () => {
  expect(makeSentPatch(mark)).toEqual({
    done: { 'first-aid': mark.at },
    seen: { done: { 'first-aid': null } },
  })
  expect(makeSentPatch({ ...mark, at: null, seen: mark.at })).toEqual({
    done: { 'first-aid': false },
    seen: { done: { 'first-aid': mark.at } },
  })
  expect(makeSentPatch(answer)).toEqual({
    answers: { severity: true },
    seen: { answers: { severity: null } },
  })
  expect(makeSentPatch({ is: 'record', details })).toBeNull()
})

test('a done step of the server stays beside those of here', () => {
  const done = anIncident({ id, done: { inspect: doneAt('2026-11-19T14:40') } })
  expect(Object.keys(applyChanges(done, [unsent(mark)], here)?.done ?? {}).toSorted()).toEqual([
    'first-aid',
    'inspect',
  ])
})
