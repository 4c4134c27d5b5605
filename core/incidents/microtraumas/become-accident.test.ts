import { describe, expect, it } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { codesOf } from '../../../tests/incidents-example.ts'
import { becomes, microtraumaId, signed } from '../../../tests/microtrauma-entered.ts'
import { aMicrotrauma, aReview } from '../../../tests/microtraumas-example.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { notFound } from '../../shared/results/refusals.ts'
import { err } from '../../shared/results/result.ts'
import type { IncidentId } from '../incident.ts'
import { deriveMicrotraumaState } from './microtrauma.ts'

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
          microtraumaId,
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
                after: { microtraumaId, becameBecause: 'Открыт больничный' },
              },
            ],
          },
          { kind: 'changed-microtraumas', rows: [{ incidentId: 8, review: aReview }] },
          { kind: 'microtrauma-events', rows: [{ after: { incidentId: 8 } }] },
          { kind: 'papers-into-file', rows: [{ documentIds: [4], incidentId: 8 }] },
          {
            kind: 'journal',
            rows: [
              {
                changes: [
                  { record: 'incident', ids: [8] },
                  { record: 'microtrauma', ids: [microtraumaId] },
                ],
              },
            ],
          },
        ],
      },
    })
  })

  it('takes no papers into the file where there are none', () => {
    const result = becomes()
    expect(result.ok && result.value.writes.map(({ kind }) => kind)).toEqual([
      'new-incidents',
      'incident-events',
      'changed-microtraumas',
      'microtrauma-events',
      'journal',
    ])
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
    expect(deriveMicrotraumaState(once)).toBe('accident')
    expect(codesOf(becomes({}, once))).toEqual(['state: microtrauma/closed'])
    expect(becomes({}, null)).toEqual(err(notFound))
    expect(becomes({ date: '20.11.2026', time: '18:00' }).ok).toBe(true)
  })
})
