import { describe, expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { aCompletion, anObligation, day, instant, mining, someone, today } from '../../tests/examples.ts'
import { anIncident } from '../../tests/incidents-example.ts'
import { follow } from '../commands/follow.ts'
import type { JournalLine, Values } from '../commands/journal.ts'
import type { Obligation } from '../obligations/obligation.ts'
import { ownership } from '../rights/membership.ts'
import { addDays } from '../shared/dates/local-date.ts'
import type { Signed, UserId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { restoreIncident } from './incident-on-day.ts'
import {
  deriveLinkState,
  type InspectionLink,
  type InspectionLinkId,
  inspectedParts,
  mayOpen,
} from './inspection-link.ts'
import { keepKnownOnDay, makeEarlier } from './known-on-day.ts'
import { make } from './make.ts'
import { noteOpening } from './note-opening.ts'
import { partWords } from './part-words.ts'
import { LONGEST_DAYS, readLink } from './read-link.ts'
import { revoke } from './revoke.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00.000Z') }
const id = 7 as InspectionLinkId
const typed = { name: ' ГИТ ', parts: ['training', 'staff'], asOf: today, expiresOn: addDays(today, 5) }
const link: InspectionLink = {
  ...{ id, companyId: mining, name: 'ГИТ', parts: ['staff', 'training'], granted: [] },
  ...{ asOf: today, expiresOn: addDays(today, 5), made: signed, revoked: null },
}

/** What the commands are told of the one link there is. */
const answers = (kept: InspectionLink | null, open = 0) => ({
  today: ({ companyId }: { readonly companyId: number }) =>
    companyId === mining ? today : day('1999-01-01'),
  'open-inspection-links': (asked: { readonly companyId: number; readonly on: string }) =>
    asked.companyId === mining && asked.on === today ? open : 99,
  'new-inspection-link-id': ({ companyId }: { readonly companyId: number }) =>
    companyId === mining ? id : (99 as InspectionLinkId),
  'inspection-link': (asked: { readonly id: InspectionLinkId }) => (asked.id === id ? kept : null),
})
const line = (command: string, before: object | null, after: object | null) => ({
  kind: 'journal',
  rows: [
    {
      ...{ companyId: mining, command, ...signed },
      changes: [{ record: 'inspection-link', ids: [id], before, after }],
    },
  ],
})

