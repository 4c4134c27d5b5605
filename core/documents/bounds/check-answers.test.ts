import { expect, test } from 'vitest'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { describeFieldError } from '../../wording/refusals/refusals.ts'
import type { Answers } from '../answers/answers.ts'
import type { Template, TemplateId, ValueKind, ValueSpec } from '../library/template.ts'
import { templateGroups } from '../library/template-group.ts'
import { readPersonOnPaper } from '../on-paper/person-on-paper.ts'
import type { Asked, Bound } from './bound.ts'
import { checkAnswers } from './check-answers.ts'
import { hintOf } from './describe-bound.ts'

const [group] = templateGroups
if (group === undefined) throw new Error('no groups')
const date = '2026-11-20' as LocalDate
const find = (id: number) => (id < 10 ? readPersonOnPaper(`Работник ${id}`, 'Мастер') : null)

const bound = (asked: Asked, also: Partial<Pick<Bound, 'by' | 'confidence' | 'when'>> = {}): Bound => ({
  by: null,
  confidence: 'found',
  when: [],
  ...asked,
  ...also,
})

const value = (name: string, kind: ValueKind, ...bounds: readonly Bound[]): ValueSpec => ({
  name,
  label: `Поле ${name}`,
  kind,
  required: false,
  suggested: null,
  hint: '',
  bounds,
})

const form = (...values: readonly ValueSpec[]): Template => ({
  id: 1 as TemplateId,
  slug: 'x',
  title: 'Форма',
  group,
  kind: 'order',
  scope: 'company',
  per: 'paper',
  basis: [],
  validFrom: date,
  validTo: null,
  caution: '',
  values,
})

const refused = (template: Template, answers: Answers, on: LocalDate | null = date) => {
  const checked = checkAnswers(template, answers, find, on)
  return checked.ok ? [] : checked.error.map(describeFieldError)
}

test('what an act asks of a number is said with its act and point', () => {
  const hours = value(
    'x',
    { type: 'number' },
    bound({ asks: 'least', measure: 16 }, { by: { act: 'pp-2464', point: 'п. 46' } }),
  )
  expect(refused(form(hours), { x: '2' })).toEqual(['Поле x — не менее 16: п. 46 Правил № 2464'])
  expect(refused(form(hours), { x: '16' })).toEqual([])
  expect(refused(form(hours), {})).toEqual([])
  expect(hintOf(hours, {})).toBe('Не менее 16: п. 46 Правил № 2464.')
})

test('what was not compared with the text of the act says so', () => {
  const x = value(
    'x',
    { type: 'number' },
    bound({ asks: 'most', measure: 1.5 }, { by: { act: 'tk', point: 'ст. 1' }, confidence: 'memory' }),
  )
  expect(refused(form(x), { x: 2 })).toEqual([
    'Поле x — не более 1,5: ст. 1 ТК РФ (не сверено с текстом акта)',
  ])
})

test('a bound with a condition holds with that answer alone', () => {
  const when = [{ name: 'programme', is: ['Г', 'Б'] }]
  const programme = value('programme', { type: 'choice', options: ['Б', 'В', 'Г'] })
  const hours = value('x', { type: 'number' }, bound({ asks: 'least', measure: 16 }, { when }))
  expect(refused(form(programme, hours), { programme: 'Б', x: 2 })).toHaveLength(1)
  expect(refused(form(programme, hours), { programme: 'В', x: 2 })).toEqual([])
  expect([hintOf(hours, { programme: 'Б' }), hintOf(hours, { programme: 'В' })]).toEqual(['Не менее 16.', ''])
})

test('a commission is counted with its chair and without its secretary', () => {
  const x = value(
    'x',
    { type: 'commission' },
    bound({ asks: 'people', least: 3, with: [] }),
    bound({ asks: 'odd' }),
  )
  expect(refused(form(x), { x: { chair: 1, members: [2], secretary: 3 } })).toEqual([
    'Поле x — не менее трёх человек',
  ])
  expect(refused(form(x), { x: { chair: 1, members: [2, 3, 4] } })).toEqual([
    'Поле x — нечётное число членов вместе с председателем',
  ])
  expect(refused(form(x), { x: { chair: 1, members: [2, 3], secretary: 3 } })).toEqual([])
  expect(refused(form(x), {})).toEqual([])
})

test('those of another value are counted with a commission', () => {
  const deputy = { name: 'a', label: 'Поле a' }
  const x = value('x', { type: 'commission' }, bound({ asks: 'people', least: 3, with: [deputy] }))
  const both = form(value('a', { type: 'employee' }), x)
  expect(refused(both, { x: { chair: 1, members: [2] }, a: 3 })).toEqual([])
  expect(refused(both, { x: { chair: 1, members: [2] } })).toEqual([
    'Поле x — не менее трёх человек, считая поле «Поле a»',
  ])
})

test('a choice is held to some of its options', () => {
  const when = [{ name: 'a', is: ['лёгкий'] }]
  const term = value(
    'x',
    { type: 'choice', options: ['3 дня', '15 дней'] },
    bound({ asks: 'one-of', options: ['3 дня'] }, { when }),
  )
  const both = form(value('a', { type: 'choice', options: ['лёгкий', 'тяжёлый'] }), term)
  expect(refused(both, { a: 'лёгкий', x: '15 дней' })).toEqual(['Поле x — «3 дня»'])
  expect(refused(both, { a: 'тяжёлый', x: '15 дней' })).toEqual([])
  expect(refused(both, { a: 'лёгкий', x: '3 дня' })).toEqual([])
})

