import { expect, test } from 'vitest'
import { mining } from '../../tests/examples.ts'
import { signed } from '../../tests/requirement-example.ts'
import { findFactList } from '../facts/fact-lists.ts'
import type { FactRow, KeptFacts } from '../facts/fact-records.ts'
import { readCompanyGround } from './company-ground.ts'

const said = (list: string, ...rows: readonly FactRow[]): KeptFacts => ({
  ...{ companyId: mining, list, rows, version: 1, entered: signed },
})
const nothing = {
  ...{ microEnterprise: null, teachesInside: null, internshipShifts: null, instructions: [] },
  fireBriefing: { isHalfYearly: null, people: null },
}

test('a company that has said nothing has answered nothing', () => {
  expect(readCompanyGround([], 'Слесарь')).toEqual(nothing)
  const silent = [said('training', { micro: '', register: '', centre: 'Центр' }), said('instructions')]
  expect(readCompanyGround(silent, 'Слесарь')).toEqual(nothing)
  expect(readCompanyGround([said('training')], 'Слесарь')).toEqual(nothing)
  expect(readCompanyGround([said('order', { micro: 'да', register: 'да' })], 'Слесарь')).toEqual(nothing)
})

test('each question is answered by itself, in the words that it offers', () => {
  const options = (name: string) =>
    findFactList('training')?.columns.find((column) => column.name === name)?.options
  for (const name of ['micro', 'register']) expect(options(name)).toEqual(['да', 'нет'])
  const read = (row: FactRow) => readCompanyGround([said('order'), said('training', row)], 'Слесарь')
  expect(read({ micro: 'да', register: 'нет' })).toMatchObject({
    microEnterprise: true,
    teachesInside: false,
  })
  expect(read({ micro: 'нет' })).toMatchObject({ microEnterprise: false, teachesInside: null })
  expect(read({ register: 'да' })).toMatchObject({ microEnterprise: null, teachesInside: true })
})

test('how often the fire briefing is repeated and how many people there are is read in the words of the question', () => {
  const columns = findFactList('fire')?.columns ?? []
  const [yearly, halfYearly] = columns.find(({ name }) => name === 'frequency')?.options ?? []
  expect([yearly, halfYearly]).toEqual(['не реже одного раза в год', 'не реже одного раза в полугодие'])
  const read = (row: FactRow) =>
    readCompanyGround([said('training', { people: '90' }), said('fire', row)], 'Слесарь').fireBriefing
  expect(read({ frequency: yearly ?? '' })).toEqual({ isHalfYearly: false, people: null })
  expect(read({ frequency: halfYearly ?? '', people: '130' })).toEqual({ isHalfYearly: true, people: 130 })
  expect(read({ frequency: '', people: 'много' })).toEqual({ isHalfYearly: null, people: null })
  expect(read({ people: '0' })).toEqual({ isHalfYearly: null, people: null })
})

test('how many shifts an internship takes is a whole number of them', () => {
  const read = (shifts: string) =>
    readCompanyGround([said('training', { shifts })], 'Слесарь').internshipShifts
  expect(['5', ' 3 ', '', '2,5', 'две', '0', '-2'].map(read)).toEqual([5, 3, null, null, null, null, null])
})

test('of the instructions a position has those that name it, in their order', () => {
  expect(findFactList('instructions')?.columns.map(({ name }) => name)).toEqual([
    'name',
    'posts',
    'approved',
    'reviewed',
  ])
  const all = [
    said('kits', { name: 'Аптечка', posts: 'Слесарь' }),
    said(
      'instructions',
      { name: 'ИОТ № 9', posts: 'Токарь, слесарь' },
      { name: '', posts: 'Слесарь' },
      { posts: 'Слесарь' },
      { name: 'ИОТ № 3', posts: 'Слесарь-ремонтник' },
      { name: 'ИОТ № 4', posts: '' },
      { name: 'ИОТ № 5' },
      { name: 'ИОТ № 2', posts: 'Слесарь' },
    ),
  ]
  expect(readCompanyGround(all, 'Слесарь').instructions).toEqual(['ИОТ № 9', 'ИОТ № 2'])
  expect(readCompanyGround(all, 'Кладовщик').instructions).toEqual([])
})
