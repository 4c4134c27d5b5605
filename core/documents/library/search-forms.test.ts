import { expect, test } from 'vitest'
import { makeFormSearch } from './search-forms.ts'
import type { TemplateId } from './template.ts'
import { templateGroups } from './template-group.ts'

const titles = [
  'Журнал регистрации инструктажа по охране труда на рабочем месте',
  'Программа вводного инструктажа по охране труда',
  'Приказ о назначении ответственного за пожарную безопасность',
  'Инструкция по охране труда для электрогазосварщика',
  'Личная карточка учёта выдачи СИЗ',
  'Положение о системе управления охраной труда',
]
const [group] = templateGroups
if (!group) throw new Error('no groups')
const search = makeFormSearch(titles.map((title, i) => ({ id: i as TemplateId, title, group })))
const titlesFor = (title: string, text: string) =>
  makeFormSearch([{ id: 1 as TemplateId, title, group }])(text)
const first = (text: string) => search(text)[0]?.title
const count = (text: string) => search(text).length

test('a word is found in any of its forms', () => {
  expect(count('инструктаж')).toBe(2)
  expect(count('инструктажами')).toBe(2)
  expect(first('пожарной безопасности')).toBe(titles[2])
  expect(first('карточки')).toBe(titles[4])
  expect(first('учет')).toBe(titles[4])
  expect(first('сварщика')).toBe(titles[3])
  expect(titlesFor('Электросварка', 'сварка')).toHaveLength(1)
})

test('words may come in any order, and all of them have to be there', () => {
  expect(first('инструктажа программа вводного')).toBe(titles[1])
  expect(search('журнал пожарной')).toEqual([])
})

test('a slip of the hand is forgiven in a longer word, not in a short one', () => {
  for (const typed of ['инстуктаж', 'инструктраж', 'инсрутктаж', 'жрнал инструктажей'])
    expect([typed, count(typed)]).not.toEqual([typed, 0])
  expect(first('элетрогазосвращик')).toBe(titles[3])
  expect(search('тру')).toHaveLength(4)
  expect(search('СЗИ')).toEqual([])
  expect(titlesFor('Проверка', 'правирка')).toHaveLength(1)
})

test('the word as typed comes before its other forms', () => {
  expect(first('инструкция')).toBe(titles[3])
})

test('nothing typed gives all, and nothing findable gives nothing', () => {
  expect(search('  ')).toHaveLength(titles.length)
  expect(search('№ !')).toEqual([])
  expect(search('вертолёт')).toEqual([])
})

test('two letters are not the beginning of a word', () => {
  expect([count('про'), count('пр')]).toEqual([1, 0])
})

test('the stem is the same through the cases', () => {
  for (const forms of [
    'приказ приказа приказу приказом приказе приказы приказов приказами',
    'осмотр осмотра осмотров осмотрам',
    'микротравма микротравмы микротравм микротравмой',
    'обучение обучения обучению обучением',
  ])
    expect(new Set(forms.split(' ').map((form) => count(form))).size).toBe(1)
})

const findIn = (...titles: readonly string[]) => {
  const find = makeFormSearch(titles.map((title, i) => ({ id: i as TemplateId, title, group })))
  return (text: string) => find(text).map(({ id }) => id as number)
}

test('the closest title comes first: as typed, another form, the beginning, a slip', () => {
  const found = findIn('инструктарий', 'инструктажи', 'инструктажная', 'инструктаж')
  expect(found('инструктаж')).toEqual([3, 1, 2, 0])
})

test('another form and a part of a compound are closer than a slip', () => {
  expect(findIn('сворка белая', 'электросварка белые')('сварка белая')).toEqual([1, 0])
})

test('two slips are forgiven in a word of eight letters, one in a word of four, none in a shorter one', () => {
  const found = findIn('ограждение', 'каска', 'сиз')
  expect(found('ограждение')).toEqual([0])
  expect(found('огрождемие')).toEqual([0])
  expect(found('агрождемие')).toEqual([])
  expect(found('коска')).toEqual([1])
  expect(found('косма')).toEqual([])
  expect(found('сез')).toEqual([])
})

test('letters that changed places are one slip, at the beginning and at the end too', () => {
  const found = findIn('каска')
  for (const typed of ['акска', 'ксака', 'касак', 'аска', 'каскар', 'касс'])
    expect([typed, found(typed)]).toEqual([typed, [0]])
  expect(found('аксак')).toEqual([])
  expect(found('скака')).toEqual([])
})

test('words beyond twelve are not looked for, nor letters beyond forty', () => {
  const found = findIn('каска')
  expect(found(`${'каска '.repeat(12)}вертолёт`)).toEqual([0])
  expect(findIn('ы'.repeat(45))(`${'ы'.repeat(40)}лишнее`)).toEqual([0])
})

test('two slips in a word of five letters are too many, whatever they are', () => {
  for (const [word, typed] of [
    ['скаска', 'коска'],
    ['каскун', 'каска'],
    ['окска', 'моска'],
    ['скска', 'коска'],
  ] as const)
    expect([word, typed, findIn(word)(typed)]).toEqual([word, typed, []])
})

test('a word that several titles have finds them all', () => {
  expect(findIn('каска белая', 'очки белые', 'белая куртка')('белая')).toEqual([0, 2, 1])
  expect(findIn('каска белая', 'очки', 'белая куртка')('белая куртка')).toEqual([2])
})
