import { describe, expect, it } from 'vitest'
import { day } from '../../tests/examples.ts'
import { anIncident, codesOf } from '../../tests/incidents-example.ts'
import { accept, commission, dueOf, on } from '../../tests/investigation-example.ts'

describe('a late report', () => {
  it('gives a month from the application, and its hours to the notices', () => {
    const late = accept(on('2026-11-30')({ reportedLateAt: '2026-11-30T09:15' }, anIncident()))
    expect(dueOf(late, 'act-n1')).toEqual({ is: 'day', on: '2026-12-30' })
    expect(dueOf(late, 'tell-sfr')).toEqual({ is: 'moment', at: '2026-12-01T09:15' })
    expect(accept(on('2026-11-30')({ reportedLateAt: '' }, late)).reportedLateAt).toBeNull()
  })

  it('comes more than a day after the accident', () => {
    const codes = (reportedLateAt: string) => codesOf(on('2026-11-30')({ reportedLateAt }, anIncident()))
    expect(codes('2026-11-20T14:10')).toEqual(['reportedLateAt: late-report/in-time'])
    expect(codes('2026-11-20T14:11')).toEqual([])
    expect(codes('2026-11-30T18:00')).toEqual([])
    expect(codes('2026-11-30T18:01')).toEqual(['reportedLateAt: date/in-future'])
    expect(codes('x')).toEqual(['reportedLateAt: date/invalid'])
  })
})

describe('extensions', () => {
  const extension = { days: 15, reason: 'Экспертиза' }
  const further = { until: '15.01.2027', body: 'Следственный комитет' }
  it('further than the chair’s follow it, and end on a day', () => {
    const kept = anIncident({ commission })
    const change = on('2026-11-22')
    expect(codesOf(change({ furtherExtension: further }, kept))).toEqual(['until: extension/none'])
    const both = accept(change({ extension, furtherExtension: further }, kept))
    expect(dueOf(both, 'act-n1')).toEqual({ is: 'day', on: '2027-01-15' })
    expect(
      codesOf(change({ extension, furtherExtension: { ...further, until: '06.12.2026' } }, kept)),
    ).toEqual(['until: extension/not-further'])
    expect(codesOf(change({ extension, furtherExtension: { until: '', body: '' } }, kept))).toEqual([
      'until: date/required',
      'body: reason/required',
    ])
    expect(codesOf(change({ extension, furtherExtension: further }, anIncident()))).toEqual([
      'until: extension/none',
    ])
    const late = { reportedLateAt: '2026-11-22T10:00', extension, furtherExtension: further }
    expect(codesOf(change({ ...late, furtherExtension: { ...further, until: '06.01.2027' } }, kept))).toEqual(
      ['until: extension/not-further'],
    )
    expect(codesOf(change(late, kept))).toEqual([])
    const ordered = { ...both, commission: { ...commission, orderDate: day('2027-01-10') } }
    expect(dueOf(ordered, 'act-n1')).toEqual({ is: 'day', on: '2027-01-27' })
    expect(dueOf({ ...both, commission: null }, 'act-n1')).toEqual({ is: 'waiting', for: 'order' })
    expect(accept(change({ furtherExtension: null }, both)).furtherExtension).toBeNull()
    expect(dueOf(accept(change({ extension: null, furtherExtension: null }, both)), 'act-n1')).toEqual({
      is: 'day',
      on: '2026-11-21',
    })
  })

  it('are counted from their decisions, by default from the moment of the entry', () => {
    const kept = anIncident({ commission })
    const change = on('2026-11-22')
    const said = accept(change({ extension: { ...extension, decidedAt: '21.11.2026 17:30' } }, kept))
    expect(said.extension).toEqual({ ...extension, decidedAt: '2026-11-21T17:30' })
    expect(dueOf(said, 'prolongation')).toEqual({ is: 'moment', at: '2026-11-22T17:30' })
    const unsaid = accept(change({ extension, furtherExtension: further }, kept))
    expect(unsaid).toMatchObject({
      extension: { decidedAt: '2026-11-22T18:00' },
      furtherExtension: { grantedAt: '2026-11-22T18:00' },
    })
    const later = on('2026-11-25')
    const same = accept(
      later({ extension: { ...extension, reason: 'Суд' }, furtherExtension: further }, unsaid),
    )
    expect(same.extension?.decidedAt).toBe('2026-11-22T18:00')
    expect(same.furtherExtension?.grantedAt).toBe('2026-11-22T18:00')
    const other = {
      extension: { ...extension, days: 14 },
      furtherExtension: { ...further, until: '16.01.2027' },
    }
    const another = accept(later(other, unsaid))
    expect(another.extension?.decidedAt).toBe('2026-11-25T18:00')
    expect(another.furtherExtension?.grantedAt).toBe('2026-11-25T18:00')
  })

  it('of earlier records, whose decision no one has said, stay so until someone does', () => {
    const kept = anIncident({
      commission,
      extension,
      furtherExtension: { until: day('2027-01-15'), body: 'Суд' },
    })
    const again = { extension, furtherExtension: { until: '15.01.2027', body: 'Суд' } }
    const saved = accept(on('2026-11-22')(again, kept))
    expect([saved.extension, saved.furtherExtension]).toEqual([kept.extension, kept.furtherExtension])
    const said = accept(
      on('2026-11-22')({ extension: { ...extension, decidedAt: '2026-11-20T09:00' } }, kept),
    )
    expect(said.extension?.decidedAt).toBe('2026-11-20T09:00')
  })

  it('are not decided before the accident, nor in the future', () => {
    const change = on('2026-11-22')
    const kept = anIncident({ commission, extension })
    const decided = (at: string) => [
      ...codesOf(change({ extension: { ...extension, decidedAt: at } }, kept)),
      ...codesOf(change({ furtherExtension: { ...further, grantedAt: at } }, kept)),
    ]
    const both = (code: string) => [`decidedAt: ${code}`, `grantedAt: ${code}`]
    expect(decided('2026-11-19T14:09')).toEqual(both('date/before-accident'))
    expect(decided('2026-11-19T14:10')).toEqual([])
    expect(decided('2026-11-22T18:00')).toEqual([])
    expect(decided('2026-11-22T18:01')).toEqual(both('date/in-future'))
    expect(decided('x')).toEqual(both('date/invalid'))
    expect(decided('')).toEqual([])
  })
})
