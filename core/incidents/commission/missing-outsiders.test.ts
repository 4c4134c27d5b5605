import { expect, test } from 'vitest'
import { employee } from '../../../tests/examples.ts'
import { degrees } from '../../norms/accidents/degree.ts'
import { findMissingOutsiders, outsideBodies } from './missing-outsiders.ts'

const from = (post: string) => ({ employeeId: null, post })
const missing = (...posts: readonly string[]) => findMissingOutsiders('fatal', posts.map(from))

test('all four bodies are in the commission of a grave accident, none of them has to be in that of a light one', () => {
  const none = degrees.filter((degree) => findMissingOutsiders(degree, []).length === 0)
  expect(none).toEqual(['easy', 'easyGroup'])
  for (const degree of ['serious', 'seriousGroup', 'fatal', 'fatalGroup'] as const)
    expect(findMissingOutsiders(degree, [])).toEqual(outsideBodies)
})

test('who is there is known by the post, however it is put', () => {
  const without = (...bodies: readonly string[]) => outsideBodies.filter((body) => !bodies.includes(body))
  for (const post of [
    'Государственный инспектор труда',
    'Главный специалист Государственной инспекции труда в Пермском крае',
    'инспектор, ГИТ в Пермском крае',
  ])
    expect(missing(post), post).toEqual(without('inspectorate'))
  for (const post of [
    'Консультант, Министерство труда Пермского края',
    'Специалист администрации города Перми',
    'Представитель органа местного самоуправления',
    'Представитель органа исполнительной власти субъекта',
    'Советник, Правительство Пермского края',
    'представитель ОМСУ',
  ])
    expect(missing(post), post).toEqual(without('authority'))
  for (const post of [
    'Технический инспектор объединения профсоюзов',
    'Представитель Пермского крайсовпрофсоюза',
  ])
    expect(missing(post), post).toEqual(without('union'))
  for (const post of [
    'Главный специалист, ОСФР по Пермскому краю',
    'Специалист СФР',
    'Представитель Социального фонда России',
    'Консультант отдела социального страхования',
  ])
    expect(missing(post), post).toEqual(without('fund'))
  expect(missing('Инспектор', 'Мигитова, эксперт', 'Бомсук', 'Осфрин', '')).toEqual(outsideBodies)
})

test('an employee of the company comes from no body; all four are enough', () => {
  const post = 'Государственный инспектор труда'
  expect(findMissingOutsiders('serious', [{ employeeId: employee(1), post }])).toEqual(outsideBodies)
  expect(missing(post, 'Администрация города', 'Объединение профсоюзов', 'ОСФР')).toEqual([])
})
