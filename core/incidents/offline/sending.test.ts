import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../../tests/examples.ts'
import { anIncident, doneAt, moment } from '../../../tests/incidents-example.ts'
import { addSeconds, DAY } from '../../shared/dates/instant.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { IncidentId } from '../incident.ts'
import { giveUp, sendMine } from './decide-unsent.ts'
import { FIRST_LOCAL_ID, isLocal } from './local-id.ts'
import { nothingOnThisDevice } from './on-this-device.ts'
import {
  addChange,
  type ChangeKey,
  emptyOutbox,
  listIncidentChanges,
  makeLocalId,
  type OfflineChange,
  type Outbox,
} from './outbox.ts'
import { beginSending, findNextToSend, settleSending, takeUp } from './sending.ts'

const key = (text: string): ChangeKey => text as ChangeKey
const known = 3 as IncidentId
const at = instant('2026-11-19T12:00:00Z')

const adds = (box: Outbox, of: IncidentId, name: string, change: OfflineChange): Outbox =>
  addChange(box, { key: key(name), companyId: mining, incident: of, change, madeAt: at })

const record = { is: 'record', details: { place: 'Цех' } } as const
const note = { is: 'note', text: 'Смазка на полу', at: moment('2026-11-19T15:00') } as const
const mark = { is: 'mark', step: 'first-aid', at: moment('2026-11-19T14:30'), seen: null } as const
const answer = { is: 'answer', step: 'severity', answer: true, seen: null } as const
const photo = { is: 'photo', step: 'inspect', name: 'a.jpg', size: 3, format: 'jpeg' } as const

const empty = emptyOutbox(someone)
const own = makeLocalId(empty)
const keysIn = ({ changes }: Outbox) => changes.map((one) => one.key)
const stateOf = ({ changes }: Outbox, name: string) => changes.find((one) => one.key === name)?.state

test('an accident that was recorded here has the server’s id from then on, and so has what was written of it', () => {
  const box = adds(adds(empty, own, 'a', record), own, 'b', note)
  const sent = settleSending(box, key('a'), { is: 'accepted', now: anIncident({ id: known }) })
  expect(sent.changes.map(({ incident }) => incident)).toEqual([known])
  expect(adds(sent, own, 'c', note).changes.at(-1)?.incident).toBe(known)
  expect(makeLocalId(sent)).toBe(own + 1)
})

test('nothing of an accident goes before its record, and nothing of others waits for it', () => {
  const box = adds(adds(adds(empty, own, 'a', record), own, 'b', note), known, 'c', note)
  const refused = settleSending(box, key('a'), { is: 'refused', refusal: { code: 'not-found' } })
  expect(findNextToSend(box)?.key).toBe('a')
  expect(findNextToSend(refused)?.key).toBe('c')
  expect(keysIn(giveUp(refused, key('a')))).toEqual(['c'])
  expect(keysIn(giveUp(refused, key('b')))).toEqual(['a', 'c'])
})

test('what somebody else changed meanwhile waits for a word, with what comes after it of the same step', () => {
  const box = adds(adds(adds(empty, known, 'a', mark), known, 'b', { ...mark, at: null }), known, 'c', note)
  const theirs = doneAt('2026-11-19T14:40')
  const met = settleSending(box, key('a'), {
    is: 'changed',
    now: anIncident({ done: { 'first-aid': theirs } }),
  })
  expect(stateOf(met, 'a')).toEqual({ is: 'conflict', theirs: theirs.at })
  expect(findNextToSend(met)?.key).toBe('c')
  const mine = sendMine(met, key('a'), key('d'))
  expect(mine.changes[0]).toMatchObject({ key: 'd', change: { seen: theirs.at }, state: { is: 'waiting' } })
  expect(findNextToSend(mine)?.key).toBe('d')
})

test('where both have come to the same nothing is asked', () => {
  const marked = adds(empty, known, 'a', mark)
  const same = {
    is: 'changed',
    now: anIncident({ done: { 'first-aid': doneAt('2026-11-19T14:30') } }),
  } as const
  expect(settleSending(marked, key('a'), same).changes).toEqual([])
  const answered = adds(empty, known, 'a', answer)
  const now = (given: boolean) =>
    ({ is: 'changed', now: anIncident({ answers: { severity: given } }) }) as const
  expect(settleSending(answered, key('a'), now(true)).changes).toEqual([])
  const met = settleSending(answered, key('a'), now(false))
  expect(stateOf(met, 'a')).toEqual({ is: 'conflict', theirs: false })
  expect(sendMine(met, key('a'), key('b')).changes[0]?.change).toEqual({ ...answer, seen: false })
})

