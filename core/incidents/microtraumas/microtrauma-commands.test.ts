import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import { anEmployee, day, instant, mining, someone, somePosition } from '../../../tests/examples.ts'
import { codesOf } from '../../../tests/incidents-example.ts'
import { aMicrotrauma, aReview, microtraumaTyped, reviewTyped } from '../../../tests/microtraumas-example.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { notFound } from '../../shared/results/refusals.ts'
import { err } from '../../shared/results/result.ts'
import type { IncidentId } from '../incident.ts'
import { annulMicrotrauma } from './annul-microtrauma.ts'
import { becomeAccident } from './become-accident.ts'
import { changeMicrotrauma } from './change-microtrauma.ts'
import { type Microtrauma, stateOfMicrotrauma } from './microtrauma.ts'
import type { MicrotraumaId } from './microtrauma-id.ts'
import { reviewersNamed } from './read-review.ts'
import { recordMicrotrauma } from './record-microtrauma.ts'

/** 18:00 in Moscow on Friday, the day after. */
const signed = { by: someone, at: instant('2026-11-20T15:00:00Z') }
const id = 5 as MicrotraumaId

const answers = (kept: Microtrauma | null = aMicrotrauma(), known: MicrotraumaId | null = null) => ({
  employees: ({ ids }: { readonly ids: readonly EmployeeId[] }) =>
    new Map(
      ids
        .filter((one) => one < 10)
        .map((one) => [
          one,
          {
            ...anEmployee({ lastName: `Работник${one}` }),
            id: one,
            companyId: mining,
            position: { id: somePosition, name: 'Слесарь' },
            version: 1,
          },
        ]),
    ),
  'time-zone': () => 'Europe/Moscow',
  'new-microtrauma-id': () => id,
  'new-incident-id': () => 8 as IncidentId,
  'microtrauma-at': () => known,
  microtrauma: () => kept,
})

const recorded = (given: Input = {}, known: MicrotraumaId | null = null) =>
  followInCompany(
    recordMicrotrauma.run({ companyId: mining, details: { ...microtraumaTyped, ...given } }, signed),
    answers(aMicrotrauma(), known),
  )
const changed = (patch: Input, kept: Microtrauma | null = aMicrotrauma()) =>
  followInCompany(changeMicrotrauma.run({ companyId: mining, id, patch }, signed), answers(kept))
const answerOf = (result: ReturnType<typeof changed>): Microtrauma => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.answer
}

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
        rows: [
          { microtraumaId: id, entered: signed, before: null, after: { injury: microtraumaTyped.injury } },
        ],
      },
      {
        rows: [
          {
            changes: [
              { record: 'microtrauma', ids: [id], before: null, after: { injury: microtraumaTyped.injury } },
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
    expect(codesOf(recorded({}, id))).toEqual(['injured: microtrauma/recorded-already'])
    expect(recorded({ injured: { fullName: 'Иванов Иван' } }, id).ok).toBe(true)
  })
})

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
                microtraumaId: id,
                entered: signed,
                before: { place: aMicrotrauma().place },
                after: { place: 'Склад' },
              },
            ],
          },
          { kind: 'journal', rows: [{ changes: [{ record: 'microtrauma', ids: [id] }] }] },
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
    expect(codesOf(changed({ extension: { days: 3, reason: '' } }))).toEqual([
      'days: extension/over-two-days',
      'reason: reason/required',
    ])
    for (const days of [0, -1, 1.5, 'два', '', null, '1000'])
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
    expect(stateOfMicrotrauma(after)).toBe('reviewed')
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
    expect(reviewersNamed({ reviewers: many })).toHaveLength(20)
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

describe('annulling', () => {
  const annulled = (reason: unknown, kept: Microtrauma | null = aMicrotrauma()) =>
    followInCompany(annulMicrotrauma.run({ companyId: mining, id, reason }, signed), answers(kept))

  it('keeps who, when and why, and nothing goes on after it', () => {
    const result = annulled('Записана дважды')
    expect(result).toMatchObject({
      value: { answer: { annulled: { reason: 'Записана дважды', by: someone, at: signed.at } } },
    })
    if (!result.ok) return
    const { answer } = result.value
    expect(stateOfMicrotrauma(answer)).toBe('annulled')
    expect(codesOf(annulled('Ещё раз', answer))).toEqual(['state: microtrauma/closed'])
    expect(codesOf(changed({ place: 'Склад' }, answer))).toEqual(['state: microtrauma/closed'])
    expect(codesOf(becomes({}, answer))).toEqual(['state: microtrauma/closed'])
  })

  it('asks for a reason', () => {
    expect(codesOf(annulled(' '))).toEqual(['reason: reason/required'])
    expect(annulled('x', null)).toEqual(err(notFound))
  })
})

