import { expect, test } from 'vitest'
import { aProfile } from '../../../../../tests/profile-example.ts'
import { toldOfLists, workerAt } from '../../../../../tests/source-facts.ts'
import type { PpeNorms } from '../../../../norms/ppe/ppe-norm.ts'
import type { ProfiledPost } from '../../facts/work-records.ts'

const norms: PpeNorms = {
  ...{ professions: [], hazards: [] },
  washing: [
    {
      ...{ id: 'oil', work: 'Работы с маслами', confidence: 'page' },
      agents: [
        { name: 'Очищающее средство', monthly: '250 мл (200 г)' },
        { name: 'Восстанавливающее средство', monthly: '100 мл' },
      ],
    },
  ],
}
const ask = (...[name, lists, more]: Parameters<typeof toldOfLists>) =>
  toldOfLists(name, lists, { profiles: [], norms, ...more })
const dirty = (position: string, department: string | null = null): ProfiledPost => ({
  ...{ position, department, profile: { ...aProfile, dirt: ['oil'] } },
})

const washing = [
  { post: 'Маляр, Штукатур', dirt: 'Краски', name: 'Паста', norm: '200', point: 'п. 9', way: 'лично' },
  { post: 'Маляр', dirt: 'Краски', name: 'Крем', norm: '100', point: 'п. 1', way: 'дозатор' },
  { post: 'Слесарь', dirt: 'Масла', name: 'Мыло', norm: '200', point: 'п. 7', way: 'дозатор' },
]

test('washing agents of a person are those of the post; the dirt is said once', () => {
  const employee = workerAt('Маляр', 'Отделка')
  expect(ask('washing.of-person', { washing }, { employee })?.value).toEqual([
    { name: 'Паста', norm: 'п. 9', amount: '200', way: 'лично' },
    { name: 'Крем', norm: 'п. 1', amount: '100', way: 'дозатор' },
  ])
  expect(ask('washing.dirt', { washing }, { employee })?.value).toBe('Краски')
  expect(ask('washing.dirt', { washing }, { employee: workerAt('Повар', '') })).toBeNull()
  const other = [{ post: 'Слесарь-ремонтник; Цех № 1, участок 2', dirt: 'Масла' }]
  const dirt = (position: string) =>
    ask('washing.dirt', { washing: other }, { employee: workerAt(position, '') })?.value
  expect(['Слесарь-ремонтник', 'Цех № 1, участок 2', 'участок 2'].map(dirt)).toEqual([
    'Масла',
    undefined,
    'Масла',
  ])
  const listed = [
    { post: 'Цех № 1, участок 2', dirt: 'Пыль' },
    { post: '', dirt: 'Пух' },
  ]
  expect(
    ask('washing.dirt', { washing: listed }, { employee: workerAt('Цех № 1, участок 2', '') })?.value,
  ).toBe('Пыль')
  expect(ask('washing.dirt', { washing: listed }, { employee: workerAt('', '') })).toBeNull()
  expect(['Слесарь', 'Цех', ''].map(dirt)).toEqual([undefined, undefined, undefined])
})

test('of posts that the list does not name, the norms give for the dirt that was answered', () => {
  const clean = { ...dirty('Швея'), profile: { ...aProfile, dirt: [] } }
  const profiles = [
    clean,
    dirty('Токарь'),
    dirty('Слесарь'),
    dirty('Фрезеровщик', 'Цех'),
    dirty('Токарь', 'Цех'),
  ]
  const byNorms = { post: 'Токарь, Фрезеровщик', dirt: 'Работы с маслами', point: 'приложение № 3', way: '' }
  const given = [
    { ...byNorms, name: 'Очищающее средство', norm: '250 мл (200 г)' },
    { ...byNorms, name: 'Восстанавливающее средство', norm: '100 мл' },
  ]
  expect(ask('washing.norms', { washing }, { profiles })).toEqual({
    value: [...washing, ...given],
    from: 'из сведений организации: Смывающие и дерматологические средства; из требований по должностям и Единых типовых норм, 5 записей',
  })
  const turner = { profiles, employee: workerAt('Токарь', 'Склад') }
  expect(ask('washing.of-person', { washing }, turner)?.value).toEqual([
    { name: 'Очищающее средство', norm: 'приложение № 3', amount: '250 мл (200 г)', way: '' },
    { name: 'Восстанавливающее средство', norm: 'приложение № 3', amount: '100 мл', way: '' },
  ])
  expect(ask('washing.dirt', { washing }, turner)).toEqual({
    value: 'Работы с маслами',
    from: 'из требований по должностям и Единых типовых норм',
  })
  expect(ask('washing.dirt', { washing }, { profiles, employee: workerAt('Слесарь', '') })?.value).toBe(
    'Масла',
  )
  expect(ask('washing.norms', {}, {})).toBeNull()
  expect(ask('washing.norms', { washing })?.from).toBe(
    'из сведений организации: Смывающие и дерматологические средства, 3 записи',
  )
  expect(ask('washing.norms', {}, { profiles })?.from).toBe(
    'из требований по должностям и Единых типовых норм, 2 записи',
  )
})
