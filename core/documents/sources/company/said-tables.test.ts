import { expect, test } from 'vitest'
import { toldOfLists, workerAt } from '../../../../tests/source-facts.ts'
import type { HolderOfRole } from '../facts/holders.ts'
import { sourceNamed } from '../source-table.ts'

const holder = (code: string, fullName: string, position = 'Мастер'): HolderOfRole => ({
  ...{ employeeId: 7 as HolderOfRole['employeeId'], code, role: code, fullName, position },
  ...{ department: 'Склад', orderLink: { kind: 'not-required' } },
})

test('an answer that is given once fills its value, a figure as a figure; what is not given fills nothing', () => {
  const lists = { fire: [{ people: '130', minutes: '4,5', alarm: 'Сирена', roads: '' }] }
  expect(toldOfLists('facts.fire-people', lists)).toEqual({
    value: 130,
    from: 'из сведений организации: Пожарная безопасность',
  })
  expect(toldOfLists('facts.fire-minutes', lists)?.value).toBe(4.5)
  expect(toldOfLists('facts.fire-alarm', lists)?.value).toBe('Сирена')
  expect(toldOfLists('facts.fire-roads', lists)).toBeNull()
  expect(toldOfLists('facts.fire-alarm', {})).toBeNull()
})

test('answers by options say which there are, and every source what it gives', () => {
  expect(sourceNamed('facts.fire-frequency')?.options).toHaveLength(2)
  expect(sourceNamed('facts.fire-alarm')).not.toHaveProperty('options')
  expect(sourceNamed('facts.fire-alarm')?.gives).toBe(
    'Пожарная безопасность: сигнал тревоги и система оповещения',
  )
})

test('a table has a row for each that is kept, and says how many', () => {
  const buildings = [{ name: 'Склад', address: 'ул. Мира, 1' }]
  expect(toldOfLists('buildings.list', { buildings })).toEqual({
    value: buildings,
    from: 'из сведений организации: Здания и сооружения, 1 запись',
  })
  expect(toldOfLists('buildings.list', {})).toBeNull()
})

test('the holder of the role stands beside each row', () => {
  const kits = [{ number: '1', place: 'Офис' }]
  expect(toldOfLists('kits.list', { kits }, { holders: [holder('kit-head', 'Ёлкин П. С.')] })?.value).toEqual(
    [{ number: '1', place: 'Офис', keeper: 'Ёлкин П. С., Мастер' }],
  )
  expect(toldOfLists('kits.list', { kits })?.value).toEqual([{ number: '1', place: 'Офис', keeper: '' }])
})

test('kits are counted and named; with none nothing is known', () => {
  const kits = [{ place: 'Офис' }, { place: 'Склад' }]
  expect(toldOfLists('kits.count', { kits })?.value).toBe(2)
  expect(toldOfLists('kits.places', { kits })?.value).toBe('Офис; Склад')
  expect(toldOfLists('kits.count', {})).toBeNull()
  expect(toldOfLists('kits.places', {})).toBeNull()
})

test('items of kits: written off from their last day on, asked for a month before', () => {
  const item = (name: string, expiry: string) => ({ kit: '2', name, quantity: '1 шт.', expiry })
  const lists = {
    'kit-items': [
      item('Бинт', '2026-11-20'),
      item('Жгут', '2026-11-21'),
      item('Шина', '2026-12-20'),
      item('Плед', '2026-12-21'),
      item('Маска', ''),
    ],
  }
  expect(toldOfLists('kits.expired', lists)?.value).toEqual([
    {
      ...{ name: 'Бинт', quantity: '1 шт.', expiry: '20.11.2026' },
      ...{ reason: 'истёк срок годности', replaced: 'такое же изделие' },
    },
  ])
  expect(toldOfLists('kits.needed', lists)?.value).toEqual(
    ['Бинт', 'Жгут', 'Шина'].map((name) => ({ name, quantity: '1 шт.', place: '№ 2' })),
  )
})

const rooms = [
  {
    ...{ room: 'Склад ЛКМ', category: 'Б', burning: 'Краски', most: '200 кг', order: 'В шкафах' },
    ...{ means: 'ОП-8', exit: 'Ворота' },
  },
  { room: 'Кладовая', category: 'В', burning: '', most: '' },
]

