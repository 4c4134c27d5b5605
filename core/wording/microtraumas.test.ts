import { expect, test } from 'vitest'
import { day, instant, someone } from '../../tests/examples.ts'
import { moment } from '../../tests/incidents-example.ts'
import { aMicrotrauma, aReview } from '../../tests/microtraumas-example.ts'
import type { Values } from '../commands/journal.ts'
import { describeMicrotraumaEvent } from './microtrauma-chronology.ts'
import { describeReviewLeft, explainReviewTerm } from './microtraumas.ts'

test('a term says from what day, how long and until when', () => {
  expect(explainReviewTerm(aMicrotrauma())).toBe(
    '3 календарных дня со дня обращения 19.11.2026: до 22.11.2026',
  )
  expect(explainReviewTerm(aMicrotrauma({ extension: { days: 1, reason: 'Болеет очевидец' } }))).toBe(
    '3 календарных дня со дня обращения 19.11.2026, продлён на 1 календарный день (Болеет очевидец): до 23.11.2026',
  )
})

test('what is left of it, and what it is late by', () => {
  const left = (today: string) => describeReviewLeft(aMicrotrauma(), day(today))
  expect(left('2026-11-20')).toBe('осталось 2 дня')
  expect(left('2026-11-22')).toBe('сегодня последний день')
  expect(left('2026-11-23')).toBe('просрочено на 1 день')
})

const said = (before: Values, after: NonNullable<Values>) =>
  describeMicrotraumaEvent({ entered: { by: someone, at: instant('2026-11-20T10:00:00Z') }, before, after })

test('the chronology says what was entered, what it was before, and what was taken back', () => {
  expect(said(null, { place: 'Цех' })).toEqual(['Микротравма записана'])
  expect(said({ place: 'Цех' }, { place: 'Склад' })).toEqual(['Место: Склад (было: Цех)'])
  expect(
    said({ reportedAt: moment('2026-11-19T14:30') }, { reportedAt: moment('2026-11-19T15:00') }),
  ).toEqual(['Обращение: 19.11.2026, 15:00 (было: 19.11.2026, 14:30)'])
  expect(said({ extension: null }, { extension: { days: 2, reason: 'Нет очевидца' } })).toEqual([
    'Продление срока: 2 дн., Нет очевидца',
  ])
  expect(said({ extension: { days: 2, reason: 'x' } }, { extension: null })).toEqual([
    'Снято: Продление срока (было: 2 дн., x)',
  ])
  expect(said({ review: null }, { review: aReview })).toEqual([
    'Рассмотрена: 20.11.2026, причины: Разбирал без рукавиц.',
  ])
  expect(
    said({ review: aReview, reopenedBecause: 'а' }, { review: null, reopenedBecause: 'Нет объяснений' }),
  ).toEqual(['Рассмотрение снято: Нет объяснений'])
  const [titov, belova] = [aMicrotrauma().injured, aReview.reviewers[0]]
  expect(said({ injured: titov }, { injured: belova })).toEqual([
    'Пострадавший: Белова Анна Ильинична (было: Титов Роман Евгеньевич)',
  ])
  expect(said({ annulled: null }, { annulled: { reason: 'Дважды' } })).toEqual([
    'Запись аннулирована: Дважды',
  ])
  expect(said({ incidentId: null }, { incidentId: 8 })).toEqual([
    'Переведена в несчастный случай, происшествие № 8',
  ])
})
