import { describe, expect, it } from 'vitest'
import { recorded } from '../../tests/incident-entered.ts'
import { codesOf } from '../../tests/incidents-example.ts'

describe('recording an accident', () => {
  it('keeps it at once, with the employee’s name and the company’s zone', () => {
    const result = recorded()
    expect(result).toMatchObject({
      ok: true,
      value: {
        answer: {
          occurredAt: '2026-11-19T14:10',
          timeZone: 'Europe/Moscow',
          injured: [{ employeeId: 1, employer: '', severity: 'easy' }],
        },
      },
    })
    if (result.ok)
      expect(result.value.writes.map(({ kind }) => kind)).toEqual([
        'new-incidents',
        'incident-events',
        'journal',
      ])
  })

  it('is refused in the future of its own place', () => {
    expect(codesOf(recorded({ time: '18:00' }))).toEqual([])
    expect(codesOf(recorded({ time: '18:01' }))).toEqual(['time: accident/in-future'])
    expect(codesOf(recorded({ time: '20:00', timeZone: 'Asia/Yekaterinburg' }))).toEqual([])
    expect(codesOf(recorded({ timeZone: 'Mars/Olympus' }))).toEqual(['timeZone: time-zone/unknown'])
  })

  it('says all that is missing', () => {
    const nothing = { degree: '', date: '', time: 'x', place: ' ', injured: [] }
    expect(codesOf(recorded(nothing))).toEqual([
      'degree: degree/required',
      'date: date/required',
      'time: time/invalid',
      'place: place/required',
      'injured: injured/required',
    ])
  })

  it('takes no one twice and outsiders by name', () => {
    const outsider = { fullName: 'Иванов И. И.', employer: 'ООО «Сосед»' }
    const degree = 'seriousGroup'
    expect(codesOf(recorded({ degree, injured: [{ employeeId: 1 }, outsider] }))).toEqual([])
    for (const injured of [
      [{ employeeId: 1 }, { employeeId: '1' }],
      [outsider, { ...outsider, fullName: 'иванов и. и.' }],
    ])
      expect(codesOf(recorded({ degree, injured }))).toEqual(['injured: person/twice'])
    expect(codesOf(recorded({ injured: [{ employeeId: 99 }] }))).toEqual(['injured: employee/unknown'])
    expect(codesOf(recorded({ injured: [{ fullName: '' }] }))).toEqual(['injured: text/required'])
    expect(codesOf(recorded({ injured: Array(201).fill(outsider) }))).toEqual(['injured: injured/too-many'])
  })

  it('has a group of more than one', () => {
    expect(codesOf(recorded({ degree: 'fatalGroup' }))).toEqual(['degree: degree/one-injured'])
    const injured = [{ employeeId: 1 }, { employeeId: 2 }]
    expect(codesOf(recorded({ injured }))).toEqual(['degree: degree/several-injured'])
  })
})
