import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../tests/examples.ts'
import { follow } from '../commands/follow.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CalendarEdit } from './calendar-edit.ts'
import type { CalendarEditId } from './calendar-facts.ts'
import { setDay } from './set-day.ts'

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const day = (text: string) => text as LocalDate
const edit = (works: boolean): CalendarEdit => ({
  companyId: mining,
  day: day('2026-11-20'),
  works,
  note: 'приказ № 1',
  entered: signed,
})

const said = (details: Record<string, unknown>, before: CalendarEdit | null = null) =>
  follow(setDay.run({ companyId: mining, details }, signed), {
    'edit-of-day': ({ companyId, day }) => (companyId === mining && day === '2026-11-20' ? before : null),
    'new-calendar-edit-id': ({ companyId }) => (companyId === mining ? 7 : 8) as CalendarEditId,
  })

const refused = (outcome: ReturnType<typeof said>) =>
  outcome.ok ? [] : outcome.error.errors.map(({ field, code }) => `${field}: ${code}`)

test('a working day becomes a day off, with the reason; the journal says so', () => {
  const outcome = said({ day: '20.11.2026', kind: 'off', note: ' приказ № 5 ' })
  if (!outcome.ok) throw new Error('refused')
  expect(outcome.value.writes).toEqual([
    {
      kind: 'calendar-edits',
      rows: [
        { id: 7, companyId: mining, day: '2026-11-20', works: false, note: 'приказ № 5', entered: signed },
      ],
    },
    {
      kind: 'journal',
      rows: [
        {
          ...signed,
          companyId: mining,
          command: 'calendar/set-day',
          changes: [
            {
              record: 'calendar-day',
              ids: [7],
              before: null,
              after: { day: '2026-11-20', works: false, note: 'приказ № 5' },
            },
          ],
        },
      ],
    },
  ])
})

test('every field that is wrong is told at once', () => {
  expect(refused(said({}))).toEqual([
    'day: date/required',
    'kind: day-kind/required',
    'note: reason/required',
  ])
  expect(refused(said({ day: '31.02.2026', kind: 'holiday', note: 'x'.repeat(201) }))).toEqual([
    'day: date/invalid',
    'kind: day-kind/required',
    'note: text/too-long',
  ])
})

test('a day that is so already is no change', () => {
  expect(refused(said({ day: '2026-11-21', kind: 'off', note: 'приказ' }))).toEqual(['day: day/already-so'])
  expect(refused(said({ day: '2026-11-20', kind: 'working', note: 'приказ' }))).toEqual([
    'day: day/already-so',
  ])
  expect(refused(said({ day: '2026-11-20', kind: 'shipped' }))).toEqual(['day: day/already-so'])
})

test('another reason, or another word, comes in place of the former; a return needs no reason', () => {
  for (const kind of ['off', 'working'])
    expect(said({ day: '2026-11-20', kind, note: 'приказ № 2' }, edit(false)).ok).toBe(true)
  expect(refused(said({ day: '2026-11-20', kind: 'shipped', note: 'x'.repeat(201) }, edit(false)))).toEqual([
    'note: text/too-long',
  ])
  const back = said({ day: '2026-11-20', kind: 'shipped' }, edit(false))
  if (!back.ok) throw new Error('refused')
  expect(back.value.writes).toMatchObject([
    { rows: [{ works: null, note: '' }] },
    { rows: [{ changes: [{ before: { works: false, note: 'приказ № 1' }, after: null }] }] },
  ])
})
