import { expect, test } from 'vitest'
import { day, instant, someone } from '../../../../tests/examples.ts'
import { moment } from '../../../../tests/incidents-example.ts'
import { aMicrotrauma, aReview } from '../../../../tests/microtraumas-example.ts'
import type { IncidentId } from '../../../incidents/incident.ts'
import type { MicrotraumaId } from '../../../incidents/microtraumas/microtrauma-id.ts'
import { buildJournalAnswers, MOST_IN_JOURNAL } from './journal-rows.ts'

const outsider = { employeeId: null, fullName: 'Иванов Иван', post: '' }
const period = { from: day('2026-11-01'), to: day('2026-11-30') }
const departmentOf = (id: number) => (id === 1 ? 'Цех № 2' : 'Склад')
const rowsOf = (...all: Parameters<typeof buildJournalAnswers>[0]) =>
  buildJournalAnswers(all, period, departmentOf).rows

test('a journal has a line for each record of the period, the earliest first, annulled ones left out', () => {
  const annulled = { reason: 'Ошибка', by: someone, at: instant('2026-11-20T10:00:00Z') }
  const [first, second, third] = [3, 4, 5].map((id) => id as MicrotraumaId)
  const at = (id: MicrotraumaId | undefined, text: string) =>
    aMicrotrauma({ ...(id ? { id } : {}), occurredAt: moment(text), place: `Место ${id}` })
  const answers = buildJournalAnswers(
    [
      at(third, '2026-11-19T10:00'),
      at(second, '2026-11-19T10:00'),
      at(first, '2026-11-20T10:00'),
      { ...at(first, '2026-11-18T10:00'), annulled },
    ],
    period,
    departmentOf,
  )
  expect(answers.period).toEqual(period)
  expect((answers.rows as { where: string }[]).map(({ where }) => where)).toEqual([
    'Место 4; 19.11.2026, 10:00',
    'Место 5; 19.11.2026, 10:00',
    'Место 3; 20.11.2026, 10:00',
  ])
  expect(MOST_IN_JOURNAL).toBe(200)
})

test('a line says what is known by now', () => {
  expect(rowsOf(aMicrotrauma())).toEqual([
    {
      who: 'Титов Роман Евгеньевич, Слесарь, Цех № 2',
      where: 'Цех № 2, у верстака 3; 19.11.2026, 14:10',
      what: 'Разбирал поддон, доска отскочила.',
      causes: 'на рассмотрении',
      injury: 'Ссадина левого предплечья 3 см.',
      measures: 'первая помощь: Рана промыта, наложен пластырь.',
      consequences: 'нет сведений',
    },
  ])
  expect(rowsOf(aMicrotrauma({ injured: outsider, review: aReview }))).toMatchObject([
    { who: 'Иванов Иван', causes: 'Разбирал без рукавиц.', measures: 'Выдать рукавицы.' },
  ])
  const review = { ...aReview, measuresTaken: 'Выданы.', consequences: 'Зажило.' }
  expect(rowsOf(aMicrotrauma({ review }))).toMatchObject([{ measures: 'Выданы.', consequences: 'Зажило.' }])
  expect(rowsOf(aMicrotrauma({ review, incidentId: 8 as IncidentId }))).toMatchObject([
    { consequences: 'расследуется как несчастный случай' },
  ])
})

test('a long text is cut in the journal', () => {
  const of = (length: number) => {
    const review = { ...aReview, causes: 'а'.repeat(length) }
    return (rowsOf(aMicrotrauma({ review })) as { causes: string }[])[0]?.causes
  }
  expect(of(500)).toBe('а'.repeat(500))
  expect(of(501)).toBe(`${'а'.repeat(499)}…`)
})