describe('a link', () => {
  const making = (details: Input, open = 0) =>
    followInCompany(make.run({ companyId: mining, tokenHash: 'ab', details }, signed), answers(null, open))

  test('is made of what it shows, to whom and how long; the journal has no secret', () => {
    const { id: _, companyId: _c, made: _m, revoked: _r, ...details } = link
    expect(making(typed)).toEqual({
      ok: true,
      value: {
        writes: [
          { kind: 'new-inspection-links', rows: [{ ...link, tokenHash: 'ab' }] },
          line('inspections/make', null, details),
        ],
        answer: link,
      },
    })
  })

  test('is one of twenty', () => {
    expect(making(typed, 19).ok).toBe(true)
    expect(making(typed, 20)).toMatchObject({
      error: { errors: [{ field: 'name', code: 'inspection-links/too-many' }] },
    })
    expect(making({}, 20)).toMatchObject({ error: { errors: [{ code: 'text/required' }, {}, {}, {}] } })
  })

  test.each([
    [{ name: '' }, 'name text/required'],
    [{ name: 'я'.repeat(201) }, 'name text/too-long'],
    [{ parts: [] }, 'parts choice/unknown'],
    [{ parts: ['staff', 'wages'] }, 'parts choice/unknown'],
    [{ parts: 'wages' }, 'parts choice/unknown'],
    [{ asOf: addDays(today, 1) }, 'asOf date/in-future'],
    [{ asOf: '' }, 'asOf date/required'],
    [{ expiresOn: addDays(today, -1) }, 'expiresOn expiry/past'],
    [{ expiresOn: 'завтра' }, 'expiresOn date/invalid'],
    [{ expiresOn: addDays(today, LONGEST_DAYS + 1) }, 'expiresOn expiry/too-far'],
    [{ granted: ['wages'] }, 'granted choice/unknown'],
    [{ granted: 'wages' }, 'granted choice/unknown'],
  ])('of %o is refused', (changes, code) => {
    const read = readLink({ ...typed, ...changes }, today)
    expect(read.ok ? [] : read.error.errors.map((one) => `${one.field} ${one.code}`)).toEqual([code])
  })

  test('lasts today and ninety days at most, and grants nothing unless said', () => {
    for (const expiresOn of [today, addDays(today, LONGEST_DAYS)])
      expect(readLink({ ...typed, expiresOn }, today)).toMatchObject({ value: { expiresOn, granted: [] } })
    expect(readLink({ ...typed, parts: 'staff' }, today)).toMatchObject({ value: { parts: ['staff'] } })
    expect(readLink({ ...typed, name: 'я'.repeat(200), granted: ['medical', 'snils'] }, today)).toMatchObject(
      {
        value: { granted: ['snils', 'medical'] },
      },
    )
  })

  test('is taken back once, by whoever was first', () => {
    const revoking = (details: Input, kept: InspectionLink | null = link) =>
      follow(revoke.run({ companyId: mining, details }, signed), answers(kept))
    const revoked = { companyId: mining, id, revoked: signed }
    expect(revoking({ linkId: 7 })).toEqual({
      ok: true,
      value: {
        writes: [
          { kind: 'revoked-inspection-links', rows: [revoked] },
          line('inspections/revoke', { name: 'ГИТ' }, null),
        ],
        answer: { ...link, revoked: signed },
      },
    })
    const gone = { ...link, revoked: { ...signed, by: 9 as UserId } }
    expect(revoking({ linkId: 7 }, gone)).toEqual({ ok: true, value: { writes: [], answer: gone } })
    expect(revoking({ linkId: 8 })).toEqual({ ok: false, error: { code: 'not-found' } })
    expect(revoking({ linkId: 'семь' })).toMatchObject({ error: { errors: [{ field: 'linkId' }] } })
  })

  test('has each opening noted, until it is taken back', () => {
    const opening = (kept: InspectionLink | null) =>
      follow(noteOpening.run({ companyId: mining, id }, signed), answers(kept))
    expect(opening(link)).toEqual({
      ok: true,
      value: {
        writes: [
          { kind: 'inspection-openings', rows: [{ companyId: mining, id, at: signed.at }] },
          line('inspections/open', null, { name: 'ГИТ' }),
        ],
        answer: null,
      },
    })
    for (const kept of [null, { ...link, revoked: signed }])
      expect(opening(kept)).toEqual({ ok: false, error: { code: 'not-found' } })
  })

  test('opens until its last day ends, while whoever made it may give out links', () => {
    const last = link.expiresOn
    expect([deriveLinkState(link, last), mayOpen(link, ownership, last)]).toEqual(['open', true])
    expect([deriveLinkState(link, addDays(last, 1)), mayOpen(link, ownership, addDays(last, 1))]).toEqual([
      'expired',
      false,
    ])
    const gone = { ...link, revoked: signed }
    expect([deriveLinkState(gone, addDays(last, 1)), mayOpen(gone, ownership, last)]).toEqual([
      'revoked',
      false,
    ])
    expect(mayOpen(link, null, last)).toBe(false)
    expect(mayOpen(link, { ...ownership, role: 'specialist' }, last)).toBe(true)
    for (const role of ['head', 'reader'] as const)
      expect(mayOpen(link, { ...ownership, role }, last)).toBe(false)
  })
})

test('each part has a name of its own', () => {
  const names = inspectedParts.map((part) => partWords[part])
  expect(names).toContain('Обучение')
  expect(new Set(names).size).toBe(inspectedParts.length)
  for (const name of names) expect(name).toMatch(/^[А-Я]/u)
})