test('an answer that was lost more than 23 hours ago is looked up by a person, but of a photo', () => {
  const box = adds(adds(empty, known, 'a', note), known, 'b', photo)
  const begun = beginSending(beginSending(box, key('a'), at), key('b'), at)
  const soon = takeUp(begun, instant('2026-11-20T11:00:00Z'))
  expect(stateOf(soon, 'a')).toEqual({ is: 'waiting', sentAt: null, lostAt: at })
  const late = takeUp(soon, instant('2026-11-20T11:00:00.001Z'))
  expect(stateOf(late, 'a')).toEqual({ is: 'doubtful' })
  expect(stateOf(late, 'b')).toMatchObject({ is: 'waiting' })
  const lost = settleSending(begun, key('a'), { is: 'lost' })
  expect(stateOf(lost, 'a')).toEqual({ is: 'waiting', sentAt: null, lostAt: at })
})

test('what was surely not done has lost no answer', () => {
  const begun = beginSending(adds(empty, known, 'a', note), key('a'), at)
  const after = settleSending(begun, key('a'), { is: 'not-done' })
  expect(stateOf(after, 'a')).toEqual({ is: 'waiting', sentAt: null, lostAt: null })
})

test('a photo that is there already has gone; whatever else is refused stays with the reason', () => {
  const box = adds(adds(empty, known, 'a', photo), known, 'b', note)
  const refusal = {
    code: 'fields',
    errors: [{ field: 'file', code: 'evidence/attached-already' }],
  } as const
  const sent = settleSending(box, key('a'), { is: 'refused', refusal })
  expect(keysIn(sent)).toEqual(['b'])
  expect(stateOf(settleSending(sent, key('b'), { is: 'refused', refusal }), 'b')).toEqual({
    is: 'refused',
    refusal,
  })
})

test('nothing of a company stays with whoever is no longer of it', () => {
  const box = adds(adds(empty, known, 'a', note), known, 'b', photo)
  expect(settleSending(box, key('a'), { is: 'not-member' }).changes).toEqual([])
})

test('whoever sends what was refused again sends it as it was', () => {
  const refused = settleSending(adds(empty, known, 'a', mark), key('a'), {
    is: 'refused',
    refusal: { code: 'not-found' },
  })
  expect(sendMine(refused, key('a'), key('b')).changes[0]).toMatchObject({
    key: 'b',
    change: mark,
    state: { is: 'waiting', sentAt: null, lostAt: null },
  })
})

test('a mark that was taken back meanwhile is sent over that', () => {
  const box = adds(empty, known, 'a', { ...mark, seen: moment('2026-11-19T14:00') })
  const met = settleSending(box, key('a'), { is: 'changed', now: anIncident() })
  expect(sendMine(met, key('a'), key('b')).changes[0]?.change).toEqual({ ...mark, seen: null })
})

test('only what is about one thing keeps its order: two notes, or a note that is refused before a mark', () => {
  const box = adds(adds(adds(empty, known, 'a', note), known, 'b', note), known, 'c', mark)
  const refused = settleSending(box, key('a'), { is: 'refused', refusal: { code: 'not-found' } })
  expect(findNextToSend(refused)?.key).toBe('c')
  const marks = adds(adds(empty, known, 'a', mark), known, 'b', { ...mark, step: 'inspect' })
  const held = settleSending(marks, key('a'), { is: 'refused', refusal: { code: 'not-found' } })
  expect(findNextToSend(held)?.key).toBe('b')
})

test('what is decided already does not set off', () => {
  const refused = settleSending(adds(empty, known, 'a', note), key('a'), {
    is: 'refused',
    refusal: { code: 'not-found' },
  })
  expect(beginSending(refused, key('a'), at)).toEqual(refused)
})