test('rooms: what burns and what puts it out, what is stored, both as text', () => {
  expect(toldOfLists('rooms.fire', { rooms })?.value).toEqual([
    {
      ...{ room: 'Склад ЛКМ', category: 'Б', burning: 'Краски, 200 кг', means: 'ОП-8', exit: 'Ворота' },
    },
    { room: 'Кладовая', category: 'В', burning: '', means: '', exit: '' },
  ])
  expect(toldOfLists('rooms.storage', { rooms: rooms.slice(0, 1) })?.value).toEqual([
    { room: 'Склад ЛКМ, Б', material: 'Краски', most: '200 кг', order: 'В шкафах' },
  ])
  expect(toldOfLists('rooms.danger', { rooms: rooms.slice(0, 1) })?.value).toBe('Склад ЛКМ — Б, Краски')
  expect(toldOfLists('rooms.names', { rooms })?.value).toBe('Склад ЛКМ, Кладовая')
})

test('cranes and vehicles: who drives is left to a person', () => {
  expect(toldOfLists('cranes.list', { cranes: [{ name: 'Кран', numbers: '№ 814' }] })?.value).toBe(
    'Кран, № 814',
  )
  expect(toldOfLists('vehicles.list', { vehicles: [{ vehicle: 'ПАЗ', plate: 'А 1' }] })?.value).toEqual([
    { vehicle: 'ПАЗ', plate: 'А 1', driver: '', licence: '', relief: '' },
  ])
})

test('works at height and dangerous places are told in one line too', () => {
  const works = [{ work: 'Монтаж', place: 'Участок' }, { work: 'Очистка кровли' }]
  expect(toldOfLists('works.height-line', { 'height-works': works })?.value).toBe('Монтаж; Очистка кровли')
  const hazards = [{ place: 'Проезд', hazard: 'Погрузчики', rule: 'Ходить по дорожке' }]
  expect(toldOfLists('places.hazards-line', { 'site-hazards': hazards })?.value).toBe('Проезд — Погрузчики')
})

test('measures of a permit are those of its stage', () => {
  const lists = {
    'permit-measures': [
      { stage: 'до начала работ', what: 'Оградить', term: 'сразу' },
      { stage: 'в процессе работ', what: 'Следить', term: 'всегда' },
    ],
  }
  const holders = [holder('permit-head', 'Ёлкин П. С.')]
  expect(toldOfLists('works.height-before', lists, { holders })?.value).toEqual([
    { what: 'Оградить', term: 'сразу', who: 'Ёлкин П. С., Мастер' },
  ])
  expect(toldOfLists('works.height-during', lists, { holders })?.value).toEqual([
    { what: 'Следить', term: 'всегда', who: 'Ёлкин П. С., Мастер' },
  ])
})

const hazards = [
  {
    ...{ place: 'Участок сварки', hazard: 'Аэрозоль', source: 'Сварка', event: 'Вдыхание', harm: 'Болезнь' },
    ...{ found: 'СОУТ', controls: 'Щиток', level: 'средний', measure: 'Вытяжка', stage: 'техническая' },
    ...{ deadline: '01.03.2027', cost: '9 руб.', residual: 'низкий' },
  },
  { place: 'Электромонтёр', hazard: 'Ток', controls: 'Перчатки', level: 'высокий', measure: '' },
]

test('the register of hazards: what was found, what more is done, what programme B teaches', () => {
  expect(toldOfLists('hazards.list', { hazards: hazards.slice(0, 1) })?.value).toEqual([
    {
      ...{ department: 'Участок сварки', source: 'Сварка', event: 'Вдыхание' },
      ...{ harm: 'Болезнь', found: 'СОУТ' },
    },
  ])
  expect(
    toldOfLists('hazards.measures', { hazards }, { holders: [holder('risk', 'Ёлкин П. С.')] })?.value,
  ).toEqual([
    {
      ...{ risk: 'Аэрозоль, Участок сварки', levelBefore: 'средний', action: 'Вытяжка' },
      ...{ stage: 'техническая', deadline: '01.03.2027', cost: '9 руб.', levelAfter: 'низкий' },
      owner: 'Ёлкин П. С., Мастер',
    },
  ])
  expect(toldOfLists('hazards.taught', { hazards: hazards.slice(1) })?.value).toEqual([
    { work: 'Электромонтёр', hazard: 'Ток', measure: 'Перчатки', paper: '' },
  ])
})

