import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../../tests/examples.ts'
import { anIncident, doneAt, moment } from '../../../tests/incidents-example.ts'
import { fieldErrors, notFound } from '../../shared/results/refusals.ts'
import { err, ok } from '../../shared/results/result.ts'
import { Unavailable } from '../../shared/results/unavailable.ts'
import type { IncidentId } from '../incident.ts'
import { addChange, type ChangeKey, emptyOutbox, type OfflineChange } from './outbox.ts'
import { type KeyedServer, sendNext } from './send-next.ts'

const key = 'k' as ChangeKey
const id = 3 as IncidentId
const at = instant('2026-11-19T12:00:00Z')
const mark = { is: 'mark', step: 'first-aid', at: moment('2026-11-19T14:30'), seen: null } as const
const note = { is: 'note', text: 'Масло', at: moment('2026-11-19T14:30') } as const
const photo = { is: 'photo', step: 'inspect', name: 'a.jpg', size: 3, format: 'jpeg' } as const

const fails = (status: number | null) => () => Promise.reject(new Unavailable(status))
const away: KeyedServer = {
  record: fails(null),
  change: fails(null),
  addNote: fails(null),
  get: fails(null),
  attach: fails(null),
  isMember: fails(null),
}

/** What came of one change, and what is kept of it then. */
async function sent(change: OfflineChange, server: Partial<KeyedServer>) {
  let box = addChange(emptyOutbox(someone), { key, companyId: mining, incident: id, change, madeAt: at })
  const states: unknown[] = []
  const done = await sendNext({
    change: async (how) => {
      box = how(box)
      states.push(box.changes[0]?.state)
      return box
    },
    now: () => at,
    serverFor: () => ({ ...away, ...server }),
  })
  expect(states[0]).toMatchObject({ sentAt: at })
  return { answer: done?.answer, state: states[1] }
}

const accepted = async () => ok(anIncident())
const changed = async () => err(fieldErrors({ field: 'done', code: 'step/changed-meanwhile' }))
const yes = async () => true
const no = async () => false

test('each change is asked for as what it is', async () => {
  const now = anIncident()
  expect((await sent({ is: 'record', details: {} }, { record: accepted })).answer).toEqual({
    is: 'accepted',
    now,
  })
  expect((await sent(mark, { change: accepted })).answer).toEqual({ is: 'accepted', now })
  expect((await sent(note, { addNote: accepted })).answer).toEqual({ is: 'accepted', now })
  expect((await sent(photo, { attach: accepted })).answer).toEqual({ is: 'accepted', now: null })
  const patches: unknown[] = []
  const noted = async (asked: unknown) => {
    patches.push(asked)
    return ok(now)
  }
  await sent(mark, { change: noted })
  expect(patches).toEqual([
    {
      companyId: mining,
      id,
      patch: { done: { 'first-aid': mark.at }, seen: { done: { 'first-aid': null } } },
    },
  ])
  await sent(note, { addNote: noted })
  expect(patches[1]).toEqual({ companyId: mining, id, details: { text: 'Масло', at: note.at } })
  await sent({ is: 'record', details: { place: 'Цех' } }, { record: noted })
  expect(patches[2]).toEqual({ companyId: mining, details: { place: 'Цех' } })
})

test('no answer and a broken server leave open what was done; one that is busy, knows no one or has not had it all has done nothing', async () => {
  expect((await sent(note, {})).state).toEqual({ is: 'waiting', sentAt: null, lostAt: at })
  for (const status of [500, 503])
    expect((await sent(note, { addNote: fails(status) })).answer).toEqual({ is: 'lost' })
  for (const status of [401, 408, 429]) {
    const { answer, state } = await sent(note, { addNote: fails(status) })
    expect(answer).toEqual({ is: 'not-done' })
    expect(state).toEqual({ is: 'waiting', sentAt: null, lostAt: null })
  }
})

test('whoever is no longer of the company is told apart from what is not there', async () => {
  const unknown = (status: number) => ({ is: 'refused', refusal: { code: 'unknown', status } })
  for (const status of [403, 404]) {
    expect((await sent(note, { addNote: fails(status), isMember: no })).answer).toEqual({ is: 'not-member' })
    expect((await sent(note, { addNote: fails(status), isMember: yes })).answer).toEqual(unknown(status))
    expect((await sent(note, { addNote: fails(status) })).answer).toEqual(unknown(status))
  }
  expect((await sent(note, { addNote: fails(413), isMember: no })).answer).toEqual(unknown(413))
  const gone = async () => err(notFound)
  expect((await sent(note, { addNote: gone, isMember: no })).answer).toEqual({ is: 'not-member' })
  expect((await sent(photo, { attach: gone, isMember: yes })).answer).toEqual({
    is: 'refused',
    refusal: notFound,
  })
  const refusal = fieldErrors({ field: 'text', code: 'text/required' })
  expect((await sent(note, { addNote: async () => err(refusal), isMember: no })).answer).toEqual({
    is: 'refused',
    refusal,
  })
})

test('what somebody else has changed is read, and asked again later where it can not be', async () => {
  const theirs = anIncident({ done: { 'first-aid': doneAt('2026-11-19T14:40') } })
  const { answer, state } = await sent(mark, { change: changed, get: async () => ok(theirs) })
  expect(answer).toEqual({ is: 'changed', now: theirs })
  expect(state).toEqual({ is: 'conflict', theirs: '2026-11-19T14:40' })
  expect((await sent(mark, { change: changed })).answer).toEqual({ is: 'not-done' })
  expect((await sent(mark, { change: changed, get: async () => err(notFound) })).answer).toEqual({
    is: 'refused',
    refusal: notFound,
  })
})

test('a mistake of the program is no answer', async () => {
  const broken = () => Promise.reject(new TypeError('broken'))
  await expect(sent(note, { addNote: broken })).rejects.toThrow('broken')
  await expect(sent(mark, { change: changed, get: broken })).rejects.toThrow('broken')
})

test('an empty outbox sends nothing', async () => {
  const box = emptyOutbox(someone)
  const done = await sendNext({ change: async (how) => how(box), now: () => at, serverFor: () => away })
  expect(done).toBeNull()
})

test('a photo goes with the step and the name that it has', async () => {
  const attached: unknown[] = []
  const attach = async (asked: unknown) => {
    attached.push(asked)
    return ok(null)
  }
  await sent(photo, { attach: attach as KeyedServer['attach'] })
  expect(attached).toMatchObject([{ companyId: mining, incident: id, change: photo }])
})

test('what is wrong besides does not hide that somebody else has changed it', async () => {
  const theirs = anIncident({ done: { 'first-aid': doneAt('2026-11-19T14:40') } })
  const both = async () =>
    err(
      fieldErrors({ field: 'done', code: 'step/changed-meanwhile' }, { field: 'done', code: 'step/unknown' }),
    )
  expect((await sent(mark, { change: both, get: async () => ok(theirs) })).answer).toMatchObject({
    is: 'changed',
  })
})