test('a photo that is there already has gone, whatever else is wrong with it', () => {
  const errors = [
    { field: 'file', code: 'evidence/attached-already' },
    { field: 'step', code: 'step/unknown' },
  ] as const
  const box = adds(empty, known, 'a', photo)
  expect(
    settleSending(box, key('a'), { is: 'refused', refusal: { code: 'fields', errors } }).changes,
  ).toEqual([])
})

test('changes of an accident are found by the id that it had here, and those of others are not', () => {
  const box = adds(adds(adds(empty, own, 'a', record), own, 'b', note), 9 as IncidentId, 'c', note)
  expect(listIncidentChanges(box, own).map((one) => one.key)).toEqual(['a', 'b'])
  const sent = settleSending(box, key('a'), { is: 'accepted', now: anIncident({ id: known }) })
  expect(listIncidentChanges(sent, own).map((one) => one.key)).toEqual(['b'])
  expect([isLocal(FIRST_LOCAL_ID), isLocal(FIRST_LOCAL_ID - 1)]).toEqual([true, false])
})

test('where nothing is kept on a device there is nothing to send, and no one to name', async () => {
  expect(nothingOnThisDevice.countUnsent()).toBe(0)
  expect(await nothingOnThisDevice.open()).toBeNull()
  expect(await nothingOnThisDevice.listPeople(mining)).toEqual([])
  await nothingOnThisDevice.leave()
  nothingOnThisDevice.subscribe(() => undefined)()
  nothingOnThisDevice.follow(() => undefined)()
})

test('an answer moves the change that it is of, and no other; of one that is gone it moves nothing', () => {
  const box = beginSending(adds(adds(empty, known, 'a', note), known, 'b', answer), key('b'), at)
  const lost = settleSending(box, key('b'), { is: 'lost' })
  expect([stateOf(lost, 'a'), stateOf(lost, 'b')]).toEqual([
    { is: 'waiting', sentAt: null, lostAt: null },
    { is: 'waiting', sentAt: null, lostAt: at },
  ])
  expect(keysIn(settleSending(box, key('b'), { is: 'accepted', now: null }))).toEqual(['a'])
  expect(settleSending(box, key('gone'), { is: 'accepted', now: null })).toEqual(box)
  expect(giveUp(box, key('gone'))).toEqual(box)
  expect(keysIn(sendMine(box, key('b'), key('c')))).toEqual(['a', 'c'])
})

test('what was decided meanwhile stays so, whatever comes late', () => {
  const refused = settleSending(adds(empty, known, 'a', note), key('a'), {
    is: 'refused',
    refusal: { code: 'not-found' },
  })
  for (const answer of [{ is: 'lost' }, { is: 'not-done' }] as const)
    expect(settleSending(refused, key('a'), answer)).toEqual(refused)
  expect(takeUp(refused, addSeconds(at, 365 * DAY))).toEqual(refused)
})

test('what was never sent is not doubtful, however long it waits', () => {
  const box = adds(empty, known, 'a', note)
  expect(takeUp(box, addSeconds(at, 365 * DAY))).toEqual(box)
})

test('an accident that the server knows already has moved nowhere', () => {
  const sent = settleSending(adds(empty, known, 'a', note), key('a'), {
    is: 'accepted',
    now: anIncident({ id: known }),
  })
  expect(sent.moved).toEqual({})
})

test('a note meets no one else’s value: it is sent again', () => {
  const begun = beginSending(adds(empty, known, 'a', note), key('a'), at)
  const met = settleSending(begun, key('a'), { is: 'changed', now: anIncident() })
  expect(stateOf(met, 'a')).toEqual({ is: 'waiting', sentAt: null, lostAt: at })
})

test('a photo that is refused for something else stays, and so does what is of another company', () => {
  const refusal = { code: 'fields', errors: [{ field: 'file', code: 'evidence/too-large' }] } as const
  const box = adds(empty, known, 'a', photo)
  expect(stateOf(settleSending(box, key('a'), { is: 'refused', refusal }), 'a')).toEqual({
    is: 'refused',
    refusal,
  })
  const other = { key: key('b'), companyId: 77 as CompanyId, incident: known, change: note, madeAt: at }
  expect(keysIn(settleSending(addChange(box, other), key('a'), { is: 'not-member' }))).toEqual(['b'])
})
