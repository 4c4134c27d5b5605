import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { instant, mining, someone } from '../../tests/examples.ts'
import { anIncident, codesOf } from '../../tests/incidents-example.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { addNote } from './add-note.ts'
import type { Incident } from './incident.ts'

const kept = anIncident()
const signed = { by: someone, at: instant('2026-11-19T15:00:00Z') }
const added = (details: Input, incident: Incident | null = kept) =>
  followInCompany(addNote.run({ companyId: mining, id: kept.id, details }, signed), {
    incident: () => incident,
  })

test('a note is an entry of the chronology, of its own moment or of now', () => {
  const note = { text: 'Смазка на полу', at: '2026-11-19T14:10' }
  const outcome = added(note)
  const line = { before: {}, after: { note } }
  const [events, journal] = outcome.ok ? outcome.value.writes : []
  expect(events).toEqual({
    kind: 'incident-events',
    rows: [{ companyId: mining, incidentId: kept.id, entered: signed, ...line }],
  })
  expect(journal).toMatchObject({
    rows: [{ command: 'incidents/add-note', changes: [{ record: 'incident', ids: [kept.id], ...line }] }],
  })
  expect(outcome.ok && outcome.value.answer).toBe(kept)
  expect(added({ text: 'x' })).toMatchObject({
    value: { writes: [{ rows: [{ after: { note: { at: '2026-11-19T18:00' } } }] }, {}] },
  })
  expect(added({ text: 'x', at: '2026-11-19T18:00' }).ok).toBe(true)
})

test('a note says something, and is neither of before the accident nor of later than now', () => {
  expect(codesOf(added({ text: ' ' }))).toEqual(['text: text/required'])
  expect(added({ text: 'x'.repeat(2000) }).ok).toBe(true)
  expect(codesOf(added({ text: 'x'.repeat(2001) }))).toEqual(['text: text/too-long'])
  expect(codesOf(added({ text: 'x', at: 'вчера' }))).toEqual(['at: date/invalid'])
  expect(codesOf(added({ text: 'x', at: '2026-11-19T14:09' }))).toEqual(['at: step/before-accident'])
  expect(codesOf(added({ text: 'x', at: '2026-11-19T18:01' }))).toEqual(['at: step/in-future'])
  expect(added({ text: 'x' }, null)).toEqual({ ok: false, error: { code: 'not-found' } })
})
