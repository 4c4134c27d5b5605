import { expect, test } from 'vitest'
import { firstDaysFree, formatRoubles, listGiven } from './tariffs.ts'

test('what a tariff gives is told by its limits', () => {
  expect(listGiven('basic')).toEqual([
    'до 50 работников',
    'только офисные рабочие места',
    'СУОТ, обучение, инструктажи, СОУТ',
    'персональные шаблоны за отдельную плату',
  ])
  expect(listGiven('standard')).toEqual([
    'до 500 работников',
    'все направления деятельности',
    'всё из базового, медосмотры и СИЗ',
    'персональные шаблоны бесплатно',
  ])
})

test('the trial is promised in the words of every page', () => {
  expect(firstDaysFree).toBe('Первые 14 дней бесплатно')
})

test('a sum is printed in groups of three', () => {
  expect([0, 900, 6000, 27000, 1234567].map(formatRoubles)).toEqual([
    '0\u00a0₽',
    '900\u00a0₽',
    '6\u00a0000\u00a0₽',
    '27\u00a0000\u00a0₽',
    '1\u00a0234\u00a0567\u00a0₽',
  ])
})
