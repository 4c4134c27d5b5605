import { describe, expect, it } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { codesOf } from '../../../tests/incidents-example.ts'
import { answerOf, changed, microtraumaId, signed } from '../../../tests/microtrauma-entered.ts'
import { aMicrotrauma, aReview, reviewTyped } from '../../../tests/microtraumas-example.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { notFound } from '../../shared/results/refusals.ts'
import { err } from '../../shared/results/result.ts'
import { deriveMicrotraumaState } from './microtrauma.ts'
import { readNamedReviewers } from './read-review.ts'

describe('going on with it', () => {
  it('mends what was recorded, and leaves the names as they were', () => {
    const after = answerOf(changed({ place: 'Склад', time: '13:00' }))
    expect(after).toEqual(aMicrotrauma({ place: 'Склад', occurredAt: after.occurredAt }))
    expect(after.occurredAt).toBe('2026-11-19T13:00')
    expect(answerOf(changed({ injured: { employeeId: 3 } })).injured).toMatchObject({ employeeId: 3 })
    expect(answerOf(changed({ reportedBy: { employeeId: 3 } })).reportedBy).toMatchObject({ employeeId: 3 })
    const told = aMicrotrauma({ reportedBy: { employeeId: null, fullName: 'Иванов', post: '' } })
    expect(answerOf(changed({ reportedBy: null }, told)).reportedBy).toBeNull()
    const former = { employeeId: 3 as EmployeeId, fullName: 'Прежняя Анна', post: 'Слесарь' }
    const known = aMicrotrauma({ reportedBy: former })
    expect(answerOf(changed({ place: 'Склад' }, known)).reportedBy).toEqual(former)
    expect(codesOf(changed({ time: '25:00', place: '' }))).toEqual([
      'time: time/invalid',
      'place: place/required',
    ])
    const gone = aMicrotrauma({ injured: { ...former, employeeId: 77 as EmployeeId } })
    expect(answerOf(changed({ extension: { days: 1, reason: 'x' } }, gone)).injured).toEqual(gone.injured)
  })

  it('writes what has changed to the chronology and the journal, and nothing where nothing has', () => {
    const result = changed({ place: 'Склад' })
    expect(result).toMatchObject({
      value: {
        writes: [
          { kind: 'changed-microtraumas' },
          {
            kind: 'microtrauma-events',
            rows: [
              {
                microtraumaId,
                entered: signed,
                before: { place: aMicrotrauma().place },
                after: { place: 'Склад' },
              },
            ],
          },
          { kind: 'journal', rows: [{ changes: [{ record: 'microtrauma', ids: [microtraumaId] }] }] },
        ],
      },
    })
    expect(changed({ place: aMicrotrauma().place })).toMatchObject({ value: { writes: [] } })
    expect(changed({})).toMatchObject({ value: { writes: [] } })
    expect(changed({}, null)).toEqual(err(notFound))
  })

  it('extends the term by two days at most, with the reason, and takes that back', () => {
    const extension = { days: '2', reason: 'Нет объяснений очевидца' }
    expect(answerOf(changed({ extension })).extension).toEqual({ ...extension, days: 2 })
    expect(answerOf(changed({ extension: { ...extension, days: 1 } })).extension?.days).toBe(1)
    expect(
      answerOf(changed({ extension: null }, aMicrotrauma({ extension: { days: 1, reason: 'x' } }))),
    ).toEqual(aMicrotrauma())
    for (const days of [3, '1000'])
      expect(codesOf(changed({ extension: { days, reason: '' } }))).toEqual([
        'days: extension/over-two-days',
        'reason: reason/required',
      ])
    for (const days of [0, -1, 1.5, 'два', '', null])
      expect(codesOf(changed({ extension: { days, reason: 'x' } }))).toEqual(['days: number/invalid'])
  })

  it('is reviewed by people, no one twice, with causes and what is proposed', () => {
    const review = {
      ...reviewTyped,
      reviewers: [{ employeeId: 2 }, { fullName: 'Иванов Иван', post: 'Представитель' }],
      causeCode: '03.3',
      heard: 'Опрошен пострадавший',
    }
    const after = answerOf(changed({ review }))
    expect(deriveMicrotraumaState(after)).toBe('reviewed')
    expect(after.review).toMatchObject({
      on: '2026-11-20',
      reviewers: [
        { employeeId: 2, post: 'Слесарь' },
        { employeeId: null, fullName: 'Иванов Иван', post: 'Представитель' },
      ],
      causeCode: '03.3',
      heard: 'Опрошен пострадавший',
      measuresTaken: '',
      consequences: '',
      experience: '',
    })
  })

  it.each<[string, Input, readonly string[]]>([
    ['before the employer was told', { on: '18.11.2026' }, ['on: review/before-event']],
    ['tomorrow', { on: '21.11.2026' }, ['on: date/in-future']],
    ['by no one', { reviewers: [] }, ['reviewers: reviewers/required']],
    ['by what is no list', { reviewers: 'x' }, ['reviewers: reviewers/required']],
    ['by a stranger', { reviewers: [{ employeeId: 77 }] }, ['reviewers: employee/unknown']],
    ['by one twice', { reviewers: [{ employeeId: 2 }, { employeeId: 2 }] }, ['reviewers: person/twice']],
    [
      'by more than sign',
      { reviewers: Array.from({ length: 21 }, (_, n) => ({ fullName: `Иванов ${n}` })) },
      ['reviewers: list/invalid'],
    ],
    ['with a kind of accident in place of a cause', { causeCode: '01.а' }, ['causeCode: choice/unknown']],
    [
      'with too much',
      { heard: 'а'.repeat(2001), experience: 'а'.repeat(101), measuresTaken: 'а'.repeat(2001) },
      ['heard: text/too-long', 'measuresTaken: text/too-long', 'experience: text/too-long'],
    ],
    ['without causes', { causes: '', proposals: '' }, ['causes: text/required', 'proposals: text/required']],
  ])('is not reviewed %s', (_, given, codes) => {
    expect(codesOf(changed({ review: { ...reviewTyped, ...given } }))).toEqual(codes)
  })

  it('says in which row someone is named twice', () => {
    const reviewers = [{ employeeId: 2 }, { fullName: 'Иванов' }, { fullName: 'иванов' }]
    expect(changed({ review: { ...reviewTyped, reviewers } })).toMatchObject({
      error: { errors: [{ field: 'reviewers', row: 2, code: 'person/twice' }] },
    })
    const twenty = Array.from({ length: 20 }, (_, n) => ({ fullName: `Иванов ${n}` }))
    expect(changed({ review: { ...reviewTyped, reviewers: twenty } }).ok).toBe(true)
    const many = Array.from({ length: 30 }, (_, n) => ({ employeeId: n + 1 }))
    expect(readNamedReviewers({ reviewers: many })).toHaveLength(20)
  })

  it('is reviewed on the day on which it was told of', () => {
    expect(changed({ review: { ...reviewTyped, on: '19.11.2026' } }).ok).toBe(true)
  })

  it('takes a review back with a reason alone, and keeps the reason', () => {
    const reviewed = aMicrotrauma({ review: aReview })
    expect(codesOf(changed({ review: null }, reviewed))).toEqual(['reopenedBecause: reason/required'])
    const after = answerOf(changed({ review: null, reopenedBecause: 'Не опрошен очевидец' }, reviewed))
    expect(after).toEqual(aMicrotrauma({ reopenedBecause: 'Не опрошен очевидец' }))
    expect(changed({ review: null })).toMatchObject({ value: { writes: [] } })
    const again = answerOf(changed({ review: reviewTyped }, after))
    expect(again.reopenedBecause).toBe('Не опрошен очевидец')
  })

  it('can’t have been told of after it was reviewed', () => {
    const reviewed = aMicrotrauma({ review: { ...aReview, on: day('2026-11-19') } })
    const later = { reportDate: '20.11.2026', reportTime: '10:00' }
    expect(codesOf(changed(later, reviewed))).toEqual(['reportDate: review/before-event'])
    expect(changed(later).ok).toBe(true)
  })
})