const becomes = (given: Input = {}, kept: Microtrauma | null = aMicrotrauma({ review: aReview })) =>
  followInCompany(
    becomeAccident.run(
      {
        companyId: mining,
        id,
        details: {
          severity: 'easy',
          date: '20.11.2026',
          time: '17:00',
          because: 'Открыт больничный',
          ...given,
        },
      },
      signed,
    ),
    answers(kept),
  )

describe('becoming an accident', () => {
  const paper = {
    documentId: 4,
    form: 'microtrauma-certificate',
    step: '',
    title: 'Справка',
    number: '7',
    date: day('2026-11-20'),
  }

  it('gives the accident all that the record has, and each names the other', () => {
    const result = becomes({}, aMicrotrauma({ review: aReview, papers: [paper] }))
    expect(result).toMatchObject({
      value: {
        answer: {
          id: 8,
          microtraumaId: id,
          injured: [{ employeeId: 1, fullName: 'Титов Роман Евгеньевич', employer: '', severity: 'easy' }],
          occurredAt: '2026-11-19T14:10',
          timeZone: 'Europe/Moscow',
          place: 'Цех № 2, у верстака 3',
          description:
            'Разбирал поддон, доска отскочила. Повреждения: Ссадина левого предплечья 3 см. Первая помощь: Рана промыта, наложен пластырь.',
          reportedLateAt: '2026-11-20T17:00',
          papers: [paper],
          completedOn: null,
        },
        writes: [
          { kind: 'new-incidents', rows: [{ entered: signed }] },
          {
            kind: 'incident-events',
            rows: [
              {
                incidentId: 8,
                before: null,
                after: { microtraumaId: id, becameBecause: 'Открыт больничный' },
              },
            ],
          },
          { kind: 'changed-microtraumas', rows: [{ incidentId: 8, review: aReview }] },
          { kind: 'microtrauma-events', rows: [{ after: { incidentId: 8 } }] },
          {
            kind: 'journal',
            rows: [
              {
                changes: [
                  { record: 'incident', ids: [8] },
                  { record: 'microtrauma', ids: [id] },
                ],
              },
            ],
          },
        ],
      },
    })
  })

  it('counts from the application only where that came later than a day after it', () => {
    const told = (date: string, time: string) => {
      const result = becomes({ date, time })
      return result.ok ? result.value.answer.reportedLateAt : result.error
    }
    expect(told('19.11.2026', '14:10')).toBeNull()
    expect(told('20.11.2026', '14:10')).toBeNull()
    expect(told('20.11.2026', '14:11')).toBe('2026-11-20T14:11')
  })

  it('names the employer of someone else’s worker', () => {
    const outsider = { employeeId: null, fullName: 'Иванов Иван', post: 'водитель, ООО «Сосед»' }
    expect(becomes({ severity: 'serious' }, aMicrotrauma({ injured: outsider }))).toMatchObject({
      value: {
        answer: {
          injured: [
            { employeeId: null, fullName: 'Иванов Иван', employer: outsider.post, severity: 'serious' },
          ],
        },
      },
    })
  })

  it.each<[string, Input, readonly string[]]>([
    ['without a degree', { severity: 'easyGroup' }, ['severity: degree/required']],
    ['without a reason', { because: '' }, ['because: reason/required']],
    ['known before it happened', { date: '19.11.2026', time: '14:09' }, ['time: report/before-event']],
    ['known in the future', { time: '18:01' }, ['time: date/in-future']],
    ['known at no time', { time: '' }, ['time: time/required']],
    ['known on no day', { date: '' }, ['date: date/required']],
    ['known at no moment', { date: '', time: '' }, ['date: date/required', 'time: time/required']],
  ])('is refused %s', (_, given, codes) => {
    expect(codesOf(becomes(given))).toEqual(codes)
  })

  it('happens once', () => {
    const once = aMicrotrauma({ incidentId: 8 as IncidentId })
    expect(stateOfMicrotrauma(once)).toBe('accident')
    expect(codesOf(becomes({}, once))).toEqual(['state: microtrauma/closed'])
    expect(becomes({}, null)).toEqual(err(notFound))
    expect(becomes({ date: '20.11.2026', time: '18:00' }).ok).toBe(true)
  })
})
