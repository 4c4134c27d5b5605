import { describe, expect, it } from 'vitest'
import { shippedPositions } from '../../positions/shipped-positions.ts'
import { findAlike, makeComparable } from './alike-names.ts'
import { measureDistance } from './measure-distance.ts'

const shipped = shippedPositions.map(({ name }) => makeComparable(name))
const alike = (name: string, ...names: readonly string[]) => findAlike(name, names.map(makeComparable))

describe('names that are alike', () => {
  it.each([
    ['Слесарь - ремонтник', 'Слесарь-ремонтник'],
    ['Слесарь ремонтник', 'Слесарь-ремонтник'],
    ['Слесарьремонтник', 'Слесарь-ремонтник'],
    ['Ремонтник-слесарь', 'Слесарь-ремонтник'],
    ['Слеасрь-ремонтник', 'Слесарь-ремонтник'],
    ['Водитель а/м', 'Водитель автомобиля'],
    ['Водитель авто.', 'Водитель автомобиля'],
    ['Уборщик служ. помещений', 'Уборщик служебных помещений'],
    ['Уборщица служебных помещений', 'Уборщик служебных помещений'],
    ['Эл. газосварщик', 'Электрогазосварщик'],
    ['Эл.газосварщик', 'Электрогазосварщик'],
    ['Гл. инженер', 'Главный инженер'],
    ['Гл бухгалтер', 'Главный бухгалтер'],
    ['Нач. отдела кадров', 'Начальник отдела кадров'],
    ['Сторож', 'Сторож (вахтёр)'],
    ['Вахтер', 'Сторож (вахтёр)'],
    ['Стрпоальщик', 'Стропальщик'],
    ['Кладовщица', 'Кладовщик'],
    ['Дворни', 'Дворник'],
  ])('«%s» is like «%s» of the shipped ones', (name, found) => {
    expect(findAlike(name, shipped)[0]).toBe(found)
  })

  it('are found though words are left, where the one is cut short, four at most', () => {
    const found = findAlike('Эл. монтер', shipped)
    expect(found).toHaveLength(4)
    expect(found).toContain('Электромонтёр по ремонту и обслуживанию электрооборудования')
    expect(findAlike('Электромонтёр', shipped)).toEqual([])
    expect(findAlike('Водитель', shipped)).toEqual([])
    expect(alike('Зам. директора', 'Заместитель директора по сбыту', 'Заместитель директора')).toEqual([
      'Заместитель директора',
      'Заместитель директора по сбыту',
    ])
    expect(alike('Отд. кадров', 'Управление и отдел кадров')).toEqual([])
  })

  it.each([
    ['Цех №1', 'Цех № 1'],
    ['Цех 1', 'Цех № 1'],
    ['Цех № 01', 'Цех 1'],
    ['СМУ3', 'СМУ-3'],
    ['Администрации', 'Администрация'],
    ['Отдел гл. механика', 'Отдел главного механика'],
    ['Отдел главного механика', 'Отдел гл. механика'],
  ])('«%s» is like the department «%s»', (name, found) => {
    expect(alike(name, found)).toEqual([found])
  })

  it.each([
    ['Цех № 1', 'Цех № 2'],
    ['Цех № 1', 'Цех'],
    ['Цех № 1', 'Цех № 1а'],
    ['Склад сырья', 'Склад'],
    ['ОТК', 'ОТиЗ'],
    ['ИТ', 'Итоги'],
    ['№ 1', 'Цех 1'],
    ['Повар', 'Шеф-повар'],
    ['Крановщик', 'Кладовщик'],
    ['Слесарь-сантехник', 'Слесарь-ремонтник'],
    ['Водитель автобуса', 'Водитель автомобиля'],
    ['Водитель погрузчика', 'Водитель автомобиля'],
    ['Оператор котельной', 'Оператор склада'],
    ['Электросварщик', 'Электросварщик ручной сварки'],
    ['Токарь', 'Пекарь'],
    ['Швец', 'Швея'],
    ['Бухгалтер по зарплате', 'Бухгалтер'],
  ])('«%s» is not like «%s»', (name, other) => {
    expect(alike(name, other)).toEqual([])
  })

  it('are of a length that people give', () => {
    const long = `Рабочий ${'а'.repeat(200)}`
    expect(alike(long, `${long}а`)).toEqual([])
  })

  it('are no two of the shipped positions but those of one profession', () => {
    const pairs = shippedPositions.flatMap(({ name }) =>
      findAlike(
        name,
        shipped.filter((one) => one.name !== name),
      ).map((other) => `${name} ~ ${other}`),
    )
    const [chef, head] = ['Шеф-повар', 'Заведующий производством (шеф-повар)']
    expect(pairs).toEqual([`${chef} ~ ${head}`, `${head} ~ ${chef}`])
  })
})

describe('the distance of words', () => {
  it.each([
    ['слесарь', 'слесарь', 0],
    ['слесарь', 'слеасрь', 1],
    ['слесарь', 'слсарь', 1],
    ['слесарь', 'слессарь', 1],
    ['слесарь', 'слисарь', 1],
    ['слесарь', 'слисаръ', 2],
    ['слесарь', 'слисарем', null],
    ['', 'ab', 2],
    ['ab', 'abcde', null],
    ['абвг', 'бавг', 1],
  ])('of «%s» and «%s» is %s', (a, b, distance) => {
    expect(measureDistance(a, b, 2)).toBe(distance)
    expect(measureDistance(b, a, 2)).toBe(distance)
  })
})