test('no one is chair and member at once, or is in a list twice', () => {
  const commission = form(value('x', { type: 'commission' }))
  const said = ['Уберите повтор в поле «Поле x»: один человек назван дважды']
  expect(refused(commission, { x: { chair: 1, members: [1, 2] } })).toEqual(said)
  expect(refused(commission, { x: { chair: 1, members: [2, 2] } })).toEqual(said)
  expect(refused(commission, { x: { chair: 1, members: [2], secretary: 1 } })).toEqual(said)
  const byHand = { fullName: 'Ким Вера', position: 'Мастер' }
  const again = { fullName: ' ким  вера', position: 'мастер' }
  expect(refused(form(value('x', { type: 'employees' })), { x: [byHand, again] })).toEqual(said)
})

test('two sides are as many, and of different people', () => {
  const other = { name: 'a', label: 'Поле a' }
  const sides = form(
    value('a', { type: 'employees' }),
    value(
      'x',
      { type: 'employees' },
      bound({ asks: 'as-many', as: other }),
      bound({ asks: 'no-one-of', other }),
    ),
  )
  expect(refused(sides, { a: [1], x: [2, 3, 4] })).toEqual([
    'Поле x — столько же человек, сколько в поле «Поле a»',
  ])
  expect(refused(sides, { a: [1, 2], x: [2, 3] })).toEqual(['Поле x — без тех, кто назван в поле «Поле a»'])
  expect(refused(sides, { a: [1, 2], x: [3, 4] })).toEqual([])
  expect(refused(sides, { x: [3, 4] })).toEqual([])
})

test('what is said only together with another value is refused while that one is blank', () => {
  const other = { name: 'a', label: 'Поле a' }
  const tied = form(
    value('a', { type: 'text' }),
    value('x', { type: 'number' }, bound({ asks: 'only-with', other })),
  )
  expect(refused(tied, { x: 20 })).toEqual(['Поле x — только вместе с полем «Поле a»'])
  expect(refused(tied, { x: 20, a: ' ' })).toEqual(['Поле x — только вместе с полем «Поле a»'])
  expect([
    refused(tied, { x: 20, a: 'Профком' }),
    refused(tied, { a: 'Профком' }),
    refused(tied, {}),
  ]).toEqual([[], [], []])
})

test('days are held to the document, to a day, to another value; a period by its ends', () => {
  const document = { of: 'document' } as const
  const until = value('x', { type: 'date' }, bound({ asks: 'not-before', edge: document }))
  expect(refused(form(until), { x: '2026-11-19' })).toEqual(['Поле x — не раньше даты документа'])
  expect(refused(form(until), { x: '2026-11-20' })).toEqual([])
  expect(refused(form(until), { x: '2026-11-19' }, null)).toEqual([])
  const day = { of: 'day', day: '2022-09-01' as LocalDate } as const
  const since = form(value('x', { type: 'date' }, bound({ asks: 'not-before', edge: day })))
  expect(refused(since, { x: '2022-08-31' })).toEqual(['Поле x — не раньше 01.09.2022'])
  expect(refused(since, { x: '2022-09-01' })).toEqual([])
  const other = { of: 'value', value: { name: 'a', label: 'Поле a' } } as const
  const leave = form(
    value('a', { type: 'date' }),
    value(
      'x',
      { type: 'period' },
      bound({ asks: 'not-before', edge: other }),
      bound({ asks: 'not-after', edge: document }),
    ),
  )
  expect(refused(leave, { a: '2026-11-02', x: { from: '2026-11-01', to: '2026-11-03' } })).toEqual([
    'Поле x — не раньше дня из поля «Поле a»',
  ])
  expect(refused(leave, { a: '2026-11-01', x: { from: '2026-11-01', to: '2026-11-21' } })).toEqual([
    'Поле x — не позже даты документа',
  ])
  expect(refused(leave, { x: { from: '2026-11-01', to: '2026-11-20' } })).toEqual([])
  expect(refused(leave, { x: { from: '2026-11-01', to: '2026-11-21' } }, null)).toEqual([])
})

test('a number is held to another one', () => {
  const measure = { name: 'a', label: 'Поле a' }
  const dead = form(
    value('a', { type: 'number' }),
    value('x', { type: 'number' }, bound({ asks: 'most', measure })),
  )
  expect(refused(dead, { a: 1, x: 2 })).toEqual(['Поле x — не более, чем «Поле a»'])
  expect(refused(dead, { a: 2, x: 2 })).toEqual([])
  expect(refused(dead, { x: 2 })).toEqual([])
})

test('what is out of bounds is said beside what is missing', () => {
  const place = { ...value('place', { type: 'place' }), required: true }
  const x = value('x', { type: 'number' }, bound({ asks: 'least', measure: 2 }))
  expect(refused(form(place, x), { x: 1 })).toEqual(['Заполните поле «Поле place»', 'Поле x — не менее 2'])
})