describe('what was known', () => {
  const dayOf = (moment: string) => day(moment.slice(0, 10))
  const on = (date: string): Signed => ({ by: someone, at: instant(`${date}T10:00:00.000Z`) })

  test('of an obligation is what was entered by the end of the day, and not taken back by then', () => {
    const obligation = anObligation(1)
    const entered = (n: number, date: string, takenBack: Signed | null = null) => ({
      ...aCompletion(n, '2026-01-10'),
      ...{ enteredAt: on(date).at, takenBack },
    })
    const completions = [
      entered(1, '2026-03-16'),
      entered(2, '2026-03-17'),
      entered(3, '2026-03-01', on('2026-03-17')),
      entered(4, '2026-03-01', on('2026-03-16')),
    ]
    const [known] = keepKnownOnDay([{ obligation, completions }], () => ({}), today, dayOf)
    expect(known?.obligation).toEqual(obligation)
    expect(known?.completions.map(({ id: one, takenBack }) => [one, takenBack])).toEqual([
      [1, null],
      [3, null],
      [4, on('2026-03-16')],
    ])
  })

  test('of an obligation that was changed, removed or made later is what it was', () => {
    const line = (date: string, before: Values, after: Values, id = 1): JournalLine => ({
      ...on(date),
      ...{ companyId: mining, command: 'obligations/change' },
      changes: [{ record: 'obligation', ids: [id], before, after }],
    })
    const once = { kind: 'once' } as const
    const kept = (lines: readonly JournalLine[], changes: Partial<Obligation> = {}) =>
      keepKnownOnDay(
        [{ obligation: { ...anObligation(1), ...changes }, completions: [] }],
        makeEarlier(lines, 'obligation', today, dayOf),
        ...([today, dayOf] as const),
      )[0]?.obligation
    const { periodicity } = anObligation(1)
    const changed = [line('2026-03-17', { periodicity }, { periodicity: once })]
    expect(kept(changed, { periodicity: once })?.periodicity).toEqual(periodicity)
    expect(kept([line('2026-03-16', { periodicity }, {})], { periodicity: once })?.periodicity).toEqual(once)
    const twice = [...changed, line('2026-03-18', { periodicity: { kind: 'indefinite' } }, {})]
    expect(kept(twice, { periodicity: once })?.periodicity).toEqual(periodicity)
    const removed = (date: string) => [line(date, { removed: false }, { removed: true })]
    expect(kept(removed('2026-03-17'), { removed: true })).toEqual(anObligation(1))
    expect(kept(removed('2026-03-16'), { removed: true })).toBeUndefined()
    expect(kept([line('2026-03-17', null, {}), ...twice])).toBeUndefined()
    expect(kept([line('2026-03-17', null, {}, 2)])).toEqual(anObligation(1))
    expect(kept([line('2026-03-17', null, null)])).toEqual(anObligation(1))
    const fixed = { deadline: day('2026-05-01'), since: null }
    expect(kept([line('2026-03-17', { deadline: fixed.deadline }, {})])?.fixed).toEqual(fixed)
    expect(kept([line('2026-03-17', { deadline: null }, {})], { fixed })?.fixed).toBeNull()
  })

  test('of an accident is what it was before whatever was entered later; before it was recorded, nothing', () => {
    const incident = { ...anIncident({}), place: 'Склад', description: 'Упал' }
    const change = (date: string, before: object | null, after: object) => ({
      entered: on(date),
      before: before as Readonly<Record<string, unknown>> | null,
      after: after as Readonly<Record<string, unknown>>,
    })
    const chronology = [
      change('2026-03-10', null, { place: 'Цех' }),
      change('2026-03-16', { place: 'Цех' }, { place: 'Двор' }),
      change('2026-03-17', { place: 'Двор' }, { place: 'Улица' }),
      change('2026-03-18', { place: 'Улица' }, { place: 'Склад' }),
    ]
    const placeOn = (date: string) => restoreIncident(incident, chronology, day(date), dayOf)?.place
    expect(['2026-03-10', '2026-03-16', '2026-03-17', '2026-03-18'].map(placeOn)).toEqual([
      ...['Цех', 'Двор', 'Улица', 'Склад'],
    ])
    expect(restoreIncident(incident, chronology, day('2026-03-09'), dayOf)).toBeNull()
    expect(restoreIncident(incident, chronology, today, dayOf)).toMatchObject({ description: 'Упал' })
  })
})
