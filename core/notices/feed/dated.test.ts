import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { addDays } from '../../shared/dates/local-date.ts'
import { boundDated, tellDated } from './dated.ts'
import type { DatedKind } from './feed-notice.ts'

const today = day('2026-03-16')
const due = (kind: DatedKind, days: number, count = 1) => ({ kind, count, due: addDays(today, days) })
const tell = (...dated: Parameters<typeof tellDated>[0]) =>
  tellDated(dated, today).map(({ key, title, path }) => `${key} | ${title} | ${path}`)

test('what is near its end and what has passed is told of once a day, each kind where it is dealt with', () => {
  expect(tell(due('measures', -1, 2), due('measures', 7), due('orders', 0), due('microtraumas', 3))).toEqual([
    'measures/overdue/2026-03-16 | Мероприятия: срок прошёл, 2 | /notifications/measures',
    'measures/soon/2026-03-16 | Мероприятия: срок подходит, 1 | /notifications/measures',
    'orders/soon/2026-03-09 | Пункты предписаний: срок подходит, 1 | /notifications/measures?origin=inspector-order',
    'microtraumas/soon/2026-03-16 | Рассмотрение микротравм: срок подходит, 1 | /notifications/microtraumas?state=to-review',
  ])
})

test('a measure is told of a week before its end, a review from the day on which it was reported', () => {
  expect(tell(due('measures', 8), due('microtraumas', 4))).toEqual([])
})

test('what has a last day within a fortnight past or a week to come is looked at', () => {
  expect(boundDated(today)).toEqual({ from: '2026-03-02', to: '2026-03-23' })
})
