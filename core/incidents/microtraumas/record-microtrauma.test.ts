import { describe, expect, it } from 'vitest'
import { codesOf } from '../../../tests/incidents-example.ts'
import { microtraumaId, recorded, signed } from '../../../tests/microtrauma-entered.ts'
import { microtraumaTyped } from '../../../tests/microtraumas-example.ts'
import type { Input } from '../../shared/input/field-reader.ts'

describe('recording a microtrauma', () => {
  it('keeps it with the names and posts of that day, in the company’s zone, in the register and its chronology', () => {
    const result = recorded({ reportedBy: { employeeId: 2 } })
    expect(result).toMatchObject({
      ok: true,
      value: {
        answer: {
          injured: { employeeId: 1, post: 'Слесарь' },
          reportedBy: { employeeId: 2 },
          occurredAt: '2026-11-19T14:10',
          reportedAt: '2026-11-19T14:30',
          timeZone: 'Europe/Moscow',
          review: null,
          incidentId: null,
        },
      },
    })
    if (!result.ok) return
    expect(result.value.writes.map(({ kind }) => kind)).toEqual([
      'new-microtraumas',
      'microtrauma-events',
      'journal',
    ])
    expect(result.value.writes).toMatchObject([
      { rows: [{ microtrauma: result.value.answer, entered: signed }] },
      {
        rows: [{ microtraumaId, entered: signed, before: null, after: { injury: microtraumaTyped.injury } }],
      },
      {
        rows: [
          {
            changes: [
              {
                record: 'microtrauma',
                ids: [microtraumaId],
                before: null,
                after: { injury: microtraumaTyped.injury },
              },
            ],
          },
        ],
      },
    ])
  })

  it('takes someone of another employer by name, and a zone of its own', () => {
    const outsider = { fullName: 'Иванов Иван', post: 'водитель, ООО «Сосед»' }
    const result = recorded({ injured: outsider, timeZone: 'Asia/Vladivostok' })
    expect(result).toMatchObject({
      value: { answer: { injured: { employeeId: null, ...outsider }, timeZone: 'Asia/Vladivostok' } },
    })
    const night = { date: '21.11.2026', time: '00:50', reportDate: '21.11.2026', reportTime: '00:55' }
    expect(recorded({ ...night, timeZone: 'Asia/Vladivostok' }).ok).toBe(true)
    expect(codesOf(recorded(night))).toHaveLength(2)
  })

  it.each<[string, Input, readonly string[]]>([
    ['no one', { injured: {} }, ['injured: employee/required']],
    ['blanks for a person', { injured: { employeeId: '', fullName: '' } }, ['injured: employee/required']],
    ['nothing for a person', { injured: null }, ['injured: employee/required']],
    ['a stranger', { injured: { employeeId: 77 } }, ['injured: employee/unknown']],
    ['a stranger who told of it', { reportedBy: { employeeId: 77 } }, ['reportedBy: employee/unknown']],
    [
      'a moment to come, and told of later still',
      { date: '20.11.2026', time: '18:01', reportDate: '20.11.2026', reportTime: '18:02' },
      ['time: accident/in-future', 'reportTime: date/in-future'],
    ],
    ['told of before it happened', { reportTime: '14:09' }, ['reportTime: report/before-event']],
    [
      'nothing typed',
      { place: '', circumstances: '', injury: ' ', firstAid: null, time: '25:00', date: '' },
      [
        'date: date/required',
        'time: time/invalid',
        'place: place/required',
        'circumstances: text/required',
        'injury: text/required',
        'firstAid: text/required',
      ],
    ],
    ['no day', { date: '' }, ['date: date/required']],
    ['no time of today', { date: '20.11.2026', time: '', reportDate: '20.11.2026' }, ['time: time/required']],
    ['no day of the report', { reportDate: '' }, ['reportDate: date/required']],
    ['no time of the report', { reportDate: '20.11.2026', reportTime: '' }, ['reportTime: time/required']],
    ['a zone that is none', { timeZone: 'Moon/Base' }, ['timeZone: time-zone/unknown']],
    ['too long a text', { injury: 'а'.repeat(301) }, ['injury: text/too-long']],
  ])('is refused with %s', (_, given, codes) => {
    expect(codesOf(recorded(given))).toEqual(codes)
  })

  it('takes what happened and was told of this very minute', () => {
    const now = { date: '20.11.2026', time: '18:00', reportDate: '20.11.2026', reportTime: '18:00' }
    expect(recorded(now).ok).toBe(true)
    expect(recorded({ circumstances: 'а'.repeat(1000), place: 'а'.repeat(500) }).ok).toBe(true)
    expect(codesOf(recorded({ circumstances: 'а'.repeat(1001), place: 'а'.repeat(501) }))).toHaveLength(2)
  })

  it('is refused a second time for the same employee at the same moment', () => {
    expect(codesOf(recorded({}, microtraumaId))).toEqual(['injured: microtrauma/recorded-already'])
    expect(recorded({ injured: { fullName: 'Иванов Иван' } }, microtraumaId).ok).toBe(true)
  })
})
