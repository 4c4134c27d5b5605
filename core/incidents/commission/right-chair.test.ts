import { expect, test } from 'vitest'
import { employee } from '../../../tests/examples.ts'
import type { Severity } from '../../norms/accidents/degree.ts'
import { findChairInPlace, findRightChair, isChairRefused } from './right-chair.ts'

const of = (...severities: readonly Severity[]) => ({
  injured: severities.map((severity, i) => ({
    ...{ employeeId: employee(i + 1), fullName: 'Титов', employer: '', severity },
  })),
})
const from = (post: string) => ({ employeeId: null, post })
const own = { employeeId: employee(9), post: 'Государственный инспектор труда' }
const light = of('easy')
const dead = (count: number) => of(...Array<Severity>(count).fill('fatal'))

test('the employer chairs after a light accident, an inspector after a grave one, the head of the inspectorate after five deaths', () => {
  expect([light, of('easy', 'easy')].map(findRightChair)).toEqual(['employer', 'employer'])
  expect([of('serious'), of('easy', 'serious'), dead(1), dead(4)].map(findRightChair)).toEqual(
    Array(4).fill('inspector'),
  )
  expect(findRightChair(of('fatal', 'fatal', 'fatal', 'fatal', 'serious'))).toBe('inspector')
  expect(findRightChair(dead(5))).toBe('head-inspector')
})

test('after a light accident anyone fits who is of no other body', () => {
  for (const chair of [own, from(''), from('Директор'), from('Государственный инспектор труда')])
    expect(findChairInPlace(light, chair)).toBeNull()
  for (const post of ['Администрация города Перми', 'Объединение профсоюзов', 'ОСФР по Пермскому краю'])
    expect(findChairInPlace(light, from(post)), post).toBe('employer')
})

test('after a grave accident an inspector fits, or the body that supervises the facility, and no employee', () => {
  for (const post of ['Государственный инспектор труда', 'ГИТ в Пермском крае', 'Инспектор Ростехнадзора'])
    expect(findChairInPlace(of('serious'), from(post)), post).toBeNull()
  const engineer = { ...own, post: 'Инженер по связям с Ростехнадзором' }
  for (const chair of [own, engineer, from('Директор'), from('Объединение профсоюзов')])
    expect(findChairInPlace(of('serious'), chair)).toBe('inspector')
})

test('after five deaths an inspector is not enough', () => {
  expect(findChairInPlace(dead(5), from('Государственный инспектор труда'))).toBe('head-inspector')
  for (const post of [
    'Руководитель ГИТ в Пермском крае',
    'Заместитель начальника Государственной инспекции труда',
    'Главный государственный инспектор труда',
    'Руководитель управления Ростехнадзора',
  ])
    expect(findChairInPlace(dead(5), from(post)), post).toBeNull()
  expect(findChairInPlace(dead(5), from('Руководитель цеха'))).toBe('head-inspector')
})

test('only someone of the unions or of the insurer is refused, after a light accident', () => {
  const refused = ['Объединение профсоюзов', 'ОСФР', 'Администрация города', 'ГИТ', 'Директор'].filter(
    (post) => isChairRefused(light, from(post)),
  )
  expect(refused).toEqual(['Объединение профсоюзов', 'ОСФР'])
  expect(isChairRefused(of('serious'), from('ОСФР'))).toBe(false)
  expect(isChairRefused(light, { employeeId: employee(9), post: 'Председатель профсоюза' })).toBe(false)
})
