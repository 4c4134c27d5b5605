import { type Microtrauma, notReviewed, type Review } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { day, employee, mining } from './examples.ts'
import { moment } from './incidents-example.ts'

/** A bruise on a Thursday afternoon, told of at once; whatever is given is otherwise. */
export const aMicrotrauma = (given: Partial<Microtrauma> = {}): Microtrauma => ({
  id: 5 as MicrotraumaId,
  companyId: mining,
  injured: { employeeId: employee(1), fullName: 'Титов Роман Евгеньевич', post: 'Слесарь' },
  occurredAt: moment('2026-11-19T14:10'),
  timeZone: 'Europe/Moscow',
  place: 'Цех № 2, у верстака 3',
  reportedBy: null,
  reportedAt: moment('2026-11-19T14:30'),
  circumstances: 'Разбирал поддон, доска отскочила.',
  injury: 'Ссадина левого предплечья 3 см.',
  firstAid: 'Рана промыта, наложен пластырь.',
  ...notReviewed,
  ...given,
})

export const aReview: Review = {
  on: day('2026-11-20'),
  reviewers: [{ employeeId: employee(2), fullName: 'Белова Анна Ильинична', post: 'Мастер' }],
  heard: '',
  causeCode: null,
  causes: 'Разбирал без рукавиц.',
  proposals: 'Выдать рукавицы.',
  measuresTaken: '',
  consequences: '',
  experience: '6 лет',
}

/** As a person types the record. */
export const microtraumaTyped = {
  injured: { employeeId: 1 },
  date: '19.11.2026',
  time: '14:10',
  place: 'Цех № 2, у верстака 3',
  reportDate: '19.11.2026',
  reportTime: '14:30',
  circumstances: 'Разбирал поддон, доска отскочила.',
  injury: 'Ссадина левого предплечья 3 см.',
  firstAid: 'Рана промыта, наложен пластырь.',
}

export const reviewTyped = {
  on: '20.11.2026',
  reviewers: [{ employeeId: 2 }],
  causes: 'Разбирал без рукавиц.',
  proposals: 'Выдать рукавицы.',
}