test('of a person: the hazards of the department or the post', () => {
  const ofPerson = (position: string, department: string) =>
    toldOfLists('hazards.of-person', { hazards }, { employee: workerAt(position, department) })?.value
  expect(ofPerson('Сварщик', 'Участок сварки')).toEqual([
    { hazard: 'Аэрозоль', event: 'Вдыхание', level: 'средний', measures: 'Щиток' },
  ])
  expect(ofPerson('Электромонтёр', 'Энергослужба')).toMatchObject([{ hazard: 'Ток' }])
  expect(ofPerson('Кладовщик', '')).toBeUndefined()
  expect(ofPerson('Кладовщик', 'Участок сварки труб')).toBeUndefined()
  expect(ofPerson('электромонтёр', '')).toMatchObject([{ hazard: 'Ток' }])
})

test('the sum of the measures of the year', () => {
  const measures = [
    { action: 'Вытяжка', cost: '100,5', deadline: '01.03.2027' },
    { action: 'Курсы', cost: '', deadline: '' },
  ]
  expect(toldOfLists('measures.sum', { measures })?.value).toBe(100.5)
  expect(toldOfLists('measures.sum', { measures: measures.slice(1) })).toBeNull()
})

test('a contractor is known where there is just one', () => {
  const one = { name: 'ООО «Кровля»', contract: '№ 4', work: '', site: 'Двор' }
  expect(toldOfLists('contractors.name', { contractors: [one] })?.value).toBe('ООО «Кровля»')
  expect(toldOfLists('contractors.work', { contractors: [one] })).toBeNull()
  expect(toldOfLists('contractors.name', { contractors: [one, one] })).toBeNull()
  expect(toldOfLists('contractors.name', {})).toBeNull()
})

test('rights in electrical installations: who is appointed, by what the post may; each once', () => {
  const lists = {
    'electrical-staff': [
      { post: 'Энергетик', group: 'IV', voltage: 'до 1000 В', rights: 'выдаёт', zone: 'Все' },
    ],
  }
  const holders = [
    holder('el-head', 'Лапин Р. С.', 'Энергетик'),
    holder('el-tools', 'Лапин Р. С.', 'Энергетик'),
    holder('fire-head', 'Зотов М. П.', 'Энергетик'),
    holder('el-deputy', 'Гусев К. А.', 'Инженер'),
  ]
  expect(toldOfLists('electrical.rights', lists, { holders })?.value).toEqual([
    { name: 'Лапин Р. С., Энергетик', group: 'IV, до 1000 В', rights: 'выдаёт', zone: 'Все' },
  ])
})

test('the report of assessment, how cards are kept', () => {
  expect(
    toldOfLists('facts.sout-report', { sout: [{ number: '24-017', approved: '2024-05-20' }] })?.value,
  ).toBe('№ 24-017 от 20.05.2024')
  expect(toldOfLists('facts.sout-report', { sout: [{ number: '24-017', approved: '' }] })).toBeNull()
  expect(toldOfLists('facts.sout-report', {})).toBeNull()
  expect(toldOfLists('facts.sout-report', { sout: [{ number: '24-017', approved: 'весной' }] })?.value).toBe(
    '№ 24-017 от ',
  )
  expect(toldOfLists('facts.cards-kept', { order: [{ cards: 'на бумаге' }] })?.value).toBe(
    'в личных карточках на бумаге',
  )
  expect(toldOfLists('facts.cards-kept', {})).toBeNull()
})

test('who briefs before works and who owns the goals are holders of roles', () => {
  const holders = [holder('workplace-briefing', 'Ёлкин П. С.'), holder('ot-head', 'Лапин Р. С.', 'Инженер')]
  expect(toldOfLists('works.targeted', { works: [{ work: 'Огневые работы' }] }, { holders })?.value).toEqual([
    { work: 'Огневые работы', briefer: 'Ёлкин П. С., Мастер' },
  ])
  expect(toldOfLists('goals.list', { goals: [{ goal: 'Без травм' }] }, { holders })?.value).toEqual([
    { goal: 'Без травм', owner: 'Лапин Р. С., Инженер' },
  ])
})
